import type { HostOffer, Release } from '@plaza/contract/federation'
import type { CompatDecision } from './compat-decision'

/**
 * Decides by the events that a release emits and listens to: the host's bus must know each, or the release must
 * declare it. A host that does not list its events is older than that list, and every event passes.
 */
export function decideEvents(
  { contract, contributions }: Pick<Release, 'contract' | 'contributions'>,
  offered: HostOffer['events'],
): CompatDecision[] {
  if (!offered) return []
  const known = new Set([...offered, ...(contributions.events ?? []).map(({ name }) => name)])
  const unknown = (does: string, names: readonly string[]): CompatDecision[] =>
    names
      .filter((name) => !known.has(name))
      .map((name) => ({
        decision: 'step-back',
        reason: `${does} ${name}, an event that the host does not know`,
      }))
  return [...unknown('emits', contract.says), ...unknown('subscribes to', contract.hears)]
}
