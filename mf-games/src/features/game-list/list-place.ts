import { listPlaceSchema, type ListPlace } from '@plaza/contract/play'
import { readStoredList } from '../../storage/read-stored'

const key = 'plaza.listPlaces'
/** Maximum number of remembered lists. */
const longest = 12

const readAll = (storage: Storage): ListPlace[] => readStoredList(storage, key, listPlaceSchema)

function writeAll(storage: Storage, places: readonly ListPlace[]): void {
  try {
    storage.setItem(key, JSON.stringify(places.slice(0, longest)))
  } catch (error) {
    reportError(error)
  }
}

/** Remembers the position at which a list is left. */
export const keepPlace = (storage: Storage, place: ListPlace): void =>
  writeAll(storage, [
    place,
    ...readAll(storage).filter(({ address, entry }) => address !== place.address || entry !== place.entry),
  ])

/**
 * The position to restore in the list of an address: that of the same history entry, after a step back or a reload, or
 * the one left for a game. A position left for a game is used once.
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
