import { CallError } from '@plaza/client/transport'
import { statusCall } from '@plaza/contract/site'
import type { Shell } from './shell'

/** The two clocks of a device may differ by this, ms, from one reading to the next: they are read one after the other. */
const jumpMs = 1_500
/** Every page asks at most that often, ms. */
const restMs = 5_000

/**
 * Asks the server for its time when the page's clock may have stood still or the device's has jumped: when the page is
 * shown again or comes back from the browser's memory, and when the device's clock and time that has passed have moved
 * apart since the page began or the last jump. Time itself goes on by what has passed (TIME-1).
 * @param originMs when the page began by the device's clock, ms: it may have jumped before this is called
 */
export function keepClock(
  { clock, transport }: Pick<Shell, 'clock' | 'transport'>,
  signal: AbortSignal,
  deviceNow: () => number,
  originMs: number,
): void {
  let apartMs = originMs
  let askedAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  const ask = async () => {
    isAsking = true
    try {
      // The transport learns the time from every answer.
      await transport.send(statusCall, { signal })
    } catch (error) {
      // Offline, or the site is closed: the next answer brings the time.
      if (!(error instanceof CallError)) throw error
    } finally {
      isAsking = false
    }
  }
  const look = (passedMs: number, isDue: boolean) => {
    const nowApartMs = deviceNow() - passedMs
    const hasJumped = Math.abs(nowApartMs - apartMs) > jumpMs
    if (hasJumped) apartMs = nowApartMs
    if (isAsking || signal.aborted) return
    if (!hasJumped && (!isDue || passedMs - askedAt < restMs)) return
    askedAt = passedMs
    void ask()
  }
  const wake = () => document.visibilityState === 'visible' && look(performance.now(), true)
  clock.onRead = (passedMs) => look(passedMs, false)
  clock.now()
  document.addEventListener('visibilitychange', wake, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal })
}
