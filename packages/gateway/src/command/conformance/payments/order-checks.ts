import { randomUUID } from 'node:crypto'
import type { Deposit } from '@plaza/contract/money'
import type { PaymentEvent } from '../../../kernel/carriers/payment-provider'
import { must, type Check } from '../check'
import type { PaymentTarget } from './payment-target'

/** A member who has opened an order. */
export interface OpenedOrder {
  reference: string
  amountMinor: number
  currency: string
  cancel(): Promise<void>
  /** Lets the time of the order run out. */
  expire(): Promise<void>
  /** Runs the jobs of the gateway that are due, and reads the order. */
  look(): Promise<{ deposit: Deposit; balanceMinor: number }>
}

type Changes = Partial<Pick<PaymentEvent, 'amountMinor' | 'currency' | 'id' | 'status' | 'reference'>>

/** What becomes of orders whose payments are reported twice, late, out of sequence or not as ordered (DEPOSIT-5). */
export function orderChecks(target: PaymentTarget, open: () => Promise<OpenedOrder>): Check[] {
  const { bodyOf, signed, deliver, now } = target
  const report = async (order: OpenedOrder, changes: Changes = {}): Promise<number> => {
    const { reference, amountMinor, currency } = order
    const event = { id: randomUUID(), reference, amountMinor, currency, status: 'paid' as const, ...changes }
    return deliver(signed(bodyOf(event), now()))
  }
  const mustTake = async (order: OpenedOrder, changes: Changes = {}) => {
    const status = await report(order, changes)
    must(status === 200, `expected HTTP 200, found ${status}`)
  }
  const mustBe = async (order: OpenedOrder, state: string, balanceMinor: number, cause?: string) => {
    const { deposit, balanceMinor: found } = await order.look()
    must(deposit.state === state, `expected ${state}, found ${deposit.state}`)
    must(found === balanceMinor, `expected a balance of ${balanceMinor}, found ${found}`)
    const causes = (deposit.held ?? []).map((held) => held.cause).join()
    must(causes === (cause ?? ''), `expected to hold "${cause ?? ''}", found "${causes}"`)
  }
  const check = (name: string, run: (order: OpenedOrder) => Promise<void>): Check => ({
    name,
    run: async () => run(await open()),
  })
  return [
    check('a payment that is reported twice is credited once', async (order) => {
      const id = randomUUID()
      await mustTake(order, { id })
      await mustTake(order, { id })
      await mustBe(order, 'credited', order.amountMinor)
      await mustTake(order, { id })
      await mustBe(order, 'credited', order.amountMinor)
    }),
    check('a payment that is reported again with another amount is refused', async (order) => {
      const id = randomUUID()
      await mustTake(order, { id })
      const status = await report(order, { id, amountMinor: 1 })
      must(status === 409, `expected HTTP 409, found ${status}`)
      await mustBe(order, 'credited', order.amountMinor)
    }),
    check('a second payment is held', async (order) => {
      await mustTake(order)
      await mustTake(order)
      await mustBe(order, 'credited', order.amountMinor, 'again')
    }),
    check('a payment of another amount is held', async (order) => {
      await mustTake(order, { amountMinor: order.amountMinor - 1 })
      await mustBe(order, 'failed', 0, 'amount')
    }),
    check('a payment in another currency is held', async (order) => {
      await mustTake(order, { currency: 'USD' })
      await mustBe(order, 'failed', 0, 'currency')
    }),
    check('a payment after the order was cancelled is held', async (order) => {
      await order.cancel()
      await mustTake(order)
      await mustBe(order, 'cancelled', 0, 'late')
    }),
    check('a payment after the order has expired is held', async (order) => {
      await order.expire()
      await mustTake(order)
      await mustBe(order, 'expired', 0, 'late')
    }),
    check('a payment of a reference that no order has changes no order', async (order) => {
      await mustTake(order, { reference: `PZ${randomUUID().slice(0, 8)}` })
      await mustBe(order, 'awaiting-payment', 0)
    }),
    ...(target.reportsDeclined
      ? [
          check('a payment that was declined fails the order', async (order) => {
            await mustTake(order, { status: 'declined' })
            await mustBe(order, 'failed', 0)
          }),
          check('a decline that arrives after the payment changes nothing', async (order) => {
            const id = randomUUID()
            await mustTake(order, { id })
            await mustTake(order, { id, status: 'declined' })
            await mustBe(order, 'credited', order.amountMinor)
          }),
        ]
      : []),
  ]
}
