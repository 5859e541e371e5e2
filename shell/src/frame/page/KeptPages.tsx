import { useStoreValue } from '@plaza/events'
import { LocationContext } from '@plaza/facade/router'
import { Activity, memo, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'
import { addressOf, PagesInMemory, usePlace, type Place } from '../../kernel/routes/place'
import { offsetsOf } from '../column/Column'
import { CurrentPage } from './CurrentPage'
import { keepPages } from './kept-pages'
import styles from './KeptPages.module.css'

/** Whether the browser can leave an element undrawn without forgetting how it is laid out. */
const keepsLayout = (): boolean => globalThis.CSS?.supports?.('content-visibility', 'hidden') ?? false

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
  const [{ pages, ...last }, setState] = useState(() => ({
    ...next,
    pages: keepPages([], page, place, { plan, user, language }),
  }))
  if (Object.keys(last).some((name) => last[name as keyof typeof last] !== next[name as keyof typeof next]))
    setState({ ...next, pages: keepPages(pages, page, place, { plan, user, language }) })
  const all = useRef<HTMLDivElement>(null)
  const inMemory = useContext(PagesInMemory)
  useLayoutEffect(() => {
    inMemory.current = new Set(pages.slice(1).map((left) => addressOf(left.place.location)))
    if (!keepsLayout()) return
    // React hides a page that is left with `display: none`, which would throw its styles and its layout away.
    for (const left of all.current?.querySelectorAll<HTMLElement>(`:scope > .${styles.left} > *`) ?? [])
      left.style.removeProperty('display')
  }, [inMemory, pages])
  return (
    <div ref={all}>
      {/* In the order in which they were drawn: an element that is moved in the document is laid out anew. */}
      {[...pages]
        .sort((one, other) => one.drawing - other.drawing)
        .map((kept) => (
          <Kept
            key={`${kept.key}#${kept.drawing}`}
            page={kept.page}
            place={kept.place}
            isLeft={kept !== pages[0]}
          />
        ))}
    </div>
  )
}

interface KeptProps {
  page: Page
  place: Place
  isLeft: boolean
}

/** A page, which sees the address of its last view. */
function Kept({ page, place, isLeft }: KeptProps) {
  const offsets = offsetsOf({ hasHeader: page.header, hasMenu: page.bottomMenu })
  return (
    <div className={isLeft ? `${offsets} ${styles.left}` : offsets} aria-hidden={isLeft || undefined}>
      <Activity mode={isLeft ? 'hidden' : 'visible'}>
        <Drawn page={page} place={place} />
      </Activity>
    </div>
  )
}

const Drawn = memo(function Drawn({ page, place }: Omit<KeptProps, 'isLeft'>) {
  return (
    <LocationContext value={place}>
      <div>
        <CurrentPage page={page} />
      </div>
    </LocationContext>
  )
})
