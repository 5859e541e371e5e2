import { useStoreValue } from '@plaza/events'
import { LocationContext } from '@plaza/facade/router'
import {
  Activity,
  memo,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'
import { addressOf, PagesInMemory, usePlace, type Place } from '../../kernel/routes/place'
import { CurrentPage } from './CurrentPage'
import { keepPages } from './kept-pages'

/**
 * The page in view, and a few that were left: those are out of the document, with their effects ended, and are shown again
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
  const sizes = useRef(new Map<string, number>())
  const inMemory = useContext(PagesInMemory)
  useLayoutEffect(() => {
    inMemory.current = new Map(
      pages.slice(1).map((kept) => [addressOf(kept.place.location), sizes.current.get(kept.key) ?? 0]),
    )
  }, [inMemory, pages])
  return pages.map((kept, index) => (
    <Activity key={`${kept.key}#${kept.drawing}`} mode={index > 0 ? 'hidden' : 'visible'}>
      <Kept name={kept.key} page={kept.page} place={kept.place} sizes={sizes} />
    </Activity>
  ))
}

interface KeptProps {
  name: string
  page: Page
  place: Place
  /** Gets the number of elements of the page when it leaves the document. */
  sizes: RefObject<Map<string, number>>
}

/** A page that sees the address of its last view. Its element leaves the document with it. */
const Kept = memo(function Kept({ name, page, place, sizes }: KeptProps) {
  const [element] = useState(() => {
    const made = document.createElement('div')
    made.style.display = 'contents'
    return made
  })
  const attach = useCallback(
    (holder: HTMLElement | null) => {
      holder?.append(element)
      return () => {
        element.remove()
        sizes.current.set(name, element.getElementsByTagName('*').length)
      }
    },
    [element, name, sizes],
  )
  return (
    <LocationContext value={place}>
      {/* Before the page, whose layout effects may look at it. */}
      <div ref={attach} style={{ display: 'contents' }} />
      {createPortal(<CurrentPage page={page} />, element)}
    </LocationContext>
  )
})
