import type { PayoutAnswer, PayoutProvider } from '../../../kernel/carriers/payout-provider'
import { outcomeOf } from './demo-bank'

const answerFor = (amountMinor: number): PayoutAnswer => {
  switch (outcomeOf(amountMinor)) {
    case 'declined':
      return { status: 'failed', reason: 'declined' }
    case 'never':
      return { status: 'pending' }
    default:
      return { status: 'paid' }
  }
}

/**
 * Payouts of the demo's bank, which also stands in for every other institution where no provider of theirs runs. By the
 * centavos of what arrives, as its payments: .13 is declined, .77 stays with the bank; all others are paid at once.
 */
export const createDemoPayout = (): PayoutProvider => {
  const pending = new Set<string>()
  return {
    code: 'demo-bank',
    isFallback: true,
    typicalSeconds: 2,
    serves: () => true,
    pay: ({ id, amountMinor }) => {
      const answer = answerFor(amountMinor)
      if (answer.status === 'pending') pending.add(id)
      return Promise.resolve(answer)
    },
    // It decides at once, so an order that is asked about is with the bank or never arrived; paying again pays once.
    ask: (id) => Promise.resolve(pending.has(id) ? { status: 'pending' } : null),
  }
}
