import { cancelLotteryOrderCall, type LotteryOrder } from '@plaza/contract/lottery'
import { useMoneySubmit, type IntentBody, type MoneySubmit } from '@plaza/money'

/** What is cancelled: an order, or one line of it, with the stake that comes back, minor units. */
export interface CancelWish {
  id: string
  line?: number
  amountMinor: number
}

/** The body of the call from the intent, whose details are texts. */
function cancelBody({ details = {} }: IntentBody): Record<string, unknown> {
  const { id, line } = details
  return { id, ...(line !== undefined && { line: Number(line) }) }
}

export interface Cancel extends Omit<MoneySubmit, 'submit'> {
  cancel: (wish: CancelWish) => Promise<unknown>
}

/** Cancels a line or an order, once however often it is tapped (TABLE-3, LEDGER-3). */
export function useCancel(onCancelled: (order: LotteryOrder) => void): Cancel {
  const { submit, ...sending } = useMoneySubmit({
    kind: 'cancel',
    domain: 'lottery',
    storageKey: 'plaza.bet',
    call: cancelLotteryOrderCall,
    bodyOf: cancelBody,
    orderIdOf: ({ order }) => order.id,
    onAnswer: ({ order }) => onCancelled(order),
  })
  return {
    ...sending,
    cancel: ({ id, line, amountMinor }) =>
      submit({ amountMinor, details: { id, ...(line !== undefined && { line: String(line) }) } }),
  }
}
