import { pushOf } from '@plaza/contract/page'
import type { Gateway } from '../../../kernel/gateway'
import { readJackpots, type BadPool } from './jackpots'

/** Channel that tells every process whose pools changed; database triggers notify it (migration 0008). */
export const jackpotsChannel = 'plaza_jackpots'
/** Minimum time between two pushes of jackpots to a merchant's pages, ms. */
const pauseMs = 1_000

/**
 * Pushes jackpots to every open page of a merchant, including visitors', when they change: at once, then at most once a
 * second with the current values. Returns the function that stops it.
 */
export async function startPushingJackpots(
  gateway: Pick<Gateway, 'db' | 'merchants' | 'streams' | 'clock'>,
  reportPool: (bad: BadPool) => void,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const pauses = new Map<string, NodeJS.Timeout>()
  const changed = new Set<string>()

  const pushJackpots = async (code: string) => {
    const merchant = await gateway.merchants.find(code)
    if (!merchant) return
    const jackpots = await readJackpots(gateway.db.read, merchant, gateway.clock.now(), reportPool)
    gateway.streams.sendToMerchant(code, pushOf('jackpots:changed', jackpots, { version: jackpots.asOf }))
  }
  const announce = (code: string) => {
    if (pauses.has(code)) {
      changed.add(code)
      return
    }
    const pause = setTimeout(() => {
      pauses.delete(code)
      if (changed.delete(code)) announce(code)
    }, pauseMs)
    pause.unref()
    pauses.set(code, pause)
    pushJackpots(code).catch(onError)
  }

  const stop = await gateway.db.listen(jackpotsChannel, (payload) => {
    // An empty payload means that notifications of any merchant may have been missed.
    for (const code of payload === '' ? gateway.streams.merchants() : [payload])
      if (gateway.streams.merchants().includes(code)) announce(code)
  })
  return async () => {
    for (const pause of pauses.values()) clearTimeout(pause)
    await stop()
  }
}
