import type { VendorTransferState } from '@plaza/contract/money'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

const looks: Record<VendorTransferState, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'info', icon: 'hourglass' },
  done: { tone: 'success', icon: 'check' },
  failed: { tone: 'warning', icon: 'refresh' },
}

/** Tone and icon of a transfer's state. */
export const transferLook = (state: VendorTransferState) => looks[state]
