import * as z from 'zod/mini'
import { epochMsSchema, localizedSchema, minorSchema } from '../kernel'

const methodFields = {
  code: z.string(),
  name: localizedSchema,
  minMinor: minorSchema,
  maxMinor: minorSchema,
  /** Fixed fee; with `feePermille` of an offered method, both are charged. */
  feeMinor: minorSchema,
  quickMinor: z.array(minorSchema),
  /** Typical time until credited, seconds. */
  typicalSeconds: z.int(),
  enabled: z.boolean(),
}

/** A method that is paid by a transfer with a reference: what every release of the cashier can show. */
export const depositMethodSchema = z.object({
  ...methodFields,
  group: z.enum(['ewallet', 'bank', 'qr', 'card', 'crypto', 'agent']),
})
export type DepositMethod = z.infer<typeof depositMethodSchema>

/** Groups of methods, in the order in which they are shown. */
export const methodGroups = ['ewallet', 'bank', 'qr', 'card', 'crypto', 'voucher', 'agent'] as const

/** How a method is paid: the kind of the instructions that its orders will have. */
export const instructionKinds = ['transfer', 'redirect', 'qr', 'crypto', 'voucher', 'offline'] as const

/** A method of the merchant (DEPOSIT-1, DEPOSIT-7). Closed when `enabled` is false: `closed` says why. */
export const offeredMethodSchema = z.object({
  ...methodFields,
  group: z.enum(methodGroups),
  paysBy: z.enum(instructionKinds),
  /** Where a redirect opens: a window is opened by the tap itself, before the answer. */
  opens: z.optional(z.enum(['tab', 'window'])),
  /** Name of the logo, which the cashier draws; the group's own when it has none of this name. */
  logo: z.string(),
  /** Part of the amount that is charged as a fee besides `feeMinor`, in thousandths. */
  feePermille: z.int(),
  /** How long an order waits for its payment, ms. */
  expiryMs: z.int(),
  /** A promotion is connected with it. */
  hasBonus: z.boolean(),
  /** Present when it is closed: for maintenance, with its expected end if known, or switched off. */
  closed: z.optional(z.object({ why: z.enum(['maintenance', 'off']), until: z.nullable(epochMsSchema) })),
  /** When the member last opened an order with it; absent when never. */
  lastUsedAt: z.optional(epochMsSchema),
})
export type OfferedMethod = z.infer<typeof offeredMethodSchema>

/** Fee of an amount by a method, minor units: the fixed part and the share, rounded up. */
export const feeOf = (
  { feeMinor, feePermille }: Pick<OfferedMethod, 'feeMinor' | 'feePermille'>,
  amountMinor: number,
): number => feeMinor + Math.ceil((amountMinor * feePermille) / 1000)
