import { drawSources } from '@plaza/contract/lottery'
import { plainLineSchema } from '@plaza/contract/kernel'
import { rejectReasons } from '@plaza/contract/money'
import * as z from 'zod/mini'
import { operatorRoles } from '../../../kernel/operators'
import type { Signed } from './authorise'
import type { AnyOperation } from './any-operation'
import { limitKinds } from '../../play/game-sessions'

const text = z.string().check(z.maxLength(256))
const ofLottery = { merchant: text, lottery: text }
const ofIssue = { ...ofLottery, issue: text }
/** The longest result is a board of 27 prizes, 133 characters. */
const numbers = z.string().check(z.maxLength(512))
const ofVendor = { merchant: text, vendor: text }

/** An operation as it travels from the `plaza` command to the gateway. */
export const operationSchema: z.ZodMiniType<AnyOperation> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('operator-add'),
    operator: text,
    role: z.enum(operatorRoles),
    credential: z.object({
      id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    expiresAt: z.int(),
  }),
  z.object({ kind: z.literal('operator-revoke'), which: text }),
  z.object({ kind: z.literal('flag'), merchant: text, name: text, isOn: z.boolean() }),
  z.object({ kind: z.literal('promo'), merchant: text, name: text, isOn: z.boolean() }),
  z.object({ kind: z.literal('setting'), merchant: text, path: text, value: z.unknown() }),
  z.object({
    kind: z.literal('merchant-create'),
    merchant: text,
    name: text,
    currency: text,
    hosts: z.array(text).check(z.maxLength(32)),
    languages: z.array(text).check(z.maxLength(64)),
    timeZone: text,
  }),
  z.object({
    kind: z.literal('limit'),
    merchant: text,
    account: text,
    limit: z.enum(limitKinds),
    amount: z.nullable(z.union([z.int(), text])),
  }),
  z.object({
    kind: z.literal('vendor-maintenance'),
    ...ofVendor,
    isOn: z.boolean(),
    until: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('vendor-countries'), ...ofVendor, countries: z.array(text) }),
  z.object({ kind: z.literal('vendor-key'), ...ofVendor, pem: z.string().check(z.maxLength(8_192)) }),
  z.object({ kind: z.literal('vendor-wallets'), ...ofVendor, hasWallets: z.boolean() }),
  z.object({
    kind: z.literal('suspense-credit'),
    item: text,
    member: z.nullable(z.object({ merchant: text, account: text })),
    overLimit: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('suspense-return'), item: text }),
  z.object({ kind: z.enum(['transfer-approve', 'transfer-return']), transfer: text }),
  z.object({
    kind: z.literal('vendor-transfer-settle'),
    transfer: text,
    end: z.enum(['arrived', 'returned']),
  }),
  z.object({ kind: z.enum(['review-take', 'review-pay', 'review-fail', 'review-return']), order: text }),
  z.object({
    kind: z.literal('review-approve'),
    order: text,
    documents: z.nullable(plainLineSchema(200)),
  }),
  z.object({ kind: z.literal('review-reject'), order: text, reason: z.enum(rejectReasons) }),
  z.object({
    kind: z.literal('adjust'),
    merchant: text,
    account: text,
    amount: text,
    turnoverTenths: z.int().check(z.minimum(0), z.maximum(1_000)),
  }),
  z.object({
    kind: z.literal('payment-method'),
    merchant: text,
    method: text,
    closed: z.nullable(z.enum(['maintenance', 'off'])),
    until: z.nullable(z.int()),
  }),
  z.object({ kind: z.enum(['payment-credit', 'payment-refuse']), order: text }),
  z.object({
    kind: z.literal('voucher-make'),
    merchant: text,
    amount: text,
    codes: z.array(z.object({ hash: text, tail: text })).check(z.minLength(1), z.maxLength(1_000)),
    expiresAt: z.int(),
  }),
  z.object({ kind: z.literal('voucher-revoke'), merchant: text, tail: text }),
  z.object({
    kind: z.literal('lottery-switch'),
    ...ofLottery,
    isOn: z.boolean(),
    until: z.nullable(z.int()),
  }),
  z.object({
    kind: z.literal('draw-source'),
    ...ofLottery,
    source: z.enum(drawSources),
    url: z.nullable(text),
    pem: z.nullable(z.string().check(z.maxLength(8_192))),
  }),
  z.object({ kind: z.enum(['draw-enter', 'draw-confirm', 'draw-correct']), ...ofIssue, numbers }),
  z.object({ kind: z.literal('draw-void'), ...ofIssue }),
  z.object({ kind: z.literal('vendor-link'), ...ofVendor, baseUrl: text, origin: z.nullable(text) }),
])

/** Selects the payments in suspense for the `plaza` command. */
export const suspenseAskedSchema = z.object({ isAll: z.boolean() })

/** Names the withdrawal that the `plaza` command looks at. */
export const orderAskedSchema = z.object({ order: text })

/** Names the merchant of a list for the `plaza` command. */
export const merchantAskedSchema = z.object({ merchant: text })

/** Selects a vendor's day for the `plaza` command. */
export const reportAskedSchema = z.object({ ...ofVendor, day: text })

/** Who asks for it, by a secret, and why: the reason is written down and printed, one plain line. */
export const signedSchema: z.ZodMiniType<Signed> = z.object({
  token: z.nullable(text),
  by: z.nullable(plainLineSchema(64)),
  why: z.nullable(plainLineSchema(200)),
})

/** Which part of the audit trail the `plaza` command asks for. */
export const trailQuerySchema = z.object({ merchant: z.nullable(text), limit: z.int() })
