import { useSearchParams } from '@plaza/facade/router'
import { useMemo } from 'react'
import { listParams, parseListState, type ListState } from './list-state'

/** The list of the address, and the way to another one. A change takes the entry's place and begins at the top. */
export function useListState(): [ListState, (next: ListState) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => parseListState(params), [params])
  const change = (next: ListState) => {
    window.scrollTo(0, 0)
    setParams(listParams(next), { replace: true })
  }
  return [state, change]
}
