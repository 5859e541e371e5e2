import { useMemo, useSyncExternalStore } from 'react'
import { routeOf, type Route } from '../state/route'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The route of the address; drawn again when it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}
