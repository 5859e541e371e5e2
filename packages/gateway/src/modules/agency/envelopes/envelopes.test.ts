import type { GotEnvelope, SentEnvelope } from '@plaza/contract/agency'
import { randomUUID } from 'node:crypto'
import { ledgerAudit, readHouseBalances } from '../../../kernel/ledger'
import { moveMember } from '../../identity/directory'
import { openAgentMoneyTestbed, type LineMember } from '../testing'

type Bed = Awaited<ReturnType<typeof openAgentMoneyTestbed>>
interface Opened {
  envelope: GotEnvelope
}

const hourMs = 3_600_000

describe('red envelopes of agents', () => {
  let bed: Bed
  let agent: LineMember
  let players: LineMember[]
  beforeAll(async () => {
    bed = await openAgentMoneyTestbed()
  })
  afterAll(() => bed.close())
  beforeEach(async () => {
    agent = await bed.add()
    players = []
    for (let more = 0; more < 3; more += 1) players.push(await bed.add(agent.id, { type: 0 }))
    await bed.give(agent.id, 100_000)
  })
  afterEach(async () => {
    bed.clock.advance(25 * hourMs)
    await bed.runJobs()
    expect(await ledgerAudit(bed.db.read)).toEqual([])
    expect(await escrow()).toBe(0)
  })

  const escrow = async () => {
    const accounts = await readHouseBalances(bed.db.read, 'agent:envelopes')
    return Number(accounts.find(({ merchant }) => merchant === 'demo')?.balanceMinor ?? 0)
  }
  const make = (body: object = {}, from = agent, key?: string) =>
    bed.pay<{ envelope: SentEnvelope }>(
      from,
      '/wps/agent/envelopes',
      { amountMinor: 10_000, packets: 3, split: 'random', message: 'Happy fiesta', ...body },
      key,
    )
  const open = (who: LineMember, id: string, key?: string) =>
    bed.post<Opened>(who, '/wps/envelopes/open', { id }, key)
  const sent = async (who = agent) =>
    (await bed.get<{ envelopes: SentEnvelope[] }>(who, '/wps/agent/envelopes')).value.envelopes
  const got = async (who: LineMember) =>
    (await bed.get<{ waiting: GotEnvelope[]; opened: GotEnvelope[] }>(who, '/wps/envelopes')).value

  // ENVELOPE-1
  it('a red envelope leaves its agent’s wallet, is announced to everybody directly below, and is opened to the last centavo', async () => {
    const { value } = await make({ amountMinor: 10_001 })
    expect(value.envelope).toMatchObject({ state: 'open', openedPackets: 0, receivers: null })
    expect([await bed.balanceOf(agent), await escrow()]).toEqual([89_999, 10_001])
    await bed.runJobs()
    const amounts = []
    for (const player of players) {
      expect(await bed.mailsOf(player)).toEqual([expect.stringContaining('red envelope')])
      expect((await got(player)).waiting).toMatchObject([{ id: value.envelope.id, message: 'Happy fiesta' }])
      const answer = await open(player, value.envelope.id)
      amounts.push(answer.value.envelope.amountMinor ?? 0)
      expect(await bed.balanceOf(player)).toBe(amounts.at(-1))
      expect(await got(player)).toMatchObject({ waiting: [], opened: [{ amountMinor: amounts.at(-1) }] })
    }
    expect(amounts.reduce((sum, one) => sum + one)).toBe(10_001)
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1)
    expect(await sent()).toMatchObject([{ state: 'finished', openedPackets: 3, openedMinor: 10_001 }])
    const turnover = await bed.get(players[0]!, '/wps/withdraw/turnover')
    expect(turnover.value).toMatchObject({
      withdrawableMinor: 0,
      requirements: [{ requiredMinor: amounts[0] }],
    })
  })

  // ENVELOPE-1
  it('what is left of a red envelope after 24 hours comes back in one entry, and counts on the day on which it was sent', async () => {
    const { id } = (await make({ split: 'equal' })).value.envelope
    await open(players[0]!, id)
    expect(await bed.balanceOf(players[0]!)).toBe(3_334)
    bed.clock.advance(24 * hourMs)
    const later = async (who: LineMember) => ({ ...who, ...(await bed.signedInAgain(who)) })
    agent = await later(agent)
    expect(await open(await later(players[1]!), id)).toMatchObject({ code: 'envelope.over' })
    await bed.runJobs()
    await bed.runJobs()
    expect(await bed.balanceOf(agent)).toBe(96_666)
    expect(await sent()).toMatchObject([{ state: 'over', openedPackets: 1, returnedMinor: 6_666 }])
    const kinds = await bed.db.read
      .selectFrom('transactions')
      .select(['kind'])
      .where('reference', '=', id)
      .orderBy('id')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['envelope-sent', 'envelope-opened', 'envelope-returned'])
    const days = await bed.db.read
      .selectFrom('member_days')
      .select(['transfer_out_minor'])
      .where('member_id', '=', agent.id)
      .where('transfer_out_minor', '<>', 0)
      .execute()
    expect(days).toEqual([{ transfer_out_minor: 3_334 }])
    expect(await bed.mailsOf(agent)).toEqual([expect.stringContaining('66.66 PHP')])
  })

  // ENVELOPE-1
  it('five hundred who open at once get every packet once, and together exactly the total', async () => {
    const many = await Promise.all(Array.from({ length: 100 }, () => bed.add(agent.id, { type: 0 })))
    const { id } = (await make({ amountMinor: 50_000, packets: 60 })).value.envelope
    const answers = await Promise.all(
      many.flatMap((who) => {
        const key = randomUUID()
        // Each by three devices, and twice by one of them.
        return [open(who, id, key), open(who, id, key), ...[1, 2, 3].map(() => open(who, id))]
      }),
    )
    expect(answers).toHaveLength(500)
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([undefined, 'envelope.opened', 'envelope.empty']),
    )
    const balances = await Promise.all(many.map(bed.balanceOf))
    expect(balances.filter((minor) => minor > 0)).toHaveLength(60)
    expect(balances.reduce((sum, one) => sum + one)).toBe(50_000)
    expect(await sent()).toMatchObject([{ state: 'finished', openedPackets: 60, openedMinor: 50_000 }])
  }, 120_000)

  it('an envelope for chosen ones is for nobody else', async () => {
    const [first, second] = players
    const { id, receivers } = (await make({ packets: 1, receivers: [first!.id] })).value.envelope
    expect(receivers).toBe(1)
    await bed.runJobs()
    expect((await got(second!)).waiting).toEqual([])
    expect(await bed.mailsOf(second!)).toEqual([])
    expect(await open(second!, id)).toMatchObject({ code: 'envelope.not.found' })
    expect((await open(first!, id)).success).toBe(true)
  })

  it('a stranger, its own agent, somebody further below and who moved away find no envelope; twice is refused', async () => {
    const { id } = (await make()).value.envelope
    const further = await bed.add(players[0]!.id, { type: 0 })
    const stranger = await bed.add(undefined, { type: 0 })
    await bed.db.transaction((trx) =>
      moveMember(trx, { memberId: players[2]!.id, uplineId: null, day: '2026-11-01', now: bed.clock.now() }),
    )
    for (const who of [further, stranger, agent, players[2]!])
      expect(await open(who, id)).toMatchObject({ code: 'envelope.not.found' })
    expect((await open(players[0]!, id)).success).toBe(true)
    expect(await open(players[0]!, id)).toMatchObject({ code: 'envelope.opened' })
  })

  it.each([
    ['more packets than centavos', { amountMinor: 100, packets: 101 }, 'envelope.size'],
    ['no packet', { packets: 0 }, 'request.invalid'],
    ['less than the least', { amountMinor: 99, packets: 1 }, 'envelope.amount.range'],
    ['more than there is', { amountMinor: 100_001 }, 'wallet.insufficient'],
    ['a message of 51 characters', { message: 'x'.repeat(51) }, 'request.invalid'],
    ['a wrong withdrawal password', { paymentPassword: '000000' }, 'withdraw.password.wrong'],
    ['a stranger among its receivers', { packets: 1, receivers: ['nobody'] }, 'envelope.receiver'],
  ])('an envelope with %s is refused, and nothing moves', async (_what, body, code) => {
    expect(await make(body)).toMatchObject({ code })
    expect(await bed.balanceOf(agent)).toBe(100_000)
  })

  it('an envelope is not for somebody twice, nor in more packets than it has receivers, nor for a team of nobody', async () => {
    const [{ id }] = players as [LineMember]
    expect(await make({ packets: 1, receivers: [id, id] })).toMatchObject({ code: 'envelope.receiver' })
    expect(await make({ packets: 2, receivers: [id] })).toMatchObject({ code: 'envelope.size' })
    const alone = await bed.add()
    await bed.give(alone.id, 50_000)
    expect(await make({}, alone)).toMatchObject({ code: 'envelope.receiver' })
  })

  it('the same key makes one envelope', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([make({}, agent, key), make({}, agent, key)])
    expect(one.value.envelope.id).toBe(other.value.envelope.id)
    expect(await bed.balanceOf(agent)).toBe(90_000)
  })

  it('a merchant sets limits and how often a packet has to be bet, and can switch envelopes off', async () => {
    await bed.set('agentEnvelopes', { maxMinor: 5_000, wagering: 2 })
    expect(await make({ amountMinor: 5_001 })).toMatchObject({ code: 'envelope.amount.range' })
    const { id } = (await make({ amountMinor: 300, split: 'equal' })).value.envelope
    expect((await open(players[0]!, id)).value.envelope).toMatchObject({ amountMinor: 100, wagering: 2 })
    await bed.set('agentEnvelopes', { isOn: false })
    expect(await make()).toMatchObject({ code: 'feature.off' })
    await bed.set('agentEnvelopes', {})
  })
})
