import { createContext } from 'react'
import { afterFrame } from '../loading/after-frame'
import styles from './first-view-keeper.module.css'

/** How long the page waits for the remotes of its slots before it is shown, ms. */
export const longestWaitMs = 1_000

/** What the document drew, until the page's code has taken it over (EDGE-7). */
export interface KeptFirstView {
  /** Where the page is rendered. */
  container: Element
  /** Aborted once the page is shown. */
  shown: AbortSignal
  /** The page has been rendered: it is shown when its slots are there, after a while, or as soon as somebody touches it. */
  rendered(): void
  /** The slot at `place` waits for its remote; if the page is shown before that, it shows `drawn`. Returns the end of the wait. */
  hold(place: Element, drawn: Element): () => void
  /** Shows the first view again, with the failure card of the document, when the page failed while it took over. */
  restore(): void
  /** The page has taken over: from now on it shows its failures itself. */
  release(): void
}

/** The first view of the document, for the slots of the page that takes it over. */
export const FirstViewContext = createContext<KeptFirstView | undefined>(undefined)

/** Keeps the first view of the document in `#root`; a skeleton is not worth keeping, and a form is replaced at once. */
export function keepFirstView(root: Element): KeptFirstView {
  const drawn = [...root.querySelectorAll('[data-drawn]')].map((part) => [part.parentNode, part] as const)
  const isPage = drawn.length > 0
  let nodes = isPage || root.querySelector('[data-form]') ? [...root.childNodes] : undefined
  const column = root.lastElementChild
  const container = isPage ? document.createElement('div') : root
  const waiting = new Map<Element, Element>()
  const end = new AbortController()
  const { signal } = end
  const show = (): void => {
    if (signal.aborted) return
    end.abort()
    for (const [place, part] of waiting) place.append(part)
    for (const node of nodes ?? []) node.remove()
    container.removeAttribute('class')
  }
  if (isPage) {
    container.className = styles.unseen!
    root.prepend(container)
  } else end.abort()
  return {
    container,
    shown: signal,
    rendered: () => {
      if (waiting.size === 0) show()
      if (signal.aborted) return
      column?.setAttribute('aria-hidden', 'true')
      const timer = setTimeout(show, longestWaitMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
      for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, show, { capture: true, signal })
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
      show()
      nodes = undefined
      drawn.length = 0
    },
  }
}
