import type { ImportedLink } from '@plaza/gateway/world-api'
import type { WorldPerson } from './person'

const dayMs = 24 * 60 * 60_000

/** Links of agent01 in every state: open for a while and for ever, switched off, over, and used up. */
export function linksOf(people: readonly WorldPerson[], now: number): ImportedLink[] {
  const agent = people.find(({ account }) => account === 'agent01')
  if (!agent) return []
  const link = (channel: string, more: Partial<ImportedLink>): ImportedLink => ({
    ...{ agentId: agent.id, type: 'player', channel, used: 0, most: null, isOff: false },
    ...{ createdAt: now - 20 * dayMs, expiresAt: null, ...more },
  })
  return [
    link('Facebook group', { used: 14, createdAt: now - 3 * dayMs, expiresAt: now + 27 * dayMs }),
    link('Agents in Cebu', { type: 'agent', used: 2, most: 10 }),
    link('Flyer', { used: 5, isOff: true }),
    link('Fiesta', { used: 31, createdAt: now - 40 * dayMs, expiresAt: now - 10 * dayMs }),
    link('First fifty', { used: 50, most: 50 }),
  ]
}
