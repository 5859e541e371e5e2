import type { Game } from '@plaza/contract'

/** Rows that follow each other: all their games are here, or a game is missing in each of them. */
export type RowPart = { id: string; games: Game[] } | { id: string; places: number }

/**
 * Rows joined into parts, so that what is in the document is one grid as long as nothing is missing. The last row of a
 * list may be short.
 */
export function rowParts(slots: readonly (Game | null)[], columns: number): RowPart[] {
  const parts: RowPart[] = []
  for (let at = 0; at < slots.length; at += columns) {
    const row = slots.slice(at, at + columns)
    const games = row.filter((game) => game !== null)
    const last = parts.at(-1)
    const isHere = games.length === row.length
    if (isHere && last && 'games' in last) last.games.push(...games)
    else if (!isHere && last && 'places' in last) last.places += row.length
    else if (isHere) parts.push({ id: `games-${parts.filter((part) => 'games' in part).length}`, games })
    else parts.push({ id: `places-${parts.filter((part) => 'places' in part).length}`, places: row.length })
  }
  return parts
}
