const keys = {
  channel: 'reason.channel',
  pin: 'reason.pin',
  rollout: 'reason.rollout',
  'stepped-back': 'reason.steppedBack',
  disabled: 'reason.disabled',
  blocked: 'reason.blocked',
  incompatible: 'reason.incompatible',
  'no-integrity': 'reason.noIntegrity',
} as const

const icons: Record<keyof typeof keys, string> = {
  channel: 'radio-tower',
  pin: 'map-pin',
  rollout: 'percent',
  'stepped-back': 'history',
  disabled: 'x-circle',
  blocked: 'lock',
  incompatible: 'alert-triangle',
  'no-integrity': 'alert-triangle',
}

const isKnown = (reason: string): reason is keyof typeof keys => Object.hasOwn(keys, reason)

/** Catalogue key of a reason; undefined for an unknown one, which is shown unchanged. */
export const reasonKey = (reason: string): (typeof keys)[keyof typeof keys] | undefined =>
  isKnown(reason) ? keys[reason] : undefined

/** Icon of a reason. */
export const reasonIcon = (reason: string): string => (isKnown(reason) ? icons[reason] : 'info')
