import { createHash } from 'node:crypto'
import { outcomeOf } from './demo-bank'
import type { PayoutProvider } from '../../../kernel/carriers/payout-provider'

/** Last four digits of a member's account at the demo bank: always the same. */
const lastFour = (memberId: string): string =>
  String(createHash('sha256').update(memberId).digest().readUInt32BE() % 10_000).padStart(4, '0')

/** Payouts of the demo: every member has an account at the demo bank; amounts that end in .13 are refused. */
export const demoPayout: PayoutProvider = {
  accountOf: (memberId) => `Demo Bank •••• ${lastFour(memberId)}`,
  review: ({ amountMinor }) => (outcomeOf(amountMinor) === 'declined' ? 'declined' : null),
  pay: () => Promise.resolve({ status: 'paid' }),
  // It pays at once, so an order that is asked about was paid or never arrived; paying again pays once.
  ask: () => Promise.resolve(null),
}
