import type { Contract, ContractKind, salaryContractCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { perform } from '../../../testing/perform'
import { openContractsTestbed, salaryTerms, tierOf } from './testing'

type Page = AnswerOf<typeof salaryContractCall>
type Bed = Awaited<ReturnType<typeof openContractsTestbed>>
type Person = Awaited<ReturnType<Bed['add']>>

const dayMs = 24 * 60 * 60_000
const own = salaryTerms(tierOf(1_000, 50), tierOf(5_000, 100))
const less = salaryTerms(tierOf(1_000, 20), tierOf(5_000, 60))

describe('contracts down a line', () => {
  let bed: Bed
  let [top, agent, player]: Person[] = []
  beforeAll(async () => {
    bed = await openContractsTestbed()
  })
  afterAll(() => bed.close())
  beforeEach(async () => {
    top = await bed.add()
    agent = await bed.add(top.id)
    player = await bed.add(agent.id, { type: 0 })
    await bed.siteGives(top, own)
  })

  const page = async (who: Person | undefined) =>
    (await bed.send<Page>(who ?? top!, '/wps/agent/contract/dailySalary')).value
  const offered = async (terms = less): Promise<Contract> =>
    (await bed.offer(top!, agent!.account, terms)).value.contract
  const accepted = async (terms = less) => {
    const { id } = await offered(terms)
    return (await bed.step(agent!, id, 'accept')).value.contract
  }
  const reminder = async () =>
    (await bed.send<{ dailysalreqtype: string }>(agent!, '/wps/agent/contract/reminder')).value
      .dailysalreqtype
  const mails = async (who: Person) => {
    const rows = await bed.db.read
      .selectFrom('mails')
      .select('content')
      .where('member_id', '=', who.id)
      .orderBy('id')
      .execute()
    return rows.map((row) => JSON.stringify(row.content))
  }

  // CONTRACT-2, CONTRACT-1
  it('an offer waits for its answer on both sides, is reminded of, and counts from the day after it is accepted', async () => {
    const contract = await offered()
    expect(contract).toMatchObject({ state: 'offered', member: agent!.account, isMine: false, terms: less })
    expect(await reminder()).toBe('daily')
    expect((await page(agent)).mine).toMatchObject({
      active: null,
      offered: { id: contract.id, isMine: true },
    })
    expect((await page(top)).downlines).toMatchObject([
      { account: agent!.account, offered: { id: contract.id } },
    ])
    const { value } = await bed.step(agent!, contract.id, 'accept')
    expect(value.contract).toMatchObject({ state: 'active', acceptedAt: bed.clock.now() })
    // Midnight in Manila after the test's noon.
    expect(value.contract.startsAt).toBe(Date.UTC(2026, 10, 1, 16))
    expect(await reminder()).toBe('')
    expect((await page(agent)).mine.active?.id).toBe(contract.id)
    const told = [(await mails(agent!)).join(), (await mails(top!)).slice(-2).join()]
    for (const text of told) expect(text).toMatch(/was offered.*was accepted/)
  })

  // CONTRACT-2
  it('an amendment leaves the contract as it is until it is accepted, and replaces it then', async () => {
    const first = await accepted()
    const better = await offered(own)
    expect(better.isAmendment).toBe(true)
    expect((await page(agent)).mine).toMatchObject({ active: { id: first.id }, offered: { id: better.id } })
    await bed.step(agent!, better.id, 'accept')
    const { mine, history } = await page(agent)
    expect(mine).toMatchObject({ active: { id: better.id }, offered: null })
    expect(history).toMatchObject([{ id: first.id, state: 'replaced', endsAt: first.startsAt }])
  })

  // CONTRACT-2
  it.each([
    ['reject', 'rejected'],
    ['withdraw', 'withdrawn'],
  ] as const)(
    'an offer that somebody answers by %s is %s and cannot be accepted any more',
    async (name, state) => {
      const { id } = await offered()
      const who = name === 'reject' ? agent! : top!
      expect((await bed.step(who, id, name)).value.contract.state).toBe(state)
      expect(await bed.step(agent!, id, 'accept')).toMatchObject({
        code: 'contract.changed',
        value: { state },
      })
      expect(await offered()).toMatchObject({ state: 'offered', isAmendment: false })
    },
  )

  // CONTRACT-2
  it('an offer expires after 7 days: it is not reminded of, not accepted, and closed on both sides', async () => {
    const { id } = await offered()
    bed.clock.advance(7 * dayMs - 1)
    ;[top, agent] = [await again(top!), await again(agent!)]
    expect(await reminder()).toBe('daily')
    bed.clock.advance(1)
    expect(await reminder()).toBe('')
    expect((await page(agent)).mine.offered).toBeNull()
    expect(await bed.step(agent, id, 'accept')).toMatchObject({ code: 'contract.changed' })
    await bed.runJobs()
    expect((await page(agent)).history).toMatchObject([{ id, state: 'expired' }])
    expect((await mails(top)).at(-1)).toContain('expired')
  })
  const again = async (who: Person): Promise<Person> => ({
    ...(await bed.signedInAgain(who)),
    account: who.account,
  })

  // CONTRACT-2
  it('a contract that is ended counts to the end of its day, and takes with it what its member gave down the line', async () => {
    const { id } = await accepted()
    const below = (await bed.offer(agent!, player!.account, salaryTerms(tierOf(1_000, 10)))).value.contract
    await bed.step(player!, below.id, 'accept')
    const waiting = await offered(own)
    const { value } = await bed.step(top!, id, 'end')
    expect(value.contract).toMatchObject({ state: 'ended', endsAt: value.contract.startsAt })
    expect((await page(agent)).history.map((one) => [one.id, one.state])).toEqual(
      expect.arrayContaining([
        [id, 'ended'],
        [waiting.id, 'withdrawn'],
        [below.id, 'ended'],
      ]),
    )
    expect((await page(player)).mine.active).toBeNull()
  })

  // CONTRACT-2
  it.each<[string, object, object]>([
    [
      'a rate above one’s own',
      salaryTerms(tierOf(1_000, 51)),
      { code: 'contract.rate.above', value: { tier: 1, mostRate: 50 } },
    ],
    [
      'a tier below one’s own first',
      salaryTerms(tierOf(999, 1)),
      { code: 'contract.rate.above', value: { tier: 1, mostRate: 0 } },
    ],
    [
      'tiers that fall',
      salaryTerms(tierOf(2_000, 20), tierOf(1_000, 30)),
      { code: 'contract.tiers', value: { tier: 2, problem: 'rising' } },
    ],
    [
      'a cap below a tier',
      salaryTerms(tierOf(100_000, 50, { capMinor: 1 })),
      { code: 'contract.tiers', value: { tier: 1, problem: 'cap' } },
    ],
    ['another basis', { ...less, basis: 'loss' }, { code: 'contract.unlike' }],
    ['active users by smaller bets', { ...less, activeMinor: 1 }, { code: 'contract.unlike' }],
    ['the form of another kind', { ...less, period: 'hourly' }, { code: 'request.invalid' }],
    ['no tier', salaryTerms(), { code: 'request.invalid' }],
    [
      'eleven tiers',
      salaryTerms(...Array.from({ length: 11 }, (_, at) => tierOf(1_000 + at, 1 + at))),
      { code: 'request.invalid' },
    ],
  ])('an offer with %s is refused', async (_what, terms, refusal) => {
    expect(await bed.offer(top!, agent!.account, terms as typeof less)).toMatchObject(refusal)
  })

  // CONTRACT-2
  it('nobody offers to itself, upwards, to the side, two levels down, to closed accounts or to types without contracts', async () => {
    await accepted()
    const sister = await bed.add()
    const ofSister = await bed.add(sister.id)
    const blocked = await bed.add(top!.id)
    await bed.db.write.updateTable('members').set({ blocked: true }).where('id', '=', blocked.id).execute()
    const noTypes = await Promise.all([40, 41, 42].map((type) => bed.add(top!.id, { type })))
    const refused = [top, sister, ofSister, player, ...noTypes, blocked]
    for (const to of refused)
      expect(await bed.offer(top!, to!.account, less)).toMatchObject({ code: 'contract.party' })
    expect(await bed.offer(agent!, top!.account, less)).toMatchObject({ code: 'contract.party' })
    expect(await bed.offer(top!, 'nobody-at-all', less)).toMatchObject({ code: 'contract.party' })
    expect(await bed.offer(player!, agent!.account, less)).toMatchObject({ code: 'agent.only' })
  })

  // CONTRACT-2
  it('a second offer is refused while one waits, also when both arrive together', async () => {
    const both = await Promise.all([1, 2].map(() => bed.offer(top!, agent!.account, less)))
    expect(both.map(({ code }) => code).toSorted()).toEqual(['contract.waiting', undefined])
  })

  // CONTRACT-2
  it('an amendment that pays less than what its member gives to others is refused', async () => {
    await accepted(own)
    await bed.offer(agent!, player!.account, less)
    expect(await bed.offer(top!, agent!.account, salaryTerms(tierOf(1_000, 10)))).toMatchObject({
      code: 'contract.rate.below',
    })
  })

  // CONTRACT-2
  it('an offer is checked again when it is accepted: what the giver has less by then refuses it', async () => {
    const { id } = await offered(own)
    const { active } = (await page(top)).mine
    const end = { kind: 'contract-step', merchant: 'demo', id: active?.id, step: 'end' }
    await perform(bed.db, end, { by: 'tester', why: 'a test' }, bed.clock.now())
    // Ending withdrew what waited below.
    expect(await bed.step(agent!, id, 'accept')).toMatchObject({ code: 'contract.changed' })
    expect(await bed.offer(top!, agent!.account, less)).toMatchObject({ code: 'contract.rate.above' })
  })

  // CONTRACT-2
  it('for everybody but its two sides there is no such contract, and each side makes its own moves alone', async () => {
    const { id } = await offered()
    const sister = await bed.add()
    for (const stranger of [sister, player!])
      for (const step of ['accept', 'reject', 'withdraw', 'end'] as const)
        expect(await bed.step(stranger, id, step)).toMatchObject({ code: 'contract.not.found' })
    expect(await bed.step(top!, id, 'accept')).toMatchObject({ code: 'contract.not.found' })
    expect(await bed.step(agent!, id, 'withdraw')).toMatchObject({ code: 'contract.not.found' })
    expect(await bed.step(agent!, 'CN-not-there', 'accept')).toMatchObject({ code: 'contract.not.found' })
    expect((await page(sister)).downlines).toEqual([])
  })

  it.each([40, 41, 42])('type %i has no contracts: pages, offers and answers are refused', async (type) => {
    const staff = await bed.add(top!.id, { type })
    const { id } = await offered()
    for (const [url, payload] of [
      ['/wps/agent/contract/dailySalary', undefined],
      ['/wps/agent/contract/dividend', undefined],
      ['/wps/agent/contract/hourlySalary', {}],
      ['/wps/agent/contract/step', { id, step: 'accept' }],
      ['/wps/agent/contract/offer', { kind: 'daily-salary', to: agent!.account, terms: less }],
    ] as const)
      expect(await bed.send(staff, url, payload)).toMatchObject({ code: 'agent.only' })
  })

  it.each<[ContractKind, string, object | undefined]>([
    ['dividend', '/wps/agent/contract/dividend', undefined],
    ['hourly-salary', '/wps/agent/contract/hourlySalary', {}],
  ])('the page of a %s shows contracts of its kind alone', async (_kind, url, payload) => {
    await accepted()
    const { value } = await bed.send<Page>(top!, url, payload)
    expect(value.mine).toEqual({ active: null, offered: null })
    expect(value.downlines).toMatchObject([{ account: agent!.account, active: null }])
  })

  // CONTRACT-2
  it('the site gives no rate above its highest, and only to agents whom nobody is above', async () => {
    const ask = (account: string, terms: object) =>
      perform(
        bed.db,
        { kind: 'contract-offer', merchant: 'demo', account, contract: 'daily-salary', terms },
        { by: 'tester', why: 'a test' },
        bed.clock.now(),
      )
    const free = await bed.add()
    await expect(ask(free.account, salaryTerms(tierOf(0, 501)))).rejects.toThrow('above the highest')
    await expect(ask(agent!.account, less)).rejects.toThrow('directly below the site')
    await expect(ask(free.account, less)).resolves.toMatchObject({ merchant: 'demo' })
    await expect(ask(free.account, less)).rejects.toThrow('waits already')
  })
})
