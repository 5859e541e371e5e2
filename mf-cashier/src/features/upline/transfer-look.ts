import type { UplineTransferState } from '@plaza/contract/money'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

const looks: Record<UplineTransferState, { tone: Tone; icon: IconName }> = {
  'pending-review': { tone: 'info', icon: 'hourglass' },
  success: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'alert' },
}

/** Tone and icon of a transfer's state. */
export const transferLook = (state: UplineTransferState) => looks[state]
