import { useRemote } from '@plaza/federation'
import { useLocation, useSearchParams } from '@plaza/facade/router'
import { useEffect, useMemo } from 'react'
import { searchParam } from '../../play/search-address'
import { listParams, parseListState, type ListState } from './list-state'
import type { Preset } from './presets'

/** Address of a list on a preset's screen, without the preset's own values. */
export function addressOf(preset: Preset, state: ListState): string {
  const pairs = Object.entries(listParams(state))
    .filter(([name, value]) => name !== 'gameType' || value !== preset.category)
    .map(([name, value]) => [preset.isVendorLobby && name === 'vassalage' ? 'vendor' : name, value])
  const query = new URLSearchParams(Object.fromEntries(pairs) as Record<string, string>).toString()
  return query ? `${preset.path}?${query}` : preset.path
}

/**
 * The list of the address, and a function that changes it. A change replaces the history entry and scrolls to the top. An address
 * that asks for the search box (`isSearchAsked`) becomes that of its list, so that coming back to it does not open the box again.
 */
export function useListState(preset: Preset) {
  const { navigate } = useRemote()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const state = useMemo(() => parseListState(params, preset.category), [params, preset])
  const change = (next: ListState) => {
    window.scrollTo(0, 0)
    navigate(addressOf(preset, next), { replace: true })
  }
  const isSearchAsked = params.get(searchParam) === '1'
  useEffect(() => {
    if (isSearchAsked) navigate(addressOf(preset, state), { replace: true })
  }, [isSearchAsked, navigate, preset, state])
  return { state, change, address: pathname + search, isSearchAsked }
}
