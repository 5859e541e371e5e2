import type * as z from 'zod/mini'
import { Refused } from '../kernel/refused'

/**
 * Parses untrusted input by its schema.
 * @throws Refused `SYNTAX`
 */
export function readBody<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refused('SYNTAX')
  return parsed.data
}
