import type { AnswerOf } from '@plaza/contract/kernel'
import type { Balance, TransactionRecord, UplineTransfer, uplineOptionsCall } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { houseAccount, ledgerAudit, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { putInDebt } from '../../../testing/put-in-debt'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'
import { perform } from '../../../testing/perform'
import { addRequirement } from '../../stakes/turnover'
import { waitingTransfers } from './decide-transfer'

interface Answer {
  success: boolean
  code?: string
  value: { transfer: UplineTransfer; balance: Balance; minMinor: number; maxMinor: number }
}

describe('a transfer to the superior', () => {
  let test: TestGateway
  let names = 0

  const give = (memberId: string, amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'cashback',
        reference: memberId,
        entries: [
          { account: houseAccount('house:promo'), amountMinor: -amountMinor },
          { account: memberWallet(memberId, 'main'), amountMinor },
        ],
        now: test.clock.now(),
      }),
    )
  const pair = async (amountMinor = 100_000, more: { type?: number; toUpline?: boolean } = {}) => {
    const number = (names += 1)
    const superior = await test.signedIn({ account: `superior${number}` })
    const member = await test.signedIn({
      account: `sender${number}`,
      uplineId: superior.id,
      type: more.type ?? 0,
      paymentPasswordHash: quickHash('246810'),
    })
    const toUpline = more.toUpline ?? true
    await sql`update members set to_upline = ${toUpline} where id = ${member.id}`.execute(test.db.read)
    if (amountMinor > 0) await give(member.id, amountMinor)
    return { superior, member }
  }
  const send = async (
    caller: TestCaller,
    body: { amountMinor: number; remark?: string; paymentPassword?: string },
    key: string = randomUUID(),
  ) => {
    const sealed = await seal(test.gateway, { paymentPassword: '246810', ...body })
    const headers = { ...caller.headers, ...sealed.headers, 'idempotency-key': key }
    const url = '/wps/upline/transfer'
    return (await test.call({ method: 'POST', url, payload: sealed.payload, headers })).json<Answer>()
  }
  const read = async <Value>(caller: TestCaller, url: string) =>
    (await test.call({ url, headers: caller.headers })).json<{ code?: string; value: Value }>()
  const options = (caller: TestCaller) =>
    read<AnswerOf<typeof uplineOptionsCall>>(caller, '/wps/upline/transfer')
  const mainOf = async (caller: TestCaller) =>
    (await read<Balance>(caller, '/wps/wallets/balance')).value.wallets[0]?.balanceMinor
  const setting = async (uplineTransfer: object) => {
    await sql`update merchants set settings = settings || ${JSON.stringify({ uplineTransfer })}::jsonb
      where code = 'demo'`.execute(test.db.read)
    await eventually(async () => {
      const known = await test.gateway.merchants.find('demo')
      expect(known?.stored['uplineTransfer']).toEqual(uplineTransfer)
    })
  }

  beforeAll(async () => {
    test = await createTestGateway()
    quickHashes(test)
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'AGETRANSFERUP3', isOn: true })
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  // UPLINE-1
  it('a transfer reaches the superior at once, who sees it in the records and has to stake it once', async () => {
    const { member, superior } = await pair()
    const { value } = await send(member, { amountMinor: 40_000, remark: ' thanks ' })
    expect(value.transfer).toMatchObject({
      state: 'success',
      amountMinor: 40_000,
      remark: 'thanks',
      to: 'su•••',
    })
    expect([await mainOf(member), await mainOf(superior)]).toEqual([60_000, 40_000])
    const records = await read<{ records: TransactionRecord[] }>(superior, '/wps/records/transactions')
    expect(records.value.records).toMatchObject([
      { kind: 'upline-received', type: 'transfer-in', amountMinor: 40_000, reference: value.transfer.id },
    ])
    const turnover = await read<{ requirements: object[]; withdrawableMinor: number }>(
      superior,
      '/wps/withdraw/turnover',
    )
    expect(turnover.value).toMatchObject({
      withdrawableMinor: 0,
      requirements: [{ kind: 'transfer', requiredMinor: 40_000, reference: value.transfer.id }],
    })
  })

  it('the same key sends once, and ten at the same time send no more than there is', async () => {
    const { member, superior } = await pair(50_000)
    const key = randomUUID()
    const [first, second] = await Promise.all([
      send(member, { amountMinor: 10_000 }, key),
      send(member, { amountMinor: 10_000 }, key),
    ])
    expect(second.value.transfer.id).toBe(first.value.transfer.id)
    expect(await send(member, { amountMinor: 10_001 }, key)).toMatchObject({ code: 'idempotency.conflict' })
    const ten = await Promise.all(Array.from({ length: 10 }, () => send(member, { amountMinor: 15_000 })))
    expect(ten.filter(({ success }) => success)).toHaveLength(2)
    expect(ten.filter(({ code }) => code === 'wallet.insufficient')).toHaveLength(8)
    expect([await mainOf(member), await mainOf(superior)]).toEqual([10_000, 40_000])
  })

  // UPLINE-1
  it('amounts outside the limits, long remarks and hidden characters are refused', async () => {
    const { member } = await pair()
    for (const amountMinor of [999, 10_000_001, 0, -1_000, 1e15])
      expect(await send(member, { amountMinor })).toMatchObject({
        code: 'transfer.amount.range',
        value: { minMinor: 1_000, maxMinor: 10_000_000 },
      })
    for (const remark of ['x'.repeat(51), 'a\u202eb', 'a\nb'])
      expect(await send(member, { amountMinor: 1_000, remark })).toMatchObject({ code: 'request.invalid' })
    expect(await send(member, { amountMinor: 100_001 })).toMatchObject({ code: 'wallet.insufficient' })
    expect(await send(member, { amountMinor: 1_000, paymentPassword: '000000' })).toMatchObject({
      code: 'withdraw.password.wrong',
    })
    expect(await mainOf(member)).toBe(100_000)
  })

  // UPLINE-1
  it('agents below another, members who may not, and those without a superior are refused', async () => {
    const subAgent = await pair(100_000, { type: 2 })
    const mayNot = await pair(100_000, { toUpline: false })
    const alone = await test.signedIn({ account: 'alone', paymentPasswordHash: quickHash('246810') })
    await sql`update members set to_upline = true where id = ${alone.id}`.execute(test.db.read)
    for (const caller of [subAgent.member, mayNot.member, alone]) {
      expect(await options(caller)).toMatchObject({ code: 'transfer.upline.none' })
      expect(await send(caller, { amountMinor: 1_000 })).toMatchObject({ code: 'transfer.upline.none' })
    }
    const trial = await pair(100_000, { type: 4 })
    expect(await options(trial.member)).toMatchObject({ code: 'trial.rejected' })
  })

  // UPLINE-1
  it('while something has to be staked, only what is not held goes, and only where the merchant allows it', async () => {
    const { member } = await pair(100_000)
    await test.db.transaction((trx) =>
      addRequirement(trx, {
        merchant: 'demo',
        memberId: member.id,
        currency: 'PHP',
        kind: 'bonus',
        reference: 'bonus-1',
        amountMinor: 70_000,
        requiredMinor: 70_000,
        now: test.clock.now(),
      }),
    )
    expect((await options(member)).value).toMatchObject({ isHeldByTurnover: true, withdrawableMinor: 30_000 })
    expect(await send(member, { amountMinor: 1_000 })).toMatchObject({ code: 'transfer.turnover.open' })
    await setting({ allowsOpenTurnover: true })
    expect((await options(member)).value).toMatchObject({ isHeldByTurnover: false })
    expect(await send(member, { amountMinor: 30_001 })).toMatchObject({ code: 'wallet.insufficient' })
    expect(await send(member, { amountMinor: 30_000 })).toMatchObject({ success: true })
    await setting({})
  })

  // UPLINE-1
  it('from an amount that the merchant sets on, people let a transfer through or send it back, once', async () => {
    await setting({ reviewFromMinor: 20_000 })
    const { member, superior } = await pair()
    const decide = (
      kind: 'transfer-approve' | 'transfer-return',
      transfer: string,
      why: string | null = 'seen',
    ) => perform(test.db, { kind, transfer }, { by: 'olivia', why }, test.clock.now())
    const below = (await send(member, { amountMinor: 19_999 })).value.transfer
    expect(below.state).toBe('success')
    test.clock.advance(1)
    const first = (await send(member, { amountMinor: 20_000 })).value.transfer
    test.clock.advance(1)
    const second = (await send(member, { amountMinor: 30_000 })).value.transfer
    expect([first.state, second.state]).toEqual(['pending-review', 'pending-review'])
    expect([await mainOf(member), await mainOf(superior)]).toEqual([30_001, 19_999])
    expect((await waitingTransfers(test.db.read)).map(({ id }) => id)).toEqual([first.id, second.id])
    await expect(decide('transfer-approve', first.id, null)).rejects.toThrow('Give a reason')
    await decide('transfer-approve', first.id)
    await decide('transfer-return', second.id)
    await expect(decide('transfer-return', first.id)).rejects.toThrow('success')
    await expect(decide('transfer-return', 'TR0')).rejects.toThrow('There is no transfer "TR0"')
    expect([await mainOf(member), await mainOf(superior)]).toEqual([60_001, 39_999])
    expect((await options(member)).value.recent.map(({ state }) => state)).toEqual([
      'failed',
      'success',
      'success',
    ])
    await setting({})
  })

  // LEDGER-7
  it('a member in debt cannot transfer, and a transfer that waits is returned to pay the debt', async () => {
    const { member } = await pair(50_000)
    await setting({ reviewFromMinor: 20_000 })
    const { id } = (await send(member, { amountMinor: 20_000 })).value.transfer
    await putInDebt(test.db, member.id, 45_000)
    expect(await send(member, { amountMinor: 1_000 })).toMatchObject({
      code: 'wallet.in.debt',
      value: { debtMinor: 15_000 },
    })
    expect((await waitingTransfers(test.db.read)).find((one) => one.id === id)?.debt_minor).toBe(15_000)
    const decide = (kind: 'transfer-approve' | 'transfer-return') =>
      perform(test.db, { kind, transfer: id }, { by: 'olivia', why: 'seen' }, test.clock.now())
    await expect(decide('transfer-approve')).rejects.toThrow('in debt')
    await decide('transfer-return')
    expect(await mainOf(member)).toBe(5_000)
    expect((await send(member, { amountMinor: 1_000 })).success).toBe(true)
    await setting({})
  })

  it('the form lists the last ten, and a transfer of somebody else is not found', async () => {
    const { member, superior } = await pair()
    const sent: string[] = []
    for (let index = 0; index < 11; index += 1) {
      test.clock.advance(1_000)
      sent.unshift((await send(member, { amountMinor: 1_000 })).value.transfer.id)
    }
    expect((await options(member)).value.recent.map(({ id }) => id)).toEqual(sent.slice(0, 10))
    const url = `/wps/upline/transfer/${sent[0]}`
    expect((await read<{ transfer: UplineTransfer }>(member, url)).value.transfer.id).toBe(sent[0])
    expect(await read(superior, url)).toMatchObject({ code: 'transfer.not.found' })
  })
})
