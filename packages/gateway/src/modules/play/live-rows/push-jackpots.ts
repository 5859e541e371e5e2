import { pushOf } from '@plaza/contract/page'
import type { Gateway } from '../../../kernel/gateway'
import { readJackpots, type BadPool } from './jackpots'

/** Channel on which every process learns whose pools changed; database triggers notify it (migration 0008). */
export const jackpotsChannel = 'plaza_jackpots'
/** A merchant's pages hear of its jackpots so often at most, ms. */
const pauseMs = 1_000

/**
 * Notifies every open page of a merchant, including visitors', when its jackpots change: at once, then at most once a
 * second with the current values. Returns how to stop.
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
    gateway.streams.tellMerchant(code, pushOf('jackpots:changed', jackpots, { version: jackpots.asOf }))
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
    // Nothing means that notifications may have been missed: of anybody.
    for (const code of payload === '' ? gateway.streams.merchants() : [payload])
      if (gateway.streams.merchants().includes(code)) announce(code)
  })
  return async () => {
    for (const pause of pauses.values()) clearTimeout(pause)
    await stop()
  }
}
