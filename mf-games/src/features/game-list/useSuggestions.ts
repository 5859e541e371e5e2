import { useCall } from '@plaza/client'
import { suggestCall, type Game, type Vendor } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useMemo, useState } from 'react'
import { readSearches } from './recent-searches'
import { useSettled } from './useSettled'

/** ms without a further letter before suggestions are asked for. */
export const suggestAfterMs = 250
const staleMs = 60_000
/** Most of each kind in the list below the box. */
const most = { games: 5, vendors: 3 } as const

/** One line below the search box. */
export type Suggestion =
  | { kind: 'game'; id: string; label: string; game: Game }
  | { kind: 'vendor'; id: string; label: string; vendor: Vendor }
  | { kind: 'recent'; id: string; label: string }

/** What the search box offers: recent searches while it is empty, games and vendors like what is written after that. */
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
  // What the letters before brought stays until the next answer, so that nothing flickers under the finger.
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
