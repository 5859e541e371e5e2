import { CallError } from '@plaza/client/transport'
import { balanceCall } from '@plaza/contract/money'
import type { Shell } from '../page/shell'

const debounceMs = 150

/**
 * Keeps the balance current: one debounced refresh for all who find it stale, at sign-in, and when the page becomes
 * visible (MONEY-3).
 */
export function keepBalance(
  { events, transport }: Pick<Shell, 'events' | 'transport'>,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = async () => {
    if (!events.session.getState().session) return
    events.setRefreshing(true)
    try {
      // The transport publishes the balance of the answer.
      await transport.send(balanceCall, { signal })
    } catch (error) {
      // The transport or the offline bar reports a failed call; the last known balance is shown again.
      if (!(error instanceof CallError)) throw error
    } finally {
      events.setRefreshing(false)
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), debounceMs)
  }
  events.on('balance:stale', soon, signal)
  events.on('session:changed', ({ session }) => session && soon(), signal)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && soon(), {
    signal,
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  soon()
}
