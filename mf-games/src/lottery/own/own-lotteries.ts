import { ownLotteriesSchema, type OwnLotteries } from '@plaza/contract/lottery'
import { readStored } from '../../storage/read-stored'

const key = 'plaza.ownLotts'
/** Maximum number of remembered lotteries. */
const mostRecents = 8

const nothing: OwnLotteries = { favourites: [], recents: [] }
const listeners = new Set<() => void>()
let cached: { text: string | null; own: OwnLotteries } | undefined

/** Favourites and last played lotteries of this browser; the same object until they change. */
export function readOwnLotteries(): OwnLotteries {
  const text = localStorage.getItem(key)
  if (cached?.text !== text)
    cached = { text, own: readStored(localStorage, key, ownLotteriesSchema) ?? nothing }
  return cached?.own ?? nothing
}

function write(own: OwnLotteries): void {
  try {
    localStorage.setItem(key, JSON.stringify(own))
  } catch (error) {
    // Full or disabled storage: the choice is lost with the page.
    reportError(error)
  }
  for (const listener of [...listeners]) listener()
}

/** Marks a lottery as a favourite, or takes the mark away. */
export function toggleFavouriteLottery(code: string): void {
  const { favourites, recents } = readOwnLotteries()
  const others = favourites.filter((one) => one !== code)
  write({ recents, favourites: others.length < favourites.length ? others : [code, ...others] })
}

/** Remembers a lottery as the last one played. */
export function noteRecentLottery(code: string): void {
  const { favourites, recents } = readOwnLotteries()
  if (recents[0] === code) return
  write({ favourites, recents: [code, ...recents.filter((one) => one !== code)].slice(0, mostRecents) })
}

/** Calls back when they change, in another tab too. Returns the function that stops it. */
export function onOwnLotteries(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}
