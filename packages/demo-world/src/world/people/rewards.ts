import type { PromotionPlan } from '@plaza/contract/growth'
import type { ImportedEntry, ImportedReward, NewReward } from '@plaza/gateway/world-api'
import { promotions } from '../content/promotions'
import { both } from '../text'
import type { WorldPerson } from './person'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What a person of the demo was rewarded with, and what it did with promotions. */
export interface WorldRewards {
  past: ImportedReward[]
  /** Granted as the world begins; their money, if it is paid at once, is the last of the ledger. */
  granted: Omit<NewReward, 'merchant' | 'now'>[]
  entries: ImportedEntry[]
}

const free = { wagering: 0, highestStakeMinor: null, wageringDays: null }
const cashback = both('Monday cashback', 'Cashback tuwing Lunes')

/** Cashback that was claimed: what the ledger has, each as one reward. */
function claimedCashback({ id: memberId, transfers }: WorldPerson, now: number): ImportedReward[] {
  return transfers
    .filter(({ kind, at }) => kind === 'cashback' && at < now - dayMs)
    .slice(-4)
    .map(({ reference, at, entries }) => ({
      memberId,
      source: 'cashback' as const,
      reference,
      name: cashback,
      ...free,
      createdAt: at - hourMs,
      parts: [
        {
          amountMinor: entries.find(({ owner }) => owner === 'self')?.amountMinor ?? 0,
          state: 'claimed' as const,
          opensAt: at - hourMs,
          expiresAt: at + 30 * dayMs,
          endedAt: at,
        },
      ],
    }))
}

/** A reward that nobody claimed in time, and one that was forfeited. */
const lost = (memberId: string, now: number): ImportedReward[] =>
  (
    [
      ['mission', 'expired', 20_00, both('Five evenings', 'Limang gabi')],
      ['red-packet', 'forfeited', 5_50, both('Red rain over the bay', 'Pulang ulan sa look')],
    ] as const
  ).map(([source, state, amountMinor, name], index) => {
    const at = now - (40 + index) * dayMs
    return {
      memberId,
      source,
      reference: `past-${source}`,
      name,
      wagering: 3,
      highestStakeMinor: null,
      wageringDays: 7,
      createdAt: at,
      parts: [{ amountMinor, state, opensAt: at, expiresAt: at + 7 * dayMs, endedAt: at + 7 * dayMs }],
    }
  })

/** Rewards of every kind: to claim, paid in parts, and one that is being bet. */
const granted = (memberId: string): WorldRewards['granted'] => [
  {
    memberId,
    source: 'compensation',
    reference: 'world-compensation',
    name: both('For the wait on Tuesday', 'Para sa paghihintay noong Martes'),
    amountMinor: 50_00,
  },
  {
    memberId,
    source: 'check-in',
    reference: 'world-check-in',
    name: both('Seven days in a row', 'Pitong araw na sunod-sunod'),
    amountMinor: 25_00,
    wagering: 1,
    wageringDays: 7,
  },
  {
    memberId,
    source: 'promotion',
    reference: 'world-running',
    name: both('The catch of the week', 'Huli ng linggo'),
    amountMinor: 60_00,
    wagering: 3,
    wageringDays: 14,
    isPaidAtOnce: true,
  },
]

type Playable = Extract<PromotionPlan, { kind: 'play' | 'application' }>

function planOf(id: string, now: number): Playable {
  const plan = promotions(now).find((promotion) => promotion.id === id)?.plan
  if (plan?.kind !== 'play' && plan?.kind !== 'application') throw new Error(`nobody enters ${id}`)
  return plan
}

/** What a person did with promotions: joined, half done, reached, applied for and rejected. */
function entriesOf(memberId: string, now: number): ImportedEntry[] {
  const entry = (
    promotion: string,
    state: ImportedEntry['state'],
    more: Partial<ImportedEntry>,
  ): ImportedEntry => ({
    memberId,
    promotion,
    plan: planOf(promotion, now),
    state,
    progressMinor: 0,
    endsAt: null,
    answers: {},
    comment: '',
    reason: null,
    createdAt: now - 2 * dayMs,
    decidedAt: null,
    ...more,
  })
  return [
    entry('slot-marathon', 'process', { progressMinor: 2_150_00, endsAt: now + 5 * dayMs }),
    entry('calm-waters', 'joined', { endsAt: now + 12 * dayMs }),
    entry('open-evening', 'issued', {
      progressMinor: 2_000_00,
      endsAt: now + dayMs,
      decidedAt: now - hourMs,
    }),
    entry('birthday', 'applying', {
      answers: { birthday: 'November 3', city: 'Iloilo' },
      comment: 'It is this month.',
    }),
    entry('big-catch', 'rejected', {
      answers: { round: 'R-1' },
      reason: 'We found no round with this number.',
      createdAt: now - 6 * dayMs,
      decidedAt: now - 5 * dayMs,
    }),
  ]
}

/** Rewards and promotions of one person, with something of every kind. */
export const rewardsOf = (person: WorldPerson, now: number): WorldRewards => ({
  past: [...claimedCashback(person, now), ...lost(person.id, now)],
  granted: granted(person.id),
  entries: entriesOf(person.id, now),
})
