import type { AnyCall } from '@plaza/contract/kernel'
import { balanceSchema, type Balance } from '@plaza/contract/money'

/** The account's balance that an answer carries, by the call's definition; undefined where it carries none. */
export function balanceOf({ carriesBalance }: AnyCall, answer: unknown): Balance | undefined {
  if (!carriesBalance) return undefined
  const held = carriesBalance === 'whole' ? answer : (answer as { balance?: unknown }).balance
  const parsed = balanceSchema.safeParse(held)
  return parsed.success ? parsed.data : undefined
}
