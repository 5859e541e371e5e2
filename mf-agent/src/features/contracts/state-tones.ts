import type { ContractState } from '@plaza/contract/agency'
import type { Tone } from '@plaza/ui/pill'

/** What each state of a contract means for a person. */
export const stateTones: Readonly<Record<ContractState, Tone>> = {
  offered: 'warning',
  active: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
  replaced: 'info',
}
