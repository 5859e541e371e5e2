import { LocationContext } from '@plaza/facade/router'
import { createContext, useContext, type ContextType, type RefObject } from 'react'

/** The address whose page is drawn, and how it was reached. */
export type Place = NonNullable<ContextType<typeof LocationContext>>

export const PlaceContext = createContext<Place | null>(null)

/** Pages in memory, by the addresses that they were left at (docs/performance.md, Pages that are kept). */
export const PagesInMemory = createContext<RefObject<ReadonlySet<string>>>({ current: new Set() })

/** Path, query and hash of a location. */
export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<Place['location'], 'pathname' | 'search' | 'hash'>): string => pathname + search + hash

/**
 * The present place, for the frame around the pages. A page has the place of its last view instead, by the router's own hooks:
 * React renders every reader of a context again when it changes above, also below another provider (PERF-10;
 * docs/performance.md, Pages that are kept).
 */
export function usePlace(): Place {
  const router = useContext(LocationContext)
  const place = useContext(PlaceContext) ?? router
  if (!place) throw new Error('The present place is known below SiteRouter or another router only.')
  return place
}
