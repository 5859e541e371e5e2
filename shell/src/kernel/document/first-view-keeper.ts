import { createContext } from 'react'
import { afterFrame } from '../loading/after-frame'
import { forgetDrawnForm } from './drawn-form'
import styles from './first-view-keeper.module.css'

/** How long the page waits for the remotes of its slots before it is shown, ms. */
export const longestWaitMs = 1_000

/** What the document drew, until the page's code has taken it over (EDGE-7). */
export interface KeptFirstView {
  /** Where the page is rendered. */
  container: Element
  /** Aborted once the page is shown. */
  shown: AbortSignal
  /**
   * The page has been rendered: it is shown when its slots are there, after a while, or as soon as somebody touches it. A page
   * behind a form waits for its screen instead.
   */
  rendered(): void
  /** The screen of the page is there: in place of a form that no screen has claimed, it is shown. */
  arrived(): void
  /** The screen of the page did not load: a form stays as it is, with the failure card of the document. */
  missing(): void
  /**
   * A screen goes on with the form. Returns what shows the page in its place: `focus` is called while both are there, so that
   * the focus is never without a field.
   */
  claim(): (focus: () => void) => void
  /** The slot at `place` waits for its remote; if the page is shown before that, it shows `drawn`. Returns the end of the wait. */
  hold(place: Element, drawn: Element): () => void
  /** Shows the first view again, with the failure card of the document, when the page failed while it took over. */
  restore(): void
  /** The page has taken over: from now on it shows its failures itself. */
  release(): void
}

/** The first view of the document, for the slots of the page that takes it over. */
export const FirstViewContext = createContext<KeptFirstView | undefined>(undefined)

/**
 * Keeps the first view of the document in `#root`; a skeleton is not worth keeping. A form stays in use until the screen that goes
 * on with it is there.
 */
export function keepFirstView(root: Element): KeptFirstView {
  const drawn = [...root.querySelectorAll('[data-drawn]')].map((part) => [part.parentNode, part] as const)
  const isPage = drawn.length > 0
  const isForm = !isPage && root.querySelector('[data-form]') !== null
  let nodes = isPage || isForm ? [...root.childNodes] : undefined
  const column = root.lastElementChild
  const container = isPage || isForm ? document.createElement('div') : root
  let isClaimed = false
  const waiting = new Map<Element, Element>()
  const end = new AbortController()
  const { signal } = end
  const show = (): void => {
    if (signal.aborted) return
    end.abort()
    container.removeAttribute('inert')
    for (const [place, part] of waiting) place.append(part)
    for (const node of nodes ?? []) node.remove()
    container.removeAttribute('class')
  }
  const release = (): void => {
    show()
    forgetDrawnForm()
    nodes = undefined
    drawn.length = 0
  }
  if (isPage || isForm) {
    container.className = isForm ? styles.behind! : styles.unseen!
    container.toggleAttribute('inert', isForm)
    root.prepend(container)
  } else end.abort()
  return {
    container,
    shown: signal,
    rendered: () => {
      if (isForm) return
      if (waiting.size === 0) show()
      if (signal.aborted) return
      column?.setAttribute('aria-hidden', 'true')
      const timer = setTimeout(show, longestWaitMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
      for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, show, { capture: true, signal })
    },
    arrived: () => {
      if (isForm && !isClaimed) show()
    },
    missing: () => {
      if (isForm && !signal.aborted) globalThis.plazaStart?.failed()
    },
    claim: () => {
      isClaimed = true
      return (focus) => {
        container.removeAttribute('inert')
        focus()
        show()
      }
    },
    hold: (place, part) => {
      waiting.set(place, part)
      if (signal.aborted) place.append(part)
      return () => {
        waiting.delete(place)
        // What has come is laid out in this frame and shown in the next.
        afterFrame(() => waiting.size === 0 && show())
      }
    },
    restore: () => {
      if (!nodes) return
      end.abort()
      root.replaceChildren(...nodes)
      for (const [parent, part] of drawn) if (part.parentNode !== parent) parent?.append(part)
      column?.removeAttribute('aria-hidden')
      globalThis.plazaStart?.failed()
    },
    release: () => {
      if (isForm) signal.addEventListener('abort', release)
      if (!isForm || signal.aborted) release()
    },
  }
}
