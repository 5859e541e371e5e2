import type { salaryContractCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { perform } from '../../../testing/perform'
import { moveMember } from '../../identity/directory'
import { openContractsTestbed, salaryTerms, tierOf } from './testing'

type Bed = Awaited<ReturnType<typeof openContractsTestbed>>
type Person = Awaited<ReturnType<Bed['add']>>

const own = salaryTerms(tierOf(1_000, 50))
const less = salaryTerms(tierOf(1_000, 20))

describe('contracts of a member who is placed elsewhere', () => {
  let bed: Bed
  let [top, other, agent, player]: Person[] = []
  beforeAll(async () => {
    bed = await openContractsTestbed()
  })
  afterAll(() => bed.close())
  beforeEach(async () => {
    top = await bed.add()
    other = await bed.add()
    agent = await bed.add(top.id)
    player = await bed.add(agent.id, { type: 0 })
    await bed.siteGives(top, own)
    await bed.siteGives(other, own)
  })

  const page = async (who: Person | undefined) =>
    (await bed.send<AnswerOf<typeof salaryContractCall>>(who!, '/wps/agent/contract/dailySalary')).value
  const offered = async (from: Person, to: Person, terms = less) =>
    (await bed.offer(from, to.account, terms)).value.contract.id
  const accepted = async (from: Person, to: Person, terms = less) => {
    const id = await offered(from, to, terms)
    expect(await bed.step(to, id, 'accept')).not.toHaveProperty('code')
    return id
  }
  const place = (who: Person, upline: string | null) =>
    perform(
      bed.db,
      { kind: 'member-move', merchant: 'demo', account: who.account, upline },
      { by: 'tester', why: 'a test' },
      bed.clock.now(),
    )
  const statesOf = async (who: Person) =>
    Object.fromEntries((await page(who)).history.map(({ id, state }) => [id, state]))

  // CONTRACT-2
  it('when a member is placed elsewhere its contract and those below it end, offers to it are withdrawn, and the new upline offers its own', async () => {
    const first = await accepted(top!, agent!)
    const below = await accepted(agent!, player!, salaryTerms(tierOf(1_000, 10)))
    const amendment = await offered(top!, agent!, own)
    await place(agent!, other!.account)
    expect(await statesOf(agent!)).toMatchObject({
      ...{ [first]: 'ended', [below]: 'ended', [amendment]: 'withdrawn' },
    })
    expect((await page(agent)).mine).toEqual({ active: null, offered: null })
    expect((await page(top)).downlines).toEqual([])
    expect((await page(player)).mine.active).toBeNull()
    const next = await accepted(other!, agent!)
    expect((await page(other)).downlines).toMatchObject([{ account: agent!.account, active: { id: next } }])
  })

  // CONTRACT-2
  it('a contract with one’s own upline stays when somebody further up is placed elsewhere', async () => {
    await accepted(top!, agent!)
    const kept = await accepted(agent!, player!)
    await place(top!, null)
    expect((await page(player)).mine.active?.id).toBe(kept)
  })

  // CONTRACT-2
  it('a contract of the site ends when its agent is placed below another one', async () => {
    await place(other!, top!.account)
    expect((await page(other)).mine.active).toBeNull()
    await accepted(top!, other!)
  })

  // CONTRACT-2
  it('an offer by somebody who is no longer directly above cannot be accepted', async () => {
    const id = await offered(top!, agent!)
    const now = bed.clock.now()
    await bed.db.transaction((trx) =>
      moveMember(trx, { memberId: agent!.id, uplineId: other!.id, day: '2026-11-01', now }),
    )
    expect(await bed.step(agent!, id, 'accept')).toMatchObject({ code: 'contract.party' })
    expect((await page(agent)).mine.active).toBeNull()
    // Until it expires its giver sees it, and withdraws it.
    expect((await page(top)).downlines).toMatchObject([
      { account: agent!.account, offered: { id }, mayBeOffered: false },
    ])
    expect((await bed.step(top!, id, 'withdraw')).value.contract.state).toBe('withdrawn')
    expect((await page(top)).downlines).toEqual([])
  })
})
