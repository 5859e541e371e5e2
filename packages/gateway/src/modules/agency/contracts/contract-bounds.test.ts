import type { ContractKind, ContractTerms } from '@plaza/contract/agency'
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
})
