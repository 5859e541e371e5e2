import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'
import type { ShownState } from '../../orders/withdrawal-end'

interface Look {
  tone: Tone
  icon: IconName
}

const looks: Record<ShownState, Look> = {
  submitted: { tone: 'info', icon: 'hourglass' },
  'under-review': { tone: 'info', icon: 'search' },
  approved: { tone: 'info', icon: 'check' },
  paying: { tone: 'info', icon: 'send' },
  paid: { tone: 'success', icon: 'check' },
  rejected: { tone: 'danger', icon: 'alert' },
  failed: { tone: 'danger', icon: 'alert' },
  cancelled: { tone: 'neutral', icon: 'x' },
}

/** Tone and icon of a withdrawal's state. */
export const withdrawalLook = (state: ShownState): Look => looks[state]
