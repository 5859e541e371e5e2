import { randomBytes } from 'node:crypto'
import { paymentInstructionsSchema } from '@plaza/contract/money'
import { CheckFailure, must, type Check } from '../check'
import { newOrder, type PaymentTarget } from './payment-target'

/** A reference that no order has used. */
const newReference = (): string => `PZC${randomBytes(6).toString('hex').toUpperCase()}`

/** What every provider behind an adapter must do: begin once, say what it knows, take a cancellation (docs/payments.md). */
export function providerChecks(target: PaymentTarget): Check[] {
  const { provider, now } = target
  const begin = async (reference: string) => {
    const order = newOrder(target, reference)
    return { order, instructions: await provider.begin(order, now()) }
  }
  const { ask } = provider
  return [
    {
      name: 'a new order gets instructions of the kind that its method declares',
      run: async () => {
        const { instructions } = await begin(newReference())
        const parsed = paymentInstructionsSchema.safeParse(instructions)
        if (!parsed.success) throw new CheckFailure(`found ${JSON.stringify(instructions)}`)
        const paysBy = provider.methods[0]?.paysBy
        must(parsed.data.kind === paysBy, `expected ${String(paysBy)}, found ${parsed.data.kind}`)
      },
    },
    {
      name: 'an order that is created twice with one reference is one order',
      run: async () => {
        const reference = newReference()
        const [{ instructions: one }, { instructions: other }] = [
          await begin(reference),
          await begin(reference),
        ]
        must(JSON.stringify(one) === JSON.stringify(other), 'the second answer differs from the first')
      },
    },
    {
      name: 'two orders created at once are two orders',
      run: async () => {
        const [one, other] = await Promise.all([begin(newReference()), begin(newReference())])
        must(
          JSON.stringify(one.instructions) !== JSON.stringify(other.instructions),
          'both have the same instructions',
        )
      },
    },
    ...(ask
      ? [
          {
            name: 'asked about an order that nobody paid, it reports no payment',
            run: async () => {
              const { order } = await begin(newReference())
              const { events } = await ask.about(order, now())
              must(events.length === 0, `found ${JSON.stringify(events)}`)
            },
          },
          {
            name: 'asked about an order that it does not know, it reports no payment',
            run: async () => {
              const { events } = await ask.about(newOrder(target, newReference()), now())
              must(events.length === 0, `found ${JSON.stringify(events)}`)
            },
          },
        ]
      : []),
    {
      name: 'an order can be cancelled, even twice, and so can an unknown one',
      run: async () => {
        const { order } = await begin(newReference())
        await provider.cancel(order.reference, now())
        await provider.cancel(order.reference, now())
        await provider.cancel(newReference(), now())
      },
    },
  ]
}
