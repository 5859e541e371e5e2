import type { TimelineRelease } from '@plaza/contract/release'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

/** Tone and icon of a release's state. */
export const stateLooks: Record<TimelineRelease['state'], { tone: Tone; icon: IconName }> = {
  current: { tone: 'success', icon: 'check' },
  canary: { tone: 'warning', icon: 'percent' },
  previous: { tone: 'neutral', icon: 'history' },
  'rolled-back': { tone: 'danger', icon: 'history' },
  blocked: { tone: 'danger', icon: 'lock' },
  published: { tone: 'info', icon: 'upload' },
}

/** Tone and icon of a release's skew state. */
export const skewLooks: Record<TimelineRelease['skew'], { tone: Tone; icon: IconName }> = {
  green: { tone: 'success', icon: 'check' },
  red: { tone: 'danger', icon: 'x' },
  none: { tone: 'neutral', icon: 'minus' },
}
