import * as z from 'zod/mini'
import type { AnyOperation } from '../modules/operations/perform'
import { limitKinds } from '../modules/play/play-limits'

const text = z.string().check(z.maxLength(256))
const ofVendor = { merchant: text, vendor: text }

/** An operation as it travels from the `plaza` command to the gateway. */
export const operationSchema: z.ZodMiniType<AnyOperation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), merchant: text, name: text, isOn: z.boolean() }),
  z.object({ kind: z.literal('promo'), merchant: text, name: text, isOn: z.boolean() }),
  z.object({ kind: z.literal('setting'), merchant: text, path: text, value: z.unknown() }),
  z.object({
    kind: z.literal('limit'),
    merchant: text,
    account: text,
    limit: z.enum(limitKinds),
    amount: z.nullable(z.int()),
  }),
  z.object({
    kind: z.literal('vendor-maintenance'),
    ...ofVendor,
    isOn: z.boolean(),
    until: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('vendor-countries'), ...ofVendor, countries: z.array(text) }),
  z.object({ kind: z.literal('vendor-key'), ...ofVendor, pem: z.string().check(z.maxLength(8_192)) }),
  z.object({ kind: z.literal('vendor-link'), ...ofVendor, baseUrl: text, origin: z.nullable(text) }),
])

/** A vendor's day as the `plaza` command asks for it. */
export const reportAskedSchema = z.object({ ...ofVendor, day: text })
