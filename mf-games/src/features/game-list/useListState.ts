import { useRemote } from '@plaza/federation'
import { useLocation, useSearchParams } from '@plaza/facade/router'
import { useMemo } from 'react'
import { listParams, parseListState, type ListState } from './list-state'
import type { Preset } from './presets'

/** Address of a list on the screen of a preset, which does not say again what is the preset's own. */
export function addressOf(preset: Preset, state: ListState): string {
  const pairs = Object.entries(listParams(state))
    .filter(([name, value]) => name !== 'gameType' || value !== preset.category)
    .map(([name, value]) => [preset.isVendorLobby && name === 'vassalage' ? 'vendor' : name, value])
  const query = new URLSearchParams(Object.fromEntries(pairs) as Record<string, string>).toString()
  return query ? `${preset.path}?${query}` : preset.path
}

/** The list of the address, and the way to another one. A change takes the entry's place and begins at the top. */
export function useListState(preset: Preset) {
  const { navigate } = useRemote()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const state = useMemo(() => parseListState(params, preset.category), [params, preset])
  const change = (next: ListState) => {
    window.scrollTo(0, 0)
    navigate(addressOf(preset, next), { replace: true })
  }
  return { state, change, address: pathname + search }
}
