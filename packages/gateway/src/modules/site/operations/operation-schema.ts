import { plainLineSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import type { AnyOperation } from './perform'
import { limitKinds } from '../../play/game-sessions'

const text = z.string().check(z.maxLength(256))
/** What is written down and printed: one plain line. */
const decision = { item: text, by: plainLineSchema(64), why: plainLineSchema(200) }
const ofVendor = { merchant: text, vendor: text }

/** An operation as it travels from the `plaza` command to the gateway. */
export const operationSchema: z.ZodMiniType<AnyOperation> = z.discriminatedUnion('kind', [
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
  z.object({
    kind: z.literal('suspense-credit'),
    ...decision,
    member: z.nullable(z.object({ merchant: text, account: text })),
  }),
  z.object({ kind: z.literal('suspense-return'), ...decision }),
  z.object({ kind: z.literal('vendor-link'), ...ofVendor, baseUrl: text, origin: z.nullable(text) }),
])

/** Selects the payments in suspense for the `plaza` command. */
export const suspenseAskedSchema = z.object({ isAll: z.boolean() })

/** Selects a vendor's day for the `plaza` command. */
export const reportAskedSchema = z.object({ ...ofVendor, day: text })
