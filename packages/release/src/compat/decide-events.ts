import type { HostOffer, Release } from '@plaza/contract'
import type { CompatDecision } from './compat-decision'

/**
 * Decides by the events that a release says and hears: each is one that the host's bus knows, or one that the release
 * brings itself. A host that does not say what it knows was built before hosts did; nothing is held against it.
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
  return [...unknown('says', contract.says), ...unknown('hears', contract.hears)]
}
