import { storedSlipsSchema } from '@plaza/contract/lottery'
import type { Events, ReadableStore } from '@plaza/events'
import { readStored } from '../../storage/read-stored'
import type { SlipLine } from './slip'

const key = 'plaza.slip'

/** Lottery → the lines of its slip. */
export type Slips = Readonly<Record<string, readonly SlipLine[]>>

/** The slips of a tab: kept over a reload and a sign-in, forgotten by log-out (TABLE-2). */
export interface SlipStore extends ReadableStore<Slips> {
  /** Replaces the slip of a lottery. */
  write: (lottery: string, lines: readonly SlipLine[]) => void
}

const stores = new WeakMap<Events, SlipStore>()

function keep(storage: Storage, slips: Slips): void {
  try {
    if (Object.keys(slips).length > 0) storage.setItem(key, JSON.stringify(slips))
    else storage.removeItem(key)
  } catch (error) {
    // A full or disabled storage: the slip lasts as long as the page.
    reportError(error)
  }
}

/** The one store of slips of a page. */
export function slipStoreOf(events: Events, storage: Storage = sessionStorage): SlipStore {
  const known = stores.get(events)
  if (known) return known
  let slips: Slips = readStored(storage, key, storedSlipsSchema) ?? {}
  const listeners = new Set<(slips: Slips) => void>()
  const set = (next: Slips) => {
    slips = next
    for (const listener of [...listeners]) listener(next)
  }
  const store: SlipStore = {
    getState: () => slips,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write(lottery, lines) {
      const { [lottery]: _before, ...others } = slips
      const next = lines.length > 0 ? { ...others, [lottery]: lines } : others
      keep(storage, next)
      set(next)
    },
  }
  events.on('session:changed', ({ session }) => {
    // The host has cleared the storage by then where somebody logged out.
    if (!session) set(readStored(storage, key, storedSlipsSchema) ?? {})
  })
  stores.set(events, store)
  return store
}
