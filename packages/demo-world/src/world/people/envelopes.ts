import { memberTypes } from '@plaza/contract/identity'
import type { ImportedEnvelope } from '@plaza/gateway/world-api'
import type { WorldPerson } from './person'

const hourMs = 3_600_000

/** Red envelopes of agent01 for its direct downlines: one that is open, one of which all was opened, and one that came back in part. */
export function envelopesOf(people: readonly WorldPerson[]): ImportedEnvelope[] {
  const agent = people.find(({ account }) => account === 'agent01')
  const below = people.filter(
    ({ upline, type, account }) =>
      upline === 'agent01' && type === memberTypes.agent && account !== 'agent02',
  )
  if (!agent || below.length < 3) return []
  const by = (count: number) => below.slice(0, count).map(({ id }) => id)
  const one = (amountMinor: number, packets: number, message: string) => ({
    ...{ agentId: agent.id, amountMinor, packets, split: 'random' as const, message },
  })
  return [
    { ...one(6_000, 4, 'Salamat sa linggong ito'), openedBy: by(1), agoMs: 70 * hourMs, isOver: true },
    { ...one(4_500, 3, 'Happy fiesta'), split: 'equal', openedBy: by(3), agoMs: 30 * hourMs, isOver: true },
    { ...one(5_000, 10, 'Para sa inyo'), openedBy: by(2), agoMs: hourMs, isOver: false },
  ]
}
