import * as z from 'zod/mini'

/** What a merchant asks for. */
export const payoutOrderSchema = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  amountMinor: z.int().check(z.positive()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  to: z.object({
    kind: z.enum(['bank', 'e-wallet', 'crypto']),
    institution: z.string().check(z.minLength(1), z.maxLength(32)),
    number: z.string().check(z.minLength(1), z.maxLength(128)),
    name: z.string().check(z.minLength(1), z.maxLength(254)),
  }),
})
export type PayoutOrder = z.infer<typeof payoutOrderSchema>

/** A payout on its way to somebody's account. Amounts are minor units, times ms. */
export interface Payout extends PayoutOrder {
  id: string
  state: 'processing' | 'paid' | 'failed' | 'returned'
  reason: string | null
  /** When the bank decides next; null when it never does by itself. */
  decidesAt: number | null
}

const decidingMs = 1_500
const returningMs = 5_000

/** Centavos of amounts that are not simply paid: declined, paid and sent back, or left with the bank. */
const declined = 13
const sentBack = 43
const undecided = 77

/** A payout that begins. */
export const newPayout = (id: string, order: PayoutOrder, now: number): Payout => ({
  ...order,
  id,
  state: 'processing',
  reason: null,
  decidesAt: order.amountMinor % 100 === undecided ? null : now + decidingMs,
})

/** The payout after the bank's next decision: by its centavos .13 is declined, .43 paid and sent back, all else paid. */
export function decided(payout: Payout, now: number): Payout {
  const centavos = payout.amountMinor % 100
  if (payout.state === 'paid')
    return { ...payout, state: 'returned', reason: 'account-closed', decidesAt: null }
  if (centavos === declined) return { ...payout, state: 'failed', reason: 'declined', decidesAt: null }
  return { ...payout, state: 'paid', decidesAt: centavos === sentBack ? now + returningMs : null }
}

/** What others may see of it: where it went is the merchant's business. */
export const showPayout = ({ id, reference, amountMinor, currency, state, reason }: Payout) => ({
  id,
  reference,
  amountMinor,
  currency,
  state,
  reason,
})
