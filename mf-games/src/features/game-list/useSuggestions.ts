import { useCall } from '@plaza/client'
import { suggestCall, type Game, type Vendor } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useMemo, useState } from 'react'
import { readSearches } from './recent-searches'
import { useSettled } from './useSettled'

/** Debounce before suggestions are requested, ms. */
export const suggestAfterMs = 250
const staleMs = 60_000
/** Maximum of each kind in the list below the box. */
const most = { games: 5, vendors: 3 } as const

/** One line below the search box. */
export type Suggestion =
  | { kind: 'game'; id: string; label: string; game: Game }
  | { kind: 'vendor'; id: string; label: string; vendor: Vendor }
  | { kind: 'recent'; id: string; label: string }

/**
 * The suggestions of the search box: recent searches while it is empty, otherwise games and vendors that match the
 * text.
 */
export function useSuggestions(text: string, isOpen: boolean) {
  const { merchant } = useRemote()
  const [revision, setRevision] = useState(0)
  const settled = useSettled(text.trim(), suggestAfterMs)
  const isWritten = text.trim() !== ''
  const { data } = useCall(
    suggestCall,
    { query: { q: settled || ' ', merchantCode: merchant } },
    { enabled: isOpen && settled !== '', staleMs },
  )
  // The last suggestions stay until the next answer, so that the list does not flicker.
  const [last, setLast] = useState(data)
  const latest = isWritten ? (data ?? last) : undefined
  if (latest !== last) setLast(latest)
  const list = useMemo((): Suggestion[] => {
    if (!isOpen || revision < 0) return []
    if (!isWritten)
      return readSearches(localStorage).map((label) => ({ kind: 'recent', id: `recent-${label}`, label }))
    if (!latest) return []
    const games = latest.games.slice(0, most.games).map((game) => {
      return { kind: 'game' as const, id: `game-${game.nodeId}`, label: game.gameName, game }
    })
    const vendors = latest.vendors.slice(0, most.vendors).map((vendor) => {
      return { kind: 'vendor' as const, id: `vendor-${vendor.vassalage}`, label: vendor.name, vendor }
    })
    return [...games, ...vendors]
  }, [isOpen, isWritten, latest, revision])
  return { list, refresh: () => setRevision((now) => now + 1) }
}
