import * as z from 'zod/mini'
import type { Operation } from '../modules/operations/operations'

const text = z.string().check(z.maxLength(256))

/** An operation as it travels from the `plaza` command to the gateway. */
export const operationSchema: z.ZodMiniType<Operation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), merchant: text, name: text, isOn: z.boolean() }),
  z.object({ kind: z.literal('promo'), merchant: text, name: text, isOn: z.boolean() }),
  z.object({ kind: z.literal('setting'), merchant: text, path: text, value: z.unknown() }),
])
