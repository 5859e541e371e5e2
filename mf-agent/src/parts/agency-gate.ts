import { memberTypes, mayEnterAgency, type SessionInfo } from '@plaza/contract/identity'

/** Decides who may open the agent area. All others are sent home, with a message if they are signed in. */
export type AgencyGate =
  | { kind: 'open' }
  | { kind: 'closed'; reason: 'agent.only' | 'member.type.forbidden' | null }

/**
 * The gate of /m/agent (AGENT-1): closed without a session and for types without an agency. A plain member gets the
 * message for non-agents; the other types get the message that they may not enter.
 */
export function agencyGate(session: SessionInfo | null): AgencyGate {
  if (!session) return { kind: 'closed', reason: null }
  if (mayEnterAgency(session.type)) return { kind: 'open' }
  return {
    kind: 'closed',
    reason: session.type === memberTypes.player ? 'agent.only' : 'member.type.forbidden',
  }
}
