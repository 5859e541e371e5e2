import type { Deposit } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useCountdown } from '@plaza/ui/countdown'

/** How long the payment service may take for the instructions of an order before the order says so, ms. */
const slowAfterMs = 10_000

/** Whether an order waits longer than usual for its payment service, by the server's clock; asks nothing (DEPOSIT-3). */
export function useIsSlow(order: Deposit | undefined): boolean {
  const { serverNow } = useRemote()
  const slowAt = order?.state === 'created' ? order.createdAt + slowAfterMs : undefined
  return useCountdown(slowAt, serverNow) === 0 && slowAt !== undefined
}
