import * as z from 'zod/mini'
import { askedAmountMinorSchema, currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { balanceSchema } from './balance'
import { orderFields, orderParams, stateSchema } from './orders'

/** States of a transfer to or from a wallet at a vendor (WALLET-2) and its allowed moves. */
export const vendorTransferMoves = {
  pending: ['done', 'failed'],
  done: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>
export type VendorTransferState = keyof typeof vendorTransferMoves

/** `in` leads to the vendor, `out` back to the main wallet. */
export const transferDirections = ['in', 'out'] as const
export type TransferDirection = (typeof transferDirections)[number]

/** Who made it: the member, a launch, or bringing back (by the member, or by itself on leaving a game). */
export const transferCauses = ['member', 'launch', 'return'] as const
export type TransferCause = (typeof transferCauses)[number]

/** Why a transfer failed; the money is where it came from. */
export const transferFailures = ['insufficient', 'refused', 'cancelled'] as const
export type TransferFailure = (typeof transferFailures)[number]

export const vendorTransferSchema = z.object({
  ...orderFields,
  vendor: z.string(),
  vendorName: z.string(),
  direction: z.enum(transferDirections),
  cause: z.enum(transferCauses),
  state: stateSchema(vendorTransferMoves),
  reason: z.optional(z.enum(transferFailures)),
  /** When it was done or failed. */
  endedAt: z.optional(epochMsSchema),
})
export type VendorTransfer = z.infer<typeof vendorTransferSchema>

/** A member's wallet at a vendor, as the ledger has it. */
export const vendorWalletSchema = z.object({
  vendor: z.string(),
  name: z.string(),
  icon: z.string(),
  balanceMinor: minorSchema,
  /** When the vendor last said so; null before it has been asked. */
  askedAt: z.nullable(epochMsSchema),
  /** The vendor answered now, or a moment ago. */
  isAnswering: z.boolean(),
  /** Closed to players, until a time where it is known. Bringing money back stays possible. */
  maintenance: z.optional(z.object({ until: z.optional(epochMsSchema) })),
  /** Everything in it comes back as soon as the vendor answers. */
  isReturning: z.boolean(),
  /** The transfer that is on its way; there is one at most. */
  pending: z.optional(vendorTransferSchema),
})
export type VendorWallet = z.infer<typeof vendorWalletSchema>

export const vendorWalletsCall = defineCall({
  id: 'wallets.vendors',
  method: 'GET',
  path: '/wps/wallets/vendors',
  summary:
    'The main wallet and the wallets at vendors, which are asked for their balances; the last ten transfers',
  auth: 'member',
  isBackground: true,
  answer: z.object({
    mainMinor: minorSchema,
    currency: currencySchema,
    minMinor: minorSchema,
    maxMinor: minorSchema,
    /** Money goes to a vendor when a game of it is opened, and comes back when the game is left. */
    isAutomatic: z.boolean(),
    /** A bonus limits stakes, which these vendors cannot do: nothing goes in until it has ended. */
    isHeldByBonus: z.boolean(),
    wallets: z.array(vendorWalletSchema),
    recent: z.array(vendorTransferSchema),
  }),
})
export type VendorWallets = z.infer<typeof vendorWalletsCall.answer>

export const createVendorTransferCall = defineCall({
  id: 'wallets.transfer',
  method: 'POST',
  path: '/wps/wallets/vendors/transfers',
  summary: 'Transfer between the main wallet and one at a vendor; it is asked about until it is certain',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({
    vendor: z.string().check(z.minLength(1), z.maxLength(32)),
    direction: z.enum(transferDirections),
    amountMinor: askedAmountMinorSchema,
  }),
  carriesBalance: 'field',
  answer: z.object({ transfer: vendorTransferSchema, balance: balanceSchema }),
})

export const bringBackCall = defineCall({
  id: 'wallets.return',
  method: 'POST',
  path: '/wps/wallets/vendors/return',
  summary: 'Brings everything back from every vendor; a vendor that does not answer is asked until it does',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({}),
  carriesBalance: 'field',
  answer: z.object({
    /** Names of the vendors that have not answered yet. */
    waitsFor: z.array(z.string()),
    balance: balanceSchema,
  }),
})

export const vendorTransferCall = defineCall({
  id: 'wallets.transfer.get',
  method: 'GET',
  path: '/wps/wallets/vendors/transfers/:id',
  summary: 'One transfer of the account to or from a vendor',
  auth: 'member',
  isBackground: true,
  params: orderParams,
  answer: z.object({ transfer: vendorTransferSchema }),
})

export const setAutomaticTransferCall = defineCall({
  id: 'wallets.automatic',
  method: 'PUT',
  path: '/wps/wallets/vendors/automatic',
  summary: 'Whether money goes to a vendor by itself at launch, and back on leaving',
  auth: 'member',
  body: z.strictObject({ isAutomatic: z.boolean() }),
  answer: z.object({ isAutomatic: z.boolean() }),
})
