import type { Contract, ContractTier } from '@plaza/contract/agency'
import type { ContractsAnswer } from './useContracts'

/** A tier for tests: valid bets in minor units, hundredths of a per cent. */
export const testTier = (turnoverMinor: number, rate: number): ContractTier => ({
  ...{ turnoverMinor, lossMinor: 0, activeUsers: 1, rate, capMinor: null },
})

/** A contract for a daily salary, active unless `given` says otherwise. */
export const testContract = (given: Partial<Contract> = {}): Contract => ({
  ...{
    id: 'CN1',
    kind: 'daily-salary',
    state: 'active',
    isMine: true,
    member: 'agent01',
    isAmendment: false,
  },
  terms: {
    ...{ basis: 'turnover', period: 'daily', carries: false, activeMinor: 10_000 },
    tiers: [testTier(100_000, 50), testTier(500_000, 100)],
  },
  ...{ offeredAt: 1_000, expiresAt: 2_000, acceptedAt: 1_500, startsAt: 1_600, closedAt: null, endsAt: null },
  ...given,
})

/** What the page of contracts shows, with one's own active contract and one downline unless `given` says otherwise. */
export const testContracts = (given: Partial<ContractsAnswer> = {}): ContractsAnswer => ({
  mine: { active: testContract(), offered: null },
  downlines: [{ account: 'agent02', active: null, offered: null, mayBeOffered: true }],
  history: [],
  currency: 'PHP',
  ...given,
})

/** The first page of who stands directly below, as the page of contracts has it, or those of a name. */
export const partiesOf =
  (answer: ContractsAnswer | (() => ContractsAnswer)) =>
  (input: { query?: { search?: string; account?: string } }) => {
    const { downlines } = typeof answer === 'function' ? answer() : answer
    const asked = (input.query?.account ?? input.query?.search ?? '').toLowerCase()
    const parties = downlines.filter(({ account }) => account.toLowerCase().startsWith(asked))
    return { parties, pageNum: 1, totalPages: 1, total: parties.length }
  }
