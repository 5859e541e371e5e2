import type { LimitPeriod } from '@plaza/contract/money'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { protectionProfiles } from '../../identity/protection'
import { depositFrames, type CountedFrame } from '../../stakes/limits'

/** Whose limits, when they are looked at, and the frames that they count in. */
export interface LimitContext {
  memberId: string
  currency: string
  now: number
  frames: Readonly<Record<LimitPeriod, CountedFrame>>
}

/** The member's limits in the currency of its merchant and the frames of its jurisdiction. */
export function limitContext(
  memberId: string,
  { merchant, now }: { merchant: Pick<Merchant, 'currency' | 'settings'>; now: number },
): LimitContext {
  const { jurisdiction, timeZone } = merchant.settings
  const frames = depositFrames(protectionProfiles[jurisdiction].depositFrames, timeZone, now)
  return { memberId, currency: merchant.currency, now, frames }
}
