import { memberTypes, mayEnterAgency, type SessionInfo } from '@plaza/contract/identity'

/** Decides who may open the agent area. Others are sent home, with a message unless they are signed out. */
export type AgencyGate =
  { kind: 'open' } | { kind: 'closed'; reason: 'agent.only' | 'member.type.forbidden' | null }

/**
 * The gate of /m/agent (AGENT-1): closed without a session and for types without agency. The
 * message is one of the two agent messages (AGENT-1): a plain member is a non-agent, the other
 * types are those that may not.
 */
export function agencyGate(session: SessionInfo | null): AgencyGate {
  if (!session) return { kind: 'closed', reason: null }
  if (mayEnterAgency(session.type)) return { kind: 'open' }
  return {
    kind: 'closed',
    reason: session.type === memberTypes.player ? 'agent.only' : 'member.type.forbidden',
  }
}
