import type { DepositState, OfferedMethod } from '@plaza/contract/money'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

interface Look {
  tone: Tone
  icon: IconName
}

const looks: Record<DepositState, Look> = {
  created: { tone: 'info', icon: 'hourglass' },
  'awaiting-payment': { tone: 'warning', icon: 'clock' },
  processing: { tone: 'info', icon: 'refresh' },
  credited: { tone: 'success', icon: 'check' },
  expired: { tone: 'neutral', icon: 'hourglass' },
  failed: { tone: 'danger', icon: 'alert' },
  cancelled: { tone: 'neutral', icon: 'x' },
}

/** Tone and icon of a deposit's state. */
export const depositLook = (state: DepositState): Look => looks[state]

const methodIcons: Record<OfferedMethod['group'], IconName> = {
  ewallet: 'phone',
  bank: 'bank',
  qr: 'qr',
  card: 'card',
  crypto: 'coins',
  voucher: 'ticket',
  agent: 'handshake',
}

/** Icon of a deposit method. */
export const methodIcon = ({ group }: Pick<OfferedMethod, 'group'>): IconName => methodIcons[group]
