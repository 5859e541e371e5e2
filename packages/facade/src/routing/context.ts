import { createContext, useContext, type Context } from 'react'
import type { History, Location, NavigationType } from './history'

/** The history that links and navigations below it change. */
export const NavigationContext = createContext<History | null>(null)

/** The address whose page is drawn below it, and how it was reached. */
export const LocationContext = createContext<{ location: Location; navigationType: NavigationType } | null>(
  null,
)

/** The value of one of both. @throws outside a router */
export function useRouter<T>(context: Context<T | null>): T {
  const value = useContext(context)
  if (value === null) throw new Error('a link or the place of a page needs a router above it')
  return value
}
