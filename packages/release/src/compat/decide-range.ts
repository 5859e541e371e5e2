import { gtr, satisfies, valid, validRange } from 'semver'
import type { CompatDecision } from './compat-decision'

/** Checks one range against the version that the host offers; `undefined` when it offers none. */
export function decideRange(what: string, range: string, offered: string | undefined): CompatDecision {
  if (offered === undefined)
    return { decision: 'step-back', reason: `needs ${what}, which the host does not provide` }
  if (validRange(range) === null || valid(offered) === null)
    return { decision: 'step-back', reason: `${what}: "${range}" against "${offered}" cannot be compared` }
  if (satisfies(offered, range)) return { decision: 'load', reason: `${what} ${offered} satisfies ${range}` }
  const decision = gtr(offered, range) ? 'skip' : 'step-back'
  return { decision, reason: `needs ${what} ${range}, the host has ${offered}` }
}
