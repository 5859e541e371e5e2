import type { LotteryOrderSummary } from '@plaza/contract/lottery'
import { Amount } from '@plaza/ui/amount'
import { netOf } from './order-view'

/** The amount at the end of an order's row: what it came to, or its stake while that is open. */
export function OrderAmount({ order }: { order: LotteryOrderSummary }) {
  const { amountMinor, cancelledMinor, currency } = order
  const netMinor = netOf(order)
  // Nothing came of an order that was cancelled or void: its stake is shown, and the state says the rest.
  if (netMinor === undefined || order.state === 'cancelled' || order.state === 'void')
    return (
      <Amount
        minor={amountMinor - (netMinor === undefined ? cancelledMinor : 0)}
        currency={currency}
        size="small"
      />
    )
  return <Amount minor={netMinor} currency={currency} kind="change" size="small" />
}
