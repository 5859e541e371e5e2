const key = 'plaza.listPlaces'
/** Lists that are remembered. */
const longest = 12

/** Where a list was left. */
export interface ListPlace {
  /** Path and query of the list. */
  address: string
  /** Key of its entry in the history. */
  entry: string
  /** Pages that it had come to. */
  pages: number
  /** Games of the whole list. */
  total: number
  /** Places of games that were drawn; `to` is not among them. */
  from: number
  to: number
  scrollY: number
  /** It was left for a game: whatever way leads back from that, it leads here. */
  isForGame: boolean
}

const isPlace = (value: unknown): value is ListPlace => {
  if (typeof value !== 'object' || value === null) return false
  const place = value as Record<string, unknown>
  const counts = ['pages', 'total', 'from', 'to', 'scrollY'].map((name) => place[name])
  return (
    typeof place['address'] === 'string' &&
    typeof place['entry'] === 'string' &&
    typeof place['isForGame'] === 'boolean' &&
    counts.every((count) => typeof count === 'number' && count >= 0)
  )
}

function readAll(storage: Storage): ListPlace[] {
  const text = storage.getItem(key)
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isPlace) : []
  } catch {
    // Not ours any more: the next place replaces it.
    return []
  }
}

function writeAll(storage: Storage, places: readonly ListPlace[]): void {
  try {
    storage.setItem(key, JSON.stringify(places.slice(0, longest)))
  } catch (error) {
    reportError(error)
  }
}

/** Remembers where a list is left. */
export const keepPlace = (storage: Storage, place: ListPlace): void =>
  writeAll(storage, [
    place,
    ...readAll(storage).filter(({ address, entry }) => address !== place.address || entry !== place.entry),
  ])

/**
 * Where the list of an address goes on: at the place of the same entry of the history, after a step back or a reload,
 * or at the one that was left for a game. That somebody went to a game counts for one return.
 */
export function takePlace(storage: Storage, address: string, entry: string): ListPlace | undefined {
  const all = readAll(storage)
  const own = all.filter((place) => place.address === address)
  const found = own.find((place) => place.entry === entry) ?? own.find(({ isForGame }) => isForGame)
  if (all.some(({ isForGame }) => isForGame))
    writeAll(
      storage,
      all.map((place) => ({ ...place, isForGame: false })),
    )
  return found
}
