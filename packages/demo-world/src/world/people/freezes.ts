import { memberTypes } from '@plaza/contract/identity'
import type { ImportedFreeze } from '@plaza/gateway/world-api'
import { namedAccounts } from './named-accounts'
import type { WorldPerson } from './person'

const dayMs = 24 * 60 * 60_000

/** What agent01 asked to freeze: one waits, one was refused, and one account is frozen. All are of nobody with a name in the README. */
export function freezesOf(people: readonly WorldPerson[], now: number): ImportedFreeze[] {
  const agent = people.find(({ account }) => account === 'agent01')
  const named = new Set(namedAccounts.map(({ account }) => account))
  const players = people.filter(
    ({ account, type, upline }) => type === memberTypes.player && upline === 'agent01' && !named.has(account),
  )
  const [first, second, third] = players.toReversed()
  if (!agent || !first || !second || !third) return []
  const ago = (days: number) => now - days * dayMs
  const ask = (member: WorldPerson, reason: string, days: number) => ({
    ...{ memberId: member.id, agentId: agent.id, reason, askedAt: ago(days) },
  })
  return [
    { ...ask(first, 'Several people log in with this account.', 1), state: 'waiting', endedAt: null },
    { ...ask(second, 'The owner lost the phone.', 12), state: 'refused', endedAt: ago(11) },
    { ...ask(third, 'The owner asked me to.', 30), state: 'approved', endedAt: ago(29) },
  ]
}
