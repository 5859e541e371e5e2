import * as z from 'zod/mini'

const minor = z.optional(z.int().check(z.minimum(1)))
const free = z.optional(z.int().check(z.minimum(0)))
const count = z.optional(z.int().check(z.minimum(0), z.maximum(1_000)))

/** What a merchant may set of withdrawals, all amounts in minor units; what it leaves out is as shipped. */
export const withdrawSettingsSchema = z.strictObject({
  minMinor: minor,
  maxMinor: minor,
  /** What each VIP level adds to the most of one withdrawal. */
  maxPerLevelMinor: free,
  /** Amounts are multiples of it. */
  stepMinor: minor,
  /** Withdrawals of a day without a fee; each further one costs `feePermille`, at least `leastFeeMinor`. */
  freeADay: count,
  feePermille: count,
  leastFeeMinor: free,
  /** How many and how much a day at VIP level 0, and what each level adds. */
  dayCount: count,
  dayCountPerLevel: count,
  daySumMinor: minor,
  daySumPerLevelMinor: free,
  /** Whether members may cancel what nobody has decided; never at a licence that forbids it. */
  allowsCancel: z.optional(z.boolean()),
  /** By what the rules decide (WITHDRAW-6). */
  review: z.optional(
    z.strictObject({
      /** Up to this the rules approve. */
      ruledUpToMinor: minor,
      /** Withdrawals to younger payout accounts are reviewed by an operator. */
      accountDays: count,
      /** From this on two operators approve. */
      twoFromMinor: minor,
      /** From this on with the documents of KYC. */
      documentsFromMinor: minor,
      /** How long a withdrawal waits after the member changed account, number or password. */
      changeHours: count,
    }),
  ),
})
