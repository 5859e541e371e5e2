import type { HostOffer, Release } from '@plaza/contract/federation'
import type { CompatDecision } from './compat-decision'
import { decideEvents } from './decide-events'
import { decideRange } from './decide-range'
import { decideSlots } from './decide-slots'

/** Decides whether a release runs on what a shell offers: host contract, shared packages, slot majors, events (RELEASE-3). */
export function decideCompat(
  release: Pick<Release, 'contract' | 'contributions'>,
  offer: HostOffer,
): CompatDecision {
  const { host, shared, slots } = release.contract
  const decisions = [
    decideRange('the host contract', host, offer.host),
    ...Object.entries(shared).map(([name, range]) =>
      decideRange(name, range, Object.hasOwn(offer.shared, name) ? offer.shared[name] : undefined),
    ),
    ...decideSlots(slots, offer.slots),
    ...decideEvents(release, offer.events),
  ]
  return (
    decisions.find(({ decision }) => decision === 'skip') ??
    decisions.find(({ decision }) => decision === 'step-back') ?? {
      decision: 'load',
      reason: 'fits the host',
    }
  )
}
