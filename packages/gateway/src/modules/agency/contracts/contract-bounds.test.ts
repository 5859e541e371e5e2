import type { ContractKind, ContractTerms, dividendContractCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { perform } from '../../../testing/perform'
import { openContractsTestbed, salaryTerms, tierOf } from './testing'

type Bed = Awaited<ReturnType<typeof openContractsTestbed>>
type Person = Awaited<ReturnType<Bed['add']>>

const capped = (capMinor: number | null) => salaryTerms(tierOf(1_000, 50, { capMinor }))
const dividend = (period: ContractTerms['period'], carries: boolean, rate = 1_000): ContractTerms => ({
  ...{ basis: 'loss', period, carries, activeMinor: 100, tiers: [tierOf(1_000, rate)] },
})

describe('what bounds a contract', () => {
  let bed: Bed
  let top: Person
  let agent: Person
  let player: Person
  beforeAll(async () => {
    bed = await openContractsTestbed()
  })
  afterAll(() => bed.close())
  beforeEach(async () => {
    top = await bed.add()
    agent = await bed.add(top.id)
    player = await bed.add(agent.id, { type: 0 })
  })

  const give = async (
    from: Person,
    to: Person,
    terms: ContractTerms,
    kind: ContractKind = 'daily-salary',
  ) => {
    const { value } = await bed.offer(from, to.account, terms, kind)
    expect(await bed.step(to, value.contract.id, 'accept')).not.toHaveProperty('code')
  }

  // CONTRACT-2
  it.each([
    ['a cap that is higher', capped(701)],
    ['no cap', capped(null)],
  ])('%s than the giver’s own is refused, and an equal one is not', async (_what, terms) => {
    await bed.siteGives(top, capped(700))
    expect(await bed.offer(top, agent.account, terms)).toMatchObject({
      code: 'contract.cap.above',
      value: { tier: 1, mostCapMinor: 700 },
    })
    await give(top, agent, capped(700))
  })

  // CONTRACT-2
  it('an amendment with a lower cap than what its member gives to others is refused', async () => {
    await bed.siteGives(top, capped(null))
    await give(top, agent, capped(700))
    await give(agent, player, capped(700))
    expect(await bed.offer(top, agent.account, capped(699))).toMatchObject({ code: 'contract.rate.below' })
  })

  // CONTRACT-2
  it('a dividend that carries nothing over is not given by who carries over itself', async () => {
    await bed.siteGives(top, dividend('monthly', true), 'dividend')
    expect(await bed.offer(top, agent.account, dividend('monthly', false), 'dividend')).toMatchObject({
      code: 'contract.unlike',
    })
    await give(top, agent, dividend('monthly', true), 'dividend')
  })

  const ofSite = (operation: { kind: string; [field: string]: unknown }) =>
    perform(bed.db, { merchant: 'demo', ...operation }, { by: 'tester', why: 'a test' }, bed.clock.now())

  // CONTRACT-2
  it('an amendment with another period is refused, to the site as well', async () => {
    await bed.siteGives(top, dividend('monthly', true), 'dividend')
    await give(top, agent, dividend('monthly', true), 'dividend')
    expect(await bed.offer(top, agent.account, dividend('weekly', true), 'dividend')).toMatchObject({
      code: 'contract.period',
    })
    const weekly = { account: top.account, contract: 'dividend', terms: dividend('weekly', true) }
    await expect(ofSite({ kind: 'contract-offer', ...weekly })).rejects.toThrow('keeps the period')
  })

  // CONTRACT-2
  it('a contract with another period than one that has ended counts from where that one stops', async () => {
    const id = await bed.siteGives(top, dividend('monthly', true), 'dividend')
    await ofSite({ kind: 'contract-step', id, step: 'end' })
    await bed.siteGives(top, dividend('weekly', true), 'dividend')
    const { value } = await bed.send<AnswerOf<typeof dividendContractCall>>(
      top,
      '/wps/agent/contract/dividend',
    )
    const { mine, history } = value
    // November ends on a Monday: the first whole week after it begins on 7 December, in Manila.
    expect(history).toMatchObject([{ id, endsAt: Date.UTC(2026, 10, 30, 16) }])
    expect(mine.active?.startsAt).toBe(Date.UTC(2026, 11, 6, 16))
  })
})
