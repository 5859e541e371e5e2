/** @jest-environment node */
import { testSession } from '@plaza/federation/testing'
import { agencyGate } from './agency-gate'

describe('the gate of the agent area', () => {
  // AGENT-1
  it.each([
    [0, 'agent.only'],
    [4, 'member.type.forbidden'],
    [40, 'member.type.forbidden'],
  ])('the agent area is closed for type %i, with the message %s', (type, reason) => {
    expect(agencyGate(testSession({ type }))).toEqual({ kind: 'closed', reason })
  })

  it.each([1, 2, 41, 42])('the agent area is open for type %i', (type) => {
    expect(agencyGate(testSession({ type }))).toEqual({ kind: 'open' })
  })

  // AGENT-1
  it('the agent area is closed without a session, and shows no message', () => {
    expect(agencyGate(null)).toEqual({ kind: 'closed', reason: null })
  })
})
