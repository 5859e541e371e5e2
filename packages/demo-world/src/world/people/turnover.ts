import type { GameType } from '@plaza/contract/play'
import { bonusOf, wageringOf, type PromotionTerms } from '@plaza/contract/money'
import type { ImportedRequirement } from '@plaza/gateway/world-api'
import { demoPromotions } from '../promotions'
import type { WorldPerson, WorldTransfer, WorldTurnover } from './person'
import { dayName } from './life'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** How long after its credit something was staked enough, at most: it was before now. */
const stakedMs = 180 * minuteMs
const stakedAt = (at: number, now: number): number => Math.min(at + stakedMs, Math.floor((at + now) / 2))

type Ending = 'done' | 'given-up' | 'expired' | 'open'

/** Stakes that fulfil a part of a requirement: mostly slots, and a tenth of what was staked at live tables. */
function staked(minor: number, type: GameType = 'RNG'): ImportedRequirement['contributions'] {
  if (minor === 0) return []
  const liveMinor = Math.floor(minor / 5)
  return [
    { type: 'LIVE', stakedMinor: liveMinor * 10, countedMinor: liveMinor },
    { type, stakedMinor: minor - liveMinor, countedMinor: minor - liveMinor },
  ]
}

const booking = (
  kind: WorldTransfer['kind'],
  reference: string,
  at: number,
  minor: number,
): WorldTransfer => ({
  kind,
  reference,
  at,
  entries: [
    { owner: 'house', wallet: 'house:promo', amountMinor: -minor },
    { owner: 'self', wallet: 'main', amountMinor: minor },
  ],
})

/** Money that came in and has to be staked once; done in part while it is open. */
function once(
  kind: 'deposit' | 'transfer' | 'adjustment',
  { reference, amountMinor, at }: { reference: string; amountMinor: number; at: number },
  now: number,
  doneMinor: number = amountMinor,
): WorldTurnover['requirements'][number] {
  const isDone = doneMinor === amountMinor
  return {
    kind,
    reference,
    amountMinor,
    requiredMinor: amountMinor,
    contributions: staked(doneMinor),
    state: isDone ? 'done' : 'open',
    createdAt: at,
    endedAt: isDone ? stakedAt(at, now) : null,
  }
}

/** A bonus that came with a deposit, and how it ended. */
function bonusWith(
  terms: PromotionTerms,
  deposit: { reference: string; amountMinor: number; at: number },
  ending: Ending,
  doneShare: number,
): WorldTurnover {
  const { reference, at } = deposit
  const amountMinor = bonusOf(terms, deposit.amountMinor)
  const requiredMinor = wageringOf(terms, amountMinor)
  const expiresAt = at + terms.expiryDays * dayMs
  const ends = { done: at + 2 * stakedMs, 'given-up': at + stakedMs, expired: expiresAt, open: null }
  const requirement = {
    kind: 'bonus' as const,
    reference,
    amountMinor,
    requiredMinor,
    contributions: staked(Math.floor(requiredMinor * doneShare), 'LOTT'),
    state: ending,
    name: terms.name,
    ...(terms.highestStakeMinor !== null && { highestStakeMinor: terms.highestStakeMinor }),
    expiresAt,
    createdAt: at,
    endedAt: ends[ending],
  }
  const returned = { 'given-up': 'bonus-given-up', expired: 'bonus-expired' } as const
  const transfers = [booking('deposit-bonus', reference, at, amountMinor)]
  if (ending === 'given-up' || ending === 'expired')
    transfers.push(booking(returned[ending], reference, ends[ending], -amountMinor))
  const useKey = terms.frequency === 'daily' ? dayName(at) : 'once'
  return {
    requirements: [requirement],
    bonuses: [{ depositId: reference, terms, amountMinor, useKey, at }],
    transfers,
  }
}

/** Deposits of a person, the newest first, with when they were credited. */
const depositsOf = ({ deposits }: WorldPerson) =>
  deposits
    .filter(({ steps }) => steps.at(-1)?.state === 'credited')
    .map(({ reference, amountMinor, steps }) => ({ reference, amountMinor, at: steps.at(-1)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)

const receivedOf = ({ transfers }: WorldPerson, kind: WorldTransfer['kind']) =>
  transfers
    .filter((transfer) => transfer.kind === kind)
    .map(({ reference, at, entries }) => ({
      reference,
      at,
      amountMinor: entries.find(({ owner }) => owner === 'self')?.amountMinor ?? 0,
    }))
    .sort((one, other) => other.at - one.at)

/**
 * Requirements of every kind, done and open, and bonuses in every state, of a person who got money lately. `openFrom` is the
 * first of the latest four that is open.
 */
export function turnoverOf(person: WorldPerson, openFrom: 'transfer' | 'bonus', now: number): WorldTurnover {
  const [welcome, reload] = demoPromotions
  const [lately, ...deposits] = depositsOf(person)
  // A daily promotion is given once a day.
  const old = deposits.filter(
    ({ at }, index) => at < now - 10 * dayMs && dayName(at) !== dayName(deposits[index - 1]?.at ?? now),
  )
  const [transfer, formerTransfer] = receivedOf(person, 'upline-received')
  const [cashback, formerCashback] = receivedOf(person, 'cashback')
  if (!lately || !transfer || !formerTransfer || !cashback || !formerCashback || old.length < 4)
    throw new Error(`too little has happened to ${person.account}`)
  const isOpen = openFrom === 'transfer'
  const openPart = (amountMinor: number, doneShare: number) =>
    isOpen ? Math.floor(amountMinor * doneShare) : amountMinor
  const bonuses = [
    bonusWith(reload, lately, 'open', isOpen ? 0 : 0.4),
    ...(['given-up', 'expired', 'done'] as const).flatMap((ending, index) => {
      const deposit = old[index]
      return deposit ? [bonusWith(reload, deposit, ending, ending === 'done' ? 1 : 0.2)] : []
    }),
    bonusWith(welcome, old.at(-1) ?? lately, 'done', 1),
  ]
  const requirements = [
    once('transfer', transfer, now, openPart(transfer.amountMinor, 0.6)),
    once('transfer', formerTransfer, now),
    once('adjustment', cashback, now, openPart(cashback.amountMinor, 0)),
    once('adjustment', formerCashback, now),
    once('deposit', lately, now, openPart(lately.amountMinor, 0)),
    ...deposits.slice(0, 3).map((deposit) => once('deposit', deposit, now)),
    ...bonuses.flatMap((bonus) => bonus.requirements),
  ]
  return {
    requirements: requirements.sort((one, other) => one.createdAt - other.createdAt),
    bonuses: bonuses.flatMap((bonus) => bonus.bonuses),
    transfers: bonuses.flatMap((bonus) => bonus.transfers),
  }
}
