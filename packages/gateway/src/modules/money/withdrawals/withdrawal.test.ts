import { randomUUID } from 'node:crypto'
import { houseAccount, ledgerAudit, memberWallet, readHouseBalances, transfer } from '../../../kernel/ledger'
import { CallFailure } from '../../../kernel/call-failure'
import { openWithdrawTestbed, type WithdrawTestbed } from './testing/withdraw-testbed'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

describe('a withdrawal', () => {
  let bed: WithdrawTestbed

  beforeAll(async () => {
    bed = await openWithdrawTestbed()
  })
  afterAll(() => bed.test.close())
  afterEach(async () => {
    await bed.terms({})
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
  })

  const code = async (answer: Promise<{ code?: string }>) => (await answer).code

  // WITHDRAW-3
  it('a withdrawal of ₱5,000.00 to a known account is reserved at once, approved by the rules and paid', async () => {
    const caller = await bed.member()
    const { withdrawal } = (await bed.create(caller, 500_000)).value
    expect(withdrawal).toMatchObject({ state: 'submitted', account: 'BPI ••••\u00a07890', feeMinor: 0 })
    expect(await bed.wallets(caller)).toEqual({ main: 500_000, locked: 500_000 })
    await bed.test.runJobs()
    const paid = (await bed.look(caller, withdrawal.id)).value
    expect(paid.withdrawal.timeline.map((step) => step.state)).toEqual([
      'submitted',
      'under-review',
      'approved',
      'paying',
      'paid',
    ])
    expect(await bed.wallets(caller)).toEqual({ main: 500_000, locked: 0 })
  })

  // WITHDRAW-3
  it('a withdrawal that the bank declines is failed, and its whole amount returns', async () => {
    const caller = await bed.member()
    const { withdrawal } = (await bed.create(caller, 30_013)).value
    await bed.test.runJobs()
    expect((await bed.look(caller, withdrawal.id)).value.withdrawal).toMatchObject({
      state: 'failed',
      reason: 'declined',
    })
    expect(await bed.wallets(caller)).toEqual({ main: 1_000_000, locked: 0 })
  })

  // WITHDRAW-1
  it('three withdrawals of a day are free; the fourth costs 1 per cent, at least ₱10.00, which the house keeps', async () => {
    const caller = await bed.member()
    for (let turn = 0; turn < 3; turn += 1)
      expect((await bed.create(caller, 10_000)).value.withdrawal.feeMinor).toBe(0)
    const { fee, day } = await bed.options(caller)
    expect([fee, day]).toMatchObject([
      { freeADay: 3, freeLeft: 0, permille: 10, leastMinor: 1_000 },
      { count: 5, usedCount: 3, usedMinor: 30_000 },
    ])
    expect(await bed.create(caller, 50_000)).toMatchObject({
      code: 'withdraw.fee.changed',
      value: { feeMinor: 1_000 },
    })
    const { withdrawal } = (await bed.create(caller, 200_000, { feeMinor: 2_000 })).value
    await bed.test.runJobs()
    expect((await bed.look(caller, withdrawal.id)).value.withdrawal.state).toBe('paid')
    expect(await readHouseBalances(bed.test.db.read, 'house:fees')).toMatchObject([{ balanceMinor: '2000' }])
    expect(await code(bed.create(caller, 10_000, { feeMinor: 1_000 }))).toBeUndefined()
    expect(await code(bed.create(caller, 10_000, { feeMinor: 1_000 }))).toBe('withdraw.limit.count')
  })

  // WITHDRAW-1 RECORDS-1
  it('a fee of ₱25.00 is in every row, total and file; it is not charged when the withdrawal fails, and given back when it returns', async () => {
    const caller = await bed.member()
    for (let turn = 0; turn < 3; turn += 1) await bed.create(caller, 10_000)
    await bed.test.runJobs()
    const fees = async () =>
      Number((await readHouseBalances(bed.test.db.read, 'house:fees'))[0]?.balanceMinor ?? 0)
    const before = await fees()
    const { withdrawal } = (await bed.create(caller, 250_000, { feeMinor: 2_500 })).value
    // What arrives ends in .13, which the demo's bank declines.
    const failing = (await bed.create(caller, 250_014, { feeMinor: 2_501 })).value.withdrawal
    await bed.test.runJobs()
    expect((await bed.look(caller, withdrawal.id)).value.withdrawal).toMatchObject({
      state: 'paid',
      amountMinor: 250_000,
      feeMinor: 2_500,
    })
    expect((await fees()) - before).toBe(2_500)
    expect((await bed.look(caller, failing.id)).value.withdrawal.state).toBe('failed')
    expect(await bed.wallets(caller)).toEqual({ main: 1_000_000 - 30_000 - 250_000, locked: 0 })
    const day = new Date(bed.test.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const records = async (path: string) =>
      (
        await bed.test.call({
          url: `/wps/records/${path}from=${day}&to=${day}&search=${withdrawal.id}`,
          headers: caller.headers,
        })
      ).json<{ value: object }>().value
    const paid = { id: withdrawal.id, amountMinor: 250_000, feeMinor: 2_500 }
    expect(await records('withdrawals?')).toMatchObject({
      withdrawals: [paid],
      totals: { requestedMinor: 250_000, paidMinor: 247_500, feeMinor: 2_500 },
    })
    expect(await records('withdrawals/export?')).toMatchObject({ rows: [paid] })
    await bed.operate({ kind: 'review-return', order: withdrawal.id }, 'ana')
    expect((await fees()) - before).toBe(0)
    expect(await records('withdrawals?')).toMatchObject({
      totals: { requestedMinor: 250_000, paidMinor: 0, feeMinor: 0 },
    })
    expect(await records('transactions?')).toMatchObject({
      totals: { inMinor: 250_000, outMinor: 250_000 },
    })
  })

  // WITHDRAW-1
  it('a withdrawal that was returned is not counted, and the sum of a day is limited', async () => {
    const caller = await bed.member()
    await bed.terms({ daySumMinor: 100_000 })
    await bed.create(caller, 60_013)
    expect(await bed.create(caller, 60_000)).toMatchObject({
      code: 'withdraw.limit.sum',
      value: { leftMinor: 39_987 },
    })
    await bed.test.runJobs()
    expect(await code(bed.create(caller, 60_000))).toBeUndefined()
  })

  // WITHDRAW-1
  it.each<[string, number, object, string]>([
    ['below ₱100.00', 9_999, {}, 'withdraw.amount.range'],
    ['above ₱50,000.00', 5_000_001, {}, 'withdraw.amount.range'],
    ['far above', 1e15, {}, 'withdraw.amount.range'],
    ['of less than nothing', -10_000, {}, 'withdraw.amount.range'],
    ['more than there is', 1_000_001, {}, 'wallet.insufficient'],
    ['to an account that is not theirs', 10_000, { accountId: 'other' }, 'withdraw.account.unknown'],
    ['with a fee that does not apply', 10_000, { feeMinor: 1 }, 'withdraw.fee.changed'],
  ])('a withdrawal %s is refused and leaves nothing behind', async (_what, amountMinor, more, refusal) => {
    const caller = await bed.member()
    expect(await code(bed.create(caller, amountMinor, more))).toBe(refusal)
    expect((await bed.options(caller)).recent).toEqual([])
    expect(await bed.wallets(caller)).toEqual({ main: 1_000_000, locked: 0 })
  })

  // WITHDRAW-5
  it.each([
    ['that is known for a while', 30 * dayMs, 500_000, 15 * 60],
    ['of three days, which people look at', 3 * dayMs, 0, 15 * 60],
    ['of three hours, which waits for a day', 3 * hourMs, 0, 21 * 3_600 + 15 * 60],
  ])(
    'the usual time of a withdrawal to an account %s is shown before it is sent',
    async (_which, accountAgeMs, ruledUpToMinor, reviewedSeconds) => {
      const { usual } = await bed.options(await bed.member({ accountAgeMs }))
      expect(usual).toMatchObject({ ruledUpToMinor, reviewedSeconds })
    },
  )

  it('a withdrawal needs an account that is two hours old', async () => {
    const without = await bed.member({ accountAgeMs: null })
    expect(await code(bed.create(without, 10_000, { accountId: undefined }))).toBe('withdraw.account.none')
    expect((await bed.options(without)).checks).toEqual([
      { check: 'name', isDone: false },
      { check: 'password', isDone: true },
      { check: 'account', isDone: false },
      { check: 'turnover', isDone: true },
    ])
    expect((await bed.options(without)).hasContact).toBe(false)
    const young = await bed.member({ accountAgeMs: hourMs })
    expect(await code(bed.create(young, 10_000))).toBe('withdraw.account.waiting')
  })

  it('a release before the choice of an account withdraws to the default one while that is free', async () => {
    const caller = await bed.member()
    expect((await bed.options(caller)).account).toBe('BPI ••••\u00a07890')
    const old = { accountId: undefined }
    for (let turn = 0; turn < 3; turn += 1)
      expect(await code(bed.create(caller, 10_000, old))).toBeUndefined()
    expect(await code(bed.create(caller, 10_000, old))).toBe('withdraw.fee.changed')
  })

  // WITHDRAW-7
  it('open turnover holds what came with it, and nothing else', async () => {
    const caller = await bed.member({ amountMinor: 20_000 })
    const credit = {
      kind: 'adjust',
      merchant: 'demo',
      account: caller.account,
      amount: '500',
      turnoverTenths: 10,
    } as const
    for (const by of ['ana', 'ben']) await bed.operate(credit, by)
    expect(await bed.options(caller)).toMatchObject({
      withdrawableMinor: 20_000,
      totalMinor: 70_000,
      locked: [{ reason: 'adjustment', amountMinor: 50_000 }],
      turnover: { requiredMinor: 50_000, doneMinor: 0 },
      usual: { ruledUpToMinor: 0 },
    })
    expect(await code(bed.create(caller, 20_100))).toBe('withdraw.turnover.open')
    expect(await code(bed.create(caller, 20_000))).toBeUndefined()
  })

  // LEDGER-2
  it('of a hundred withdrawals and a hundred bets at once exactly what the money allows succeed', async () => {
    await bed.terms({ dayCount: 1_000, freeADay: 1_000 })
    const caller = await bed.member({ amountMinor: 500_000 })
    const bet = () =>
      bed.test.db
        .transaction((trx) =>
          transfer(trx, {
            merchant: 'demo',
            currency: 'PHP',
            kind: 'game-bet',
            reference: randomUUID(),
            entries: [
              { account: memberWallet(caller.id, 'main'), amountMinor: -10_000 },
              { account: houseAccount('house:games'), amountMinor: 10_000 },
            ],
            now: 0,
          }),
        )
        .then(
          () => undefined,
          (error: unknown) => (error instanceof CallFailure ? error.code : error),
        )
    const codes = await Promise.all(
      Array.from({ length: 100 }).flatMap(() => [code(bed.create(caller, 10_000)), bet()]),
    )
    // Whatever else ended one of them is printed.
    expect(codes.filter((one) => one !== undefined && one !== 'wallet.insufficient')).toEqual([])
    expect(codes.filter((one) => one === undefined)).toHaveLength(50)
  })

  it('a withdrawal happens once for one key', async () => {
    const caller = await bed.member()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => bed.create(caller, 10_000, {}, key)))
    expect(new Set(answers.map((answer) => answer.value.withdrawal.id)).size).toBe(1)
    expect((await bed.wallets(caller)).main).toBe(990_000)
  })

  // SEC-5
  it('a withdrawal is not found by anybody else, nor cancelled', async () => {
    const [owner, other] = [await bed.member(), await bed.member()]
    const { id } = (await bed.create(owner, 10_000)).value.withdrawal
    expect((await bed.look(other, id)).code).toBe('withdraw.not.found')
    const headers = other.headers
    const cancelled = await bed.test.call({ method: 'POST', url: `/wps/withdraw/${id}/cancel`, headers })
    expect(cancelled.json()).toMatchObject({ code: 'withdraw.not.found' })
  })

  // WITHDRAW-3
  it('a member cancels an undecided withdrawal only where the merchant allows it', async () => {
    const caller = await bed.member()
    const cancel = async (id: string) =>
      (
        await bed.test.call({ method: 'POST', url: `/wps/withdraw/${id}/cancel`, headers: caller.headers })
      ).json<{ code?: string }>()
    const { withdrawal } = (await bed.create(caller, 600_000)).value
    expect(withdrawal.isCancellable).toBeUndefined()
    expect((await cancel(withdrawal.id)).code).toBe('withdraw.cancel.closed')
    await bed.terms({ allowsCancel: true })
    // The demo's licence forbids it, whatever the merchant sets.
    expect((await cancel(withdrawal.id)).code).toBe('withdraw.cancel.closed')
    await bed.jurisdiction('NONE')
    expect((await bed.look(caller, withdrawal.id)).value.withdrawal.isCancellable).toBe(true)
    for (let turn = 0; turn < 2; turn += 1) expect((await cancel(withdrawal.id)).code).toBeUndefined()
    expect((await bed.look(caller, withdrawal.id)).value.withdrawal).toMatchObject({
      state: 'rejected',
      reason: 'cancelled',
    })
    expect(await bed.wallets(caller)).toEqual({ main: 1_000_000, locked: 0 })
    await bed.jurisdiction('PAGCOR')
  })
})
