import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, localizedSchema, minorSchema } from '../kernel'
import { balanceSchema } from './balance'
import { orderParams } from './orders'

/** What a turnover requirement came with. */
export const requirementKinds = ['deposit', 'bonus', 'transfer', 'adjustment'] as const
export type RequirementKind = (typeof requirementKinds)[number]

/**
 * A requirement is open until enough was staked, the member owned nothing any more, or its bonus was given up or
 * expired.
 */
export const requirementStates = ['open', 'done', 'ended', 'given-up', 'expired'] as const
export type RequirementState = (typeof requirementStates)[number]

/** Why money cannot be withdrawn: the kind of the requirement that holds it, or where it is instead. */
export const lockReasons = [...requirementKinds, 'withdrawal', 'plan', 'vendor'] as const
export type LockReason = (typeof lockReasons)[number]

/** Money by the reason that holds it, minor units. */
export const lockedSchema = z.object({ reason: z.enum(lockReasons), amountMinor: minorSchema })

/** What has to be staked before money can go out (WITHDRAW-7). */
export const requirementSchema = z.object({
  id: z.string(),
  kind: z.enum(requirementKinds),
  state: z.enum(requirementStates),
  /** What made it: an order, a bonus, an adjustment. */
  reference: z.string(),
  /** Name of the promotion that a bonus came with. */
  name: z.optional(localizedSchema),
  /** What it holds back while it is open. */
  amountMinor: minorSchema,
  requiredMinor: minorSchema,
  doneMinor: minorSchema,
  /** The highest stake that is accepted while it is open. */
  highestStakeMinor: z.nullable(minorSchema),
  /** When a bonus that is not staked enough goes back; absent when it never does. */
  expiresAt: z.optional(epochMsSchema),
  /** Of an open bonus: what goes back to the house when it is given up now. */
  goesMinor: z.optional(minorSchema),
  /** Per cent of a stake that counts, by category of games; a category without one counts whole. */
  shares: z.record(z.string(), z.int()),
  /** What was staked towards it, and what of that counted, by category. */
  contributions: z.array(z.object({ type: z.string(), stakedMinor: minorSchema, countedMinor: minorSchema })),
  createdAt: epochMsSchema,
  endedAt: z.nullable(epochMsSchema),
})
export type Requirement = z.infer<typeof requirementSchema>

export const turnoverCall = defineCall({
  id: 'withdraw.turnover',
  method: 'GET',
  path: '/wps/withdraw/turnover',
  summary: 'What has to be staked before money can be withdrawn, with what contributed; the open ones first',
  auth: 'member',
  answer: z.object({
    requirements: z.array(requirementSchema),
    /** Everything that the member owns: what can be withdrawn and what is locked. */
    totalMinor: minorSchema,
    withdrawableMinor: minorSchema,
    locked: z.array(lockedSchema),
    currency: currencySchema,
  }),
})

export const giveUpBonusCall = defineCall({
  id: 'turnover.giveUp',
  method: 'POST',
  path: '/wps/withdraw/turnover/:id/give-up',
  summary:
    'Give up a running bonus: what is left of it goes back to the house, its requirement ends (BONUS-3)',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  params: orderParams,
  /** The amount that the member was shown; refused when more would go by now. */
  body: z.strictObject({ goesMinor: minorSchema }),
  carriesBalance: 'field',
  answer: z.object({ requirement: requirementSchema, balance: balanceSchema }),
})
