import { depositSchema, type Deposit } from '@plaza/contract/money'
import type { CallError } from '@plaza/client'

/** The open order that a refusal names as its reason. */
export function openOrderOf(failure: CallError | undefined): Deposit | undefined {
  if (failure?.code !== 'deposit.open.order') return undefined
  return depositSchema.safeParse(failure.value['deposit']).data
}
