import { depositSchema, type Deposit } from '@plaza/contract/money'
import type { CallError } from '@plaza/client'

/** The open order for which a deposit was refused, as the answer brings it. */
export function openOrderOf(failure: CallError | undefined): Deposit | undefined {
  if (failure?.code !== 'deposit.open.order') return undefined
  return depositSchema.safeParse(failure.value['deposit']).data
}
