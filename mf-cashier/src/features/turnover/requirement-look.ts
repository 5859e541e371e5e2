import type { RequirementKind, RequirementState } from '@plaza/contract/money'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

const icons: Record<RequirementKind, IconName> = {
  deposit: 'deposit',
  bonus: 'gift',
  transfer: 'transfer',
  adjustment: 'settings',
}

/** Icon of what a requirement came with. */
export const requirementIcon = (kind: RequirementKind): IconName => icons[kind]

const looks: Record<RequirementState, { tone: Tone; icon: IconName }> = {
  open: { tone: 'info', icon: 'hourglass' },
  done: { tone: 'success', icon: 'check' },
  ended: { tone: 'neutral', icon: 'minus' },
  'given-up': { tone: 'neutral', icon: 'x' },
  expired: { tone: 'warning', icon: 'clock' },
}

/** Tone and icon of a requirement's state. */
export const requirementLook = (state: RequirementState): { tone: Tone; icon: IconName } => looks[state]
