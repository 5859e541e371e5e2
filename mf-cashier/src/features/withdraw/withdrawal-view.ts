import type { WithdrawalState } from '@plaza/contract/money'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

interface Look {
  tone: Tone
  icon: IconName
}

const looks: Record<WithdrawalState, Look> = {
  submitted: { tone: 'info', icon: 'hourglass' },
  'under-review': { tone: 'info', icon: 'search' },
  approved: { tone: 'info', icon: 'check' },
  paying: { tone: 'info', icon: 'send' },
  paid: { tone: 'success', icon: 'check' },
  rejected: { tone: 'danger', icon: 'alert' },
  failed: { tone: 'danger', icon: 'alert' },
}

/** Tone and icon of a withdrawal's state. */
export const withdrawalLook = (state: WithdrawalState): Look => looks[state]
