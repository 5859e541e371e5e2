import type {
  Contract,
  ContractKind,
  ContractStep,
  ContractTerms,
  ContractTier,
} from '@plaza/contract/agency'
import { createTestGateway, type TestCaller } from '../../../testing/create-test-gateway'
import { perform } from '../../../testing/perform'

/** A tier for tests: valid bets in minor units, hundredths of a per cent. */
export const tierOf = (
  turnoverMinor: number,
  rate: number,
  more: Partial<ContractTier> = {},
): ContractTier => ({ turnoverMinor, lossMinor: 0, activeUsers: 1, rate, capMinor: null, ...more })

/** Terms of a daily salary for tests. */
export const salaryTerms = (...tiers: ContractTier[]): ContractTerms => ({
  ...{ basis: 'turnover', period: 'daily', carries: false, activeMinor: 100, tiers },
})

/** A gateway with a line of agents, and what people do with contracts in it. */
export async function openContractsTestbed() {
  const test = await createTestGateway()
  let names = 0
  const add = async (uplineId?: string, more: { type?: number; blocked?: boolean } = {}) => {
    const account = `line${(names += 1)}`
    const caller = await test.signedIn({ account, type: 1, ...(uplineId && { uplineId }), ...more })
    return { ...caller, account }
  }
  const send = async <Value>(caller: TestCaller, url: string, payload?: object) => {
    const method = payload ? ('POST' as const) : ('GET' as const)
    const answer = await test.call({ method, url, headers: caller.headers, ...(payload && { payload }) })
    return answer.json<{ code?: string; value: Value; [more: string]: unknown }>()
  }
  const offer = (caller: TestCaller, to: string, terms: ContractTerms, kind: ContractKind = 'daily-salary') =>
    send<{ contract: Contract }>(caller, '/wps/agent/contract/offer', { kind, to, terms })
  const step = (caller: TestCaller, id: string, name: ContractStep) =>
    send<{ contract: Contract }>(caller, '/wps/agent/contract/step', { id, step: name })
  /** A contract of the site with an agent whom nobody is above, which is active. */
  const siteGives = async (
    to: TestCaller & { account: string },
    terms: ContractTerms,
    kind: ContractKind = 'daily-salary',
  ) => {
    const asked = { kind: 'contract-offer', merchant: 'demo', account: to.account, contract: kind, terms }
    const { subject } = await perform(test.db, asked, { by: 'tester', why: 'a test' }, test.clock.now())
    expect(await step(to, subject, 'accept')).not.toHaveProperty('code')
    return subject
  }
  return { ...test, add, send, offer, step, siteGives }
}
