import { useCallback, useMemo } from 'react'
import { LocationContext, NavigationContext, useRouter } from './context'
import type { Location, NavigationType } from './history'
import { resolve, type To } from './resolve'

/** How a navigation is made. */
export interface NavigateOptions {
  /** In the place of the present entry. */
  replace?: boolean
  /** Handed over to the next page. */
  state?: unknown
}

/** Goes to an address, or by a number of entries back and forward. */
export interface NavigateFunction {
  (to: To, options?: NavigateOptions): void
  (by: number): void
}

/** The address whose page is drawn. */
export const useLocation = (): Location => useRouter(LocationContext).location

/** How that address was reached. */
export const useNavigationType = (): NavigationType => useRouter(LocationContext).navigationType

/** Navigates from wherever the page is by then. */
export function useNavigate(): NavigateFunction {
  const history = useRouter(NavigationContext)
  return useCallback(
    (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
      if (typeof to === 'number') return history.go(to)
      const path = resolve(to, history.location.pathname)
      if (replace) history.replace(path, state)
      else history.push(path, state)
    },
    [history],
  )
}

type Query = string | Record<string, string> | URLSearchParams | [string, string][]
type SetQuery = (query: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => void

/** The query of the page's address, and a function that navigates to the same page with another one. */
export function useSearchParams(): [URLSearchParams, SetQuery] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetQuery>(
    (query, options) => {
      const next = new URLSearchParams(
        typeof query === 'function' ? query(new URLSearchParams(params)) : query,
      )
      navigate({ pathname, search: next.size > 0 ? `?${next}` : '' }, options)
    },
    [navigate, params, pathname],
  )
  return [params, setParams]
}
