import type { ImportedFeedback } from '@plaza/gateway/world-api'
import type { WorldPerson } from './person'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** What `player01` wrote to customer service, in every state. */
export function feedbackOf(people: readonly WorldPerson[], now: number): ImportedFeedback[] {
  const player = people.find(({ account }) => account === 'player01')
  if (!player) return []
  const memberId = player.id
  const mine = (content: string, at: number) => ({ isFromMember: true, content, at })
  const reply = (content: string, at: number) => ({ isFromMember: false, content, at })
  return [
    {
      id: 'FB2A3B4C5D6E7F8',
      memberId,
      category: 'suggestion',
      state: 'submitted',
      reference: null,
      messages: [
        mine(
          'Puwede bang lakihan ang numero sa talaan ng resulta? Mahirap basahin sa gabi.',
          now - 3 * hourMs,
        ),
      ],
    },
    {
      id: 'FB2B3C4D5E6F7G8',
      memberId,
      category: 'deposit',
      state: 'processing',
      reference: null,
      messages: [mine('I paid from another bank account by mistake. Is that a problem?', now - 26 * hourMs)],
    },
    {
      id: 'FB2C3D4E5F6G7H8',
      memberId,
      category: 'game',
      state: 'replied',
      reference: null,
      messages: [
        mine('Koi Hunters closed while a round was running. What happened to my stake?', now - 4 * dayMs),
        reply(
          'The round ended without you and paid ₱12.40, which is in your main wallet. You find it in your transactions.',
          now - 4 * dayMs + 2 * hourMs,
        ),
      ],
    },
    {
      id: 'FB2D3E4F5G6H7J8',
      memberId,
      category: 'account',
      state: 'closed',
      reference: null,
      messages: [
        mine('Paano ko mapapalitan ang numero ng telepono ko?', now - 21 * dayMs),
        reply('Nasa Security centre po, sa ilalim ng “Phone”. Salamat!', now - 21 * dayMs + hourMs),
      ],
    },
  ]
}
