import { plainLineSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import type { Signed } from './authorise'
import { shortText } from './define-operation'

/** Who asks for something, by a secret, and why: the reason is written down and printed, one plain line. */
export const signedSchema: z.ZodMiniType<Signed> = z.object({
  token: z.nullable(shortText),
  by: z.nullable(plainLineSchema(64)),
  why: z.nullable(plainLineSchema(200)),
})
