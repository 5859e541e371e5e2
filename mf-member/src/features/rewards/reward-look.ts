import type { Reward, RewardSource, RewardState } from '@plaza/contract/growth'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

const icons: Record<RewardSource, IconName> = {
  promotion: 'gift',
  vip: 'crown',
  mission: 'trophy',
  'red-packet': 'mail',
  cashback: 'coins',
  'check-in': 'calendar',
  rebate: 'receipt',
  invitation: 'user-plus',
  compensation: 'shield',
}

const isKnown = (source: string): source is RewardSource => Object.hasOwn(icons, source)

/** The source of a reward with its icon; a source that this release does not know is any reward. */
export const sourceLook = (source: string): { name: RewardSource | 'other'; icon: IconName } =>
  isKnown(source) ? { name: source, icon: icons[source] } : { name: 'other', icon: 'gift' }

/** What a state means for the member. */
export const stateTones: Record<RewardState, Tone> = {
  claimable: 'money',
  running: 'info',
  claimed: 'success',
  expired: 'warning',
  forfeited: 'neutral',
}

/** Whether a reward, or a part of one, opens later. */
export const isLater = ({ state, opensAt }: Pick<Reward, 'state' | 'opensAt'>, nowMs: number): boolean =>
  state === 'claimable' && opensAt > nowMs
