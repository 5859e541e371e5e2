import type { AnyCall } from '@plaza/contract/kernel'
import { CallFailure } from '../call-failure'
import type { MerchantSettings } from '../merchants/merchant-settings'
import { createNetworkMatcher } from '../merchants/network'
import type { CallContext } from './call-context'

/** The calls that a refused address may still make: those that its page and its contacts need. */
const stillAnswered: readonly string[] = ['system.settings', 'system.home', 'content.contacts']

const matchers = new WeakMap<MerchantSettings, (address: string) => boolean>()

function matcherOf(settings: MerchantSettings): (address: string) => boolean {
  const known = matchers.get(settings)
  if (known) return known
  const matcher = createNetworkMatcher(settings.blockedAddresses ?? [])
  matchers.set(settings, matcher)
  return matcher
}

/**
 * Refuses an address that the merchant has blocked (SERVER-3).
 * @throws CallFailure `merchant.blocked.address`.
 */
export function checkAddress(
  { merchant: { settings }, ip }: Pick<CallContext, 'merchant' | 'ip'>,
  call?: Pick<AnyCall, 'id'>,
): void {
  if (!settings.blockedAddresses?.length || (call && stillAnswered.includes(call.id))) return
  if (matcherOf(settings)(ip)) throw new CallFailure('merchant.blocked.address')
}
