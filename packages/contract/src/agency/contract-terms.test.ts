/** @jest-environment node */
import * as z from 'zod/mini'
import { contractMoves, contractStates } from './contract-machine'
import {
  areTermsOf,
  capAbove,
  contractTermsSchema,
  isLike,
  mostTiers,
  tierAbove,
  tierProblem,
  tierReached,
  type ContractTerms,
  type ContractTier,
} from './contract-terms'

const tier = (turnoverMinor: number, rate: number, more: Partial<ContractTier> = {}): ContractTier => ({
  ...{ turnoverMinor, lossMinor: 0, activeUsers: 1, rate, capMinor: null },
  ...more,
})
const termsOf = (...tiers: ContractTier[]): ContractTerms => ({
  ...{ basis: 'turnover', period: 'daily', carries: false, activeMinor: 100, tiers },
})

// CONTRACT-2
it('every state of a contract but the final ones is left by a move, and each is reached by one or is the first', () => {
  const moves = Object.values(contractMoves)
  const left: string[] = contractStates.filter((state) => moves.some(({ from }) => from === state))
  expect(left).toEqual(['offered', 'active'])
  const reached = new Set<string>(moves.map(({ to }) => to))
  expect(contractStates.filter((state) => !reached.has(state))).toEqual(['offered'])
})

// CONTRACT-2
it.each<[string, ContractTier[], unknown]>([
  ['one tier', [tier(0, 10)], undefined],
  ['rising tiers', [tier(0, 10), tier(1_000, 20, { activeUsers: 3 })], undefined],
  ['a cap that its tier reaches', [tier(100_000, 100, { capMinor: 1_000 })], undefined],
  ['equal tiers', [tier(1_000, 10), tier(1_000, 10)], { tier: 2, problem: 'rising' }],
  ['a rate that stays', [tier(1_000, 10), tier(2_000, 10)], { tier: 2, problem: 'rising' }],
  ['bets that fall', [tier(2_000, 10), tier(1_000, 20)], { tier: 2, problem: 'rising' }],
  [
    'users that fall',
    [tier(1_000, 10, { activeUsers: 3 }), tier(2_000, 20, { activeUsers: 2 })],
    { tier: 2, problem: 'rising' },
  ],
  ['a cap below its tier', [tier(100_000, 100, { capMinor: 999 })], { tier: 1, problem: 'cap' }],
  [
    'a cap below the one before',
    [tier(0, 10, { capMinor: 500 }), tier(1_000, 20, { capMinor: 499 })],
    { tier: 2, problem: 'cap' },
  ],
  ['a cap after none', [tier(0, 10), tier(1_000, 20, { capMinor: 499 })], { tier: 2, problem: 'cap' }],
])('terms with %s are taken or refused as the table says', (_what, tiers, problem) => {
  expect(tierProblem(termsOf(...tiers))).toEqual(problem)
})

// CONTRACT-2
it.each<[string, ContractTier[]]>([
  ['no tier', []],
  ['eleven tiers', Array.from({ length: mostTiers + 1 }, (_, at) => tier(at, at + 1))],
  ['nobody active', [tier(0, 10, { activeUsers: 0 })]],
  ['a rate of 0', [tier(0, 0)]],
  ['a rate above the whole', [tier(0, 10_001)]],
  ['a rate between hundredths', [tier(0, 1.5)]],
  ['bets below zero', [tier(-1, 10)]],
])('terms with %s do not parse', (_what, tiers) => {
  expect(z.safeParse(contractTermsSchema, termsOf(...tiers)).success).toBe(false)
})

it('terms have the form of their kind alone', () => {
  const salary = termsOf(tier(0, 10))
  const dividend: ContractTerms = { ...salary, basis: 'loss', period: 'monthly', carries: true }
  expect(areTermsOf('daily-salary', salary)).toBe(true)
  expect(areTermsOf('hourly-salary', salary)).toBe(false)
  expect(areTermsOf('daily-salary', { ...salary, carries: true })).toBe(false)
  expect(areTermsOf('daily-salary', termsOf(tier(0, 10, { lossMinor: 1 })))).toBe(false)
  expect(areTermsOf('dividend', dividend)).toBe(true)
  expect(areTermsOf('dividend', { ...dividend, period: 'hourly' })).toBe(false)
  expect(areTermsOf('dividend', { ...dividend, tiers: [tier(0, 10, { capMinor: 5 })] })).toBe(false)
})

// CONTRACT-2
it('the tier that counts is the highest whose bets, loss and active users are all reached', () => {
  const terms = termsOf(tier(1_000, 10), tier(2_000, 20, { activeUsers: 3, lossMinor: 50 }))
  const reached = (turnoverMinor: number, activeUsers: number, lossMinor: number) =>
    tierReached(terms, { turnoverMinor, activeUsers, lossMinor })?.rate
  expect(reached(999, 9, 0)).toBeUndefined()
  expect(reached(1_000, 1, -500)).toBe(10)
  expect(reached(5_000, 2, 50)).toBe(10)
  expect(reached(5_000, 3, 49)).toBe(10)
  expect(reached(2_000, 3, 50)).toBe(20)
})

// CONTRACT-2
it('a rate is at most what the giver gets for the same bets and users', () => {
  const own = termsOf(tier(1_000, 10), tier(2_000, 20, { activeUsers: 3 }))
  expect(tierAbove(termsOf(tier(1_000, 10), tier(3_000, 20, { activeUsers: 3 })), own)).toBeUndefined()
  expect(tierAbove(termsOf(tier(1_000, 11)), own)).toEqual({ tier: 1, mostRate: 10 })
  expect(tierAbove(termsOf(tier(500, 5)), own)).toEqual({ tier: 1, mostRate: 0 })
  expect(tierAbove(termsOf(tier(1_000, 5), tier(2_000, 15)), own)).toEqual({ tier: 2, mostRate: 10 })
})

// CONTRACT-2
it('a tier is paid at most what the giver is paid for the same: no cap, or a higher one, is above the giver’s', () => {
  const own = termsOf(tier(1_000, 10, { capMinor: 500 }), tier(2_000, 20, { capMinor: 900 }), tier(3_000, 30))
  const cap = (turnoverMinor: number, capMinor: number | null) =>
    capAbove(termsOf(tier(turnoverMinor, 5, { capMinor })), own)
  expect(cap(1_000, 500)).toBeUndefined()
  expect(cap(1_999, 501)).toEqual({ tier: 1, mostCapMinor: 500 })
  expect(cap(1_000, null)).toEqual({ tier: 1, mostCapMinor: 500 })
  expect(cap(2_000, 900)).toBeUndefined()
  expect(cap(3_000, null)).toBeUndefined()
  const second = termsOf(tier(1_000, 5, { capMinor: 500 }), tier(2_000, 6, { capMinor: 901 }))
  expect(capAbove(second, own)).toEqual({ tier: 2, mostCapMinor: 900 })
})

it('terms of another basis or period, with smaller bets as active, or without the giver’s carrying over are not like one’s own', () => {
  const own = termsOf(tier(0, 10))
  expect(isLike({ ...own, activeMinor: 200 }, own)).toBe(true)
  expect(isLike({ ...own, activeMinor: 99 }, own)).toBe(false)
  expect(isLike({ ...own, basis: 'loss' }, own)).toBe(false)
  expect(isLike({ ...own, period: 'weekly' }, own)).toBe(false)
  expect(isLike(own, { ...own, carries: true })).toBe(false)
  expect(isLike({ ...own, carries: true }, { ...own, carries: true })).toBe(true)
  expect(isLike({ ...own, carries: true }, own)).toBe(true)
})
