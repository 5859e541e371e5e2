import { amountMinorSchema, minorSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** What a merchant gives for invited friends: `referral` of its settings; nothing as shipped (INVITE-1). */
export const referralPart = z._default(
  z.nullable(
    z.object({
      /** A friend qualifies by a first deposit of at least this. */
      leastDepositMinor: minorSchema,
      /** What the friend gets; 0 for nothing. */
      friendMinor: minorSchema,
      /** What the member gets for each friend who qualifies, by how many have: from the first tier on, in order. */
      tiers: z.array(z.object({ from: z.int().check(z.minimum(1)), rewardMinor: amountMinorSchema })).check(
        z.minLength(1),
        z.maxLength(10),
        z.refine(
          (tiers) =>
            tiers[0]?.from === 1 &&
            tiers.every(({ from }, at) => at === 0 || from > (tiers[at - 1]?.from ?? 0)),
        ),
      ),
      wagering: z.int().check(z.minimum(0), z.maximum(100)),
      wageringDays: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
    }),
  ),
  null,
)
export type Referral = NonNullable<z.output<typeof referralPart>>

/** What a merchant gives for invited friends; null for nothing. */
export const referralSettings = settingsPart('referral', referralPart)
