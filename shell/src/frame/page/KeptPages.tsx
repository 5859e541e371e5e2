import { useStoreValue } from '@plaza/events'
import { LocationContext } from '@plaza/facade/router'
import { Activity, memo, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterFrame } from '../../kernel/loading/after-frame'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'
import { addressOf, PagesInMemory, usePlace, type Place } from '../../kernel/routes/place'
import { offsetsOf } from '../column/Column'
import { CurrentPage } from './CurrentPage'
import { keepPages, type KeptPage } from './kept-pages'
import styles from './KeptPages.module.css'

/** Whether the browser can leave an element undrawn without forgetting how it is laid out. */
const keepsLayout = (): boolean => globalThis.CSS?.supports?.('content-visibility', 'hidden') ?? false

/**
 * Whether the page in view comes from memory as it was left: it is laid out, so the frame that answers the tap shows it, and its
 * effects, which take longer than the frame, begin after that (PERF-10). One that waits for them already goes on waiting.
 */
const isShownAgain = (
  [inView, ...left]: readonly KeptPage[],
  [now]: readonly KeptPage[],
  isWaiting: boolean,
): boolean => now !== undefined && (now === inView ? isWaiting : left.includes(now))

/**
 * The page in view, and a few that were left: those take part in no layout, with their effects ended, and are shown again
 * without rendering. They are let go with the account, the language or the plan that they were drawn for (FRAME-19).
 */
export function KeptPages({ page }: { page: Page }) {
  const { plan: store, events } = useShell()
  const place = usePlace()
  const plan = useStoreValue(store)
  const user = useStoreValue(events.session).session?.userName
  const { language } = useStoreValue(events.language)
  const next = { page, place, plan, user, language }
  const [{ pages, isWaiting, ...last }, setState] = useState(() => ({
    ...next,
    pages: keepPages([], page, place, { plan, user, language }),
    isWaiting: false,
  }))
  if (Object.keys(last).some((name) => last[name as keyof typeof last] !== next[name as keyof typeof next])) {
    const now = keepPages(pages, page, place, { plan, user, language })
    setState({ ...next, pages: now, isWaiting: keepsLayout() && isShownAgain(pages, now, isWaiting) })
  }
  const all = useRef<HTMLDivElement>(null)
  const inMemory = useContext(PagesInMemory)
  useLayoutEffect(() => {
    inMemory.current = new Set(pages.slice(1).map((left) => addressOf(left.place.location)))
    if (!keepsLayout()) return
    // React hides a page that is left with `display: none`, which would throw its styles and its layout away.
    for (const left of all.current?.querySelectorAll<HTMLElement>(`:scope > .${styles.left} > *`) ?? [])
      left.style.removeProperty('display')
  }, [inMemory, pages])
  useEffect(() => {
    if (isWaiting) afterFrame(() => setState((state) => ({ ...state, isWaiting: false })))
  }, [isWaiting])
  return (
    <div ref={all}>
      {/* In the order in which they were first rendered: an element that is moved in the document is laid out again. */}
      {[...pages]
        .sort((one, other) => one.drawing - other.drawing)
        .map((kept) => (
          <Kept
            key={`${kept.key}#${kept.drawing}`}
            page={kept.page}
            place={kept.place}
            isLeft={kept !== pages[0]}
            isResting={kept !== pages[0] || isWaiting}
          />
        ))}
    </div>
  )
}

interface KeptProps {
  page: Page
  place: Place
  isLeft: boolean
  /** Its effects have ended, or have not begun again. */
  isResting: boolean
}

/** A page, which sees the address of its last view. */
function Kept({ page, place, isLeft, isResting }: KeptProps) {
  const offsets = offsetsOf({ hasHeader: page.header, hasMenu: page.bottomMenu })
  return (
    <div className={isLeft ? `${offsets} ${styles.left}` : offsets} aria-hidden={isLeft || undefined}>
      <Activity mode={isResting ? 'hidden' : 'visible'}>
        <Drawn page={page} place={place} />
      </Activity>
    </div>
  )
}

const Drawn = memo(function Drawn({ page, place }: Pick<KeptProps, 'page' | 'place'>) {
  return (
    <LocationContext value={place}>
      <div>
        <CurrentPage page={page} />
      </div>
    </LocationContext>
  )
})
