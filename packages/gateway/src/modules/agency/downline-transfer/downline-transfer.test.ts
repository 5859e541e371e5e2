import type { DownlineTransfer, downlineOptionsCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import { putInDebt } from '../../../testing/put-in-debt'
import { moveMember } from '../../identity/directory'
import { openAgentMoneyTestbed, type LineMember } from '../testing'

type Bed = Awaited<ReturnType<typeof openAgentMoneyTestbed>>
interface Sent {
  transfer: DownlineTransfer
}

const url = '/wps/agent/transfer'

describe('a transfer to a downline', () => {
  let bed: Bed
  let [top, agent, player, sister]: LineMember[] = []
  beforeAll(async () => {
    bed = await openAgentMoneyTestbed()
  })
  afterAll(() => bed.close())
  beforeEach(async () => {
    top = await bed.add()
    agent = await bed.add(top.id)
    player = await bed.add(agent.id, { type: 0 })
    sister = await bed.add(top.id)
    await bed.give(top.id, 100_000)
  })
  afterEach(async () => expect(await ledgerAudit(bed.db.read)).toEqual([]))

  const send = (from: LineMember, to: string, amountMinor: number, more: object = {}, key?: string) =>
    bed.pay<Sent>(from, url, { to, amountMinor, ...more }, key)
  const options = (from: LineMember, to: string) =>
    bed.get<AnswerOf<typeof downlineOptionsCall>>(from, `${url}?to=${to}`)

  // DOWNLINE-1
  it('a transfer to a downline at any depth arrives at once, with a notice, and has to be bet once', async () => {
    const { value } = await send(top!, player!.account.toUpperCase(), 40_000, { remark: ' advance ' })
    expect(value.transfer).toMatchObject({ to: player!.account, remark: 'advance', requiredMinor: 40_000 })
    expect([await bed.balanceOf(top!), await bed.balanceOf(player!)]).toEqual([60_000, 40_000])
    const turnover = await bed.get<object>(player!, '/wps/withdraw/turnover')
    expect(turnover.value).toMatchObject({
      withdrawableMinor: 0,
      requirements: [{ kind: 'transfer', requiredMinor: 40_000, reference: value.transfer.id }],
    })
    expect(await bed.mailsOf(player!)).toEqual([expect.stringContaining('You received 400.00 PHP')])
    expect((await bed.get(top!, `${url}/${value.transfer.id}`)).value).toEqual({ transfer: value.transfer })
    expect((await options(top!, player!.account)).value).toMatchObject({
      ...{ withdrawableMinor: 60_000, hasPaymentPassword: true, wagering: 1 },
      recent: [{ id: value.transfer.id }],
    })
    const days = await bed.db.read
      .selectFrom('member_days')
      .select(['member_id', 'transfer_in_minor', 'transfer_out_minor'])
      .where('member_id', 'in', [top!.id, player!.id])
      .execute()
    expect(days).toEqual(
      expect.arrayContaining([
        { member_id: top!.id, transfer_in_minor: 0, transfer_out_minor: 40_000 },
        { member_id: player!.id, transfer_in_minor: 40_000, transfer_out_minor: 0 },
      ]),
    )
  })

  it('the same key sends once, and ten at the same time send no more than there is', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([
      send(top!, agent!.account, 10_000, {}, key),
      send(top!, agent!.account, 10_000, {}, key),
    ])
    expect(second.value.transfer.id).toBe(first.value.transfer.id)
    expect(await send(top!, agent!.account, 10_001, {}, key)).toMatchObject({ code: 'idempotency.conflict' })
    const many = await Promise.all(Array.from({ length: 10 }, () => send(top!, agent!.account, 20_000)))
    expect(many.filter(({ success }) => success)).toHaveLength(4)
    expect(new Set(many.map(({ code }) => code))).toEqual(new Set([undefined, 'wallet.insufficient']))
    expect([await bed.balanceOf(top!), await bed.balanceOf(agent!)]).toEqual([10_000, 90_000])
  })

  // DOWNLINE-1
  it('to an upline, a sister, oneself, another merchant’s member and nobody the answer is the same, and nothing moves', async () => {
    await bed.give(agent!.id, 50_000)
    const elsewhere = await bed.add(undefined, { merchant: 'lite' })
    for (const to of [top!, sister!, agent!, elsewhere].map(({ account }) => account).concat('nobody')) {
      const refused = {
        success: false,
        code: 'transfer.downline.none',
        message: expect.any(String) as string,
      }
      expect(await send(agent!, to, 5_000)).toEqual(expect.objectContaining(refused))
      expect(await options(agent!, to)).toEqual(expect.objectContaining(refused))
    }
    expect(await bed.balanceOf(agent!)).toBe(50_000)
  })

  it('somebody who moved to another line a moment ago gets nothing more', async () => {
    expect((await options(top!, player!.account)).success).toBe(true)
    const other = await bed.add()
    await bed.db.transaction((trx) =>
      moveMember(trx, { memberId: player!.id, uplineId: other.id, day: '2026-11-01', now: bed.clock.now() }),
    )
    expect(await send(top!, player!.account, 5_000)).toMatchObject({ code: 'transfer.downline.none' })
  })

  it.each([
    ['999', { code: 'transfer.amount.range', value: { minMinor: 1_000, maxMinor: 10_000_000 } }],
    ['10000001', { code: 'transfer.amount.range' }],
    ['100001', { code: 'wallet.insufficient' }],
    ['0', { code: 'transfer.amount.range' }],
    ['10.5', { code: 'request.invalid' }],
  ])('an amount of %s centavos is refused', async (amount, expected) => {
    expect(await send(top!, agent!.account, Number(amount))).toMatchObject(expected)
    expect(await bed.balanceOf(top!)).toBe(100_000)
  })

  it('a wrong withdrawal password moves nothing, and five lock it', async () => {
    const wrong = () => send(top!, agent!.account, 5_000, { paymentPassword: '000000' })
    expect(await wrong()).toMatchObject({ code: 'withdraw.password.wrong', value: { left: 4 } })
    for (let tries = 0; tries < 4; tries += 1) await wrong()
    expect(await send(top!, agent!.account, 5_000)).toMatchObject({ code: 'withdraw.password.locked' })
    expect(await bed.balanceOf(top!)).toBe(100_000)
  })

  it('a blocked account and a trial one receive nothing', async () => {
    const blocked = await bed.add(agent!.id, { type: 0, blocked: true })
    expect(await send(top!, blocked.account, 5_000)).toMatchObject({ code: 'transfer.receiver' })
    expect(await options(top!, blocked.account)).toMatchObject({ code: 'transfer.receiver' })
    await sql`update members set trial = true where id = ${player!.id}`.execute(bed.db.read)
    expect(await send(top!, player!.account, 5_000)).toMatchObject({ code: 'transfer.receiver' })
  })

  it('what has yet to be bet and what is owed stays with its agent', async () => {
    await send(top!, agent!.account, 20_000)
    expect(await send(agent!, player!.account, 5_000)).toMatchObject({ code: 'wallet.insufficient' })
    await putInDebt(bed.db, top!.id, 200_000, bed.clock.now())
    expect(await send(top!, agent!.account, 5_000)).toMatchObject({ code: 'wallet.in.debt' })
  })

  // DOWNLINE-1
  it('a merchant sets the limits, how often the amount has to be bet, and whether there are transfers', async () => {
    await bed.set('downlineTransfer', { minMinor: 500, maxMinor: 2_000, wagering: 3 })
    expect(await send(top!, agent!.account, 2_001)).toMatchObject({
      ...{ code: 'transfer.amount.range', value: { minMinor: 500, maxMinor: 2_000 } },
    })
    expect((await send(top!, agent!.account, 500)).value.transfer).toMatchObject({ requiredMinor: 1_500 })
    await bed.set('downlineTransfer', { isOn: false })
    expect(await send(top!, agent!.account, 5_000)).toMatchObject({ code: 'feature.off' })
    expect(await options(top!, agent!.account)).toMatchObject({ code: 'feature.off' })
    await bed.set('downlineTransfer', {})
  })

  it('a transfer is shown to its agent alone', async () => {
    const { id } = (await send(top!, agent!.account, 5_000)).value.transfer
    for (const who of [agent!, sister!])
      expect(await bed.get(who, `${url}/${id}`)).toMatchObject({ code: 'transfer.not.found' })
  })
})
