import { listPlaceSchema, type ListPlace } from '@plaza/contract/play'
import { readStoredList } from '../../storage/read-stored'

const key = 'plaza.listPlaces'
/** Lists that are remembered. */
const longest = 12

const readAll = (storage: Storage): ListPlace[] => readStoredList(storage, key, listPlaceSchema)

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
export function takeListPlace(storage: Storage, address: string, entry: string): ListPlace | undefined {
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
