import type { benefitsCall } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { randomUUID } from 'node:crypto'
import { houseAccount, ledgerAudit, memberWallet, transfer } from '../../../kernel/ledger'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { vipLevelOf } from '../../identity/directory'
import { addExclusion } from '../../identity/protection'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { settledStake } from '../../../testing/settled-stake'

const dayMs = 86_400_000
const manilaMs = 28_800_000

type Benefits = AnswerOf<typeof benefitsCall>
interface Answer {
  code?: string
  value: Benefits
}

const levels = [
  {},
  { depositMinor: 10_000, validMinor: 50_000, upgradeMinor: 1_000, weeklyMinor: 200, rebates: { RNG: 50 } },
  {
    ...{ depositMinor: 50_000, validMinor: 200_000, keepDepositMinor: 5_000, keepValidMinor: 20_000 },
    ...{ upgradeMinor: 3_000, weeklyMinor: 500, monthlyMinor: 900, birthdayMinor: 700 },
  },
  { depositMinor: 90_000, validMinor: 400_000, upgradeMinor: 9_000 },
]

describe('the VIP club', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    await turn(true)
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'REWCEN3', isOn: true })
    await set({ levels })
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  const turn = (isOn: boolean) =>
    operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'VIPBENEFIT', isOn })
  const set = (value: object) =>
    operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'vip', value })
  const member = () => test.signedIn({ account: `club${String((names += 1))}` })
  const ask = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/member/benefits', headers })).json<Answer>()
  const benefits = async (caller: TestCaller) => (await ask(caller)).value
  const runJobs = async () => {
    for (const job of test.gateway.jobs) if (job.name.startsWith('vip')) while ((await job.run()) > 0);
  }
  const deposit = ({ id }: TestCaller, amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'deposit',
        reference: randomUUID(),
        entries: [
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
          { account: memberWallet(id, 'main'), amountMinor },
        ],
        now: test.clock.now(),
      }),
    )
  const bet = ({ id }: TestCaller, stakeMinor: number, more: object = {}) =>
    test.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [
          settledStake({
            memberId: id,
            day: new Date(test.clock.now()).toISOString().slice(0, 10),
            reference: randomUUID(),
            stakeMinor,
            ...more,
          }),
        ],
        test.clock.now(),
      ),
    )
  const play = async (caller: TestCaller, depositMinor: number, stakeMinor: number) => {
    await deposit(caller, depositMinor)
    await bet(caller, stakeMinor)
    await runJobs()
  }
  const granted = async (caller: TestCaller) =>
    (await benefits(caller)).rewards.map(({ name, amountMinor }) => [name['en'], amountMinor])

  // VIP-1
  it('a member rises as soon as both its deposits and its valid bets are there, over several levels at once', async () => {
    const caller = await member()
    expect(await benefits(caller)).toMatchObject({
      level: 0,
      since: null,
      keep: null,
      next: {
        level: 1,
        deposit: { doneMinor: 0, wantedMinor: 10_000 },
        valid: { doneMinor: 0, wantedMinor: 50_000 },
      },
    })
    await play(caller, 60_000, 49_999)
    expect(await benefits(caller)).toMatchObject({ level: 0, next: { valid: { doneMinor: 49_999 } } })
    await bet(caller, 160_000)
    await runJobs()
    const now = test.clock.now()
    expect(await benefits(caller)).toMatchObject({
      level: 2,
      since: now,
      next: { level: 3, deposit: { doneMinor: 60_000, wantedMinor: 90_000 } },
      keep: {
        deposit: { doneMinor: 60_000, wantedMinor: 5_000 },
        valid: { doneMinor: 209_999, wantedMinor: 20_000 },
      },
      changes: [{ at: now, from: 0, to: 2, reason: 'reached' }],
    })
    expect(await granted(caller)).toEqual(
      expect.arrayContaining([
        ['VIP 1 reached', 1_000],
        ['VIP 2 reached', 3_000],
      ]),
    )
    const info = await test.call({ url: '/wps/member/info', headers: caller.headers })
    expect(info.json()).toMatchObject({ value: { vipLabel: 'VIP 2' } })
  })

  // VIP-2
  it('a level that is reached during a break from play is given and paid once the break is over', async () => {
    const caller = await member()
    const now = test.clock.now()
    await test.db.transaction((trx) =>
      addExclusion(trx, {
        ...{ memberId: caller.id, merchant: 'demo', kind: 'time-out', source: 'member' },
        ...{ until: now + 1_800_000, now },
      }),
    )
    await play(caller, 20_000, 60_000)
    expect(await vipLevelOf(test.db.read, caller.id)).toBe(0)
    test.clock.advance(3_600_000)
    await runJobs()
    expect(await benefits(caller)).toMatchObject({ level: 1 })
    expect(await granted(caller)).toEqual([['VIP 1 reached', 1_000]])
  })

  // VIP-1
  it('bets that are taken back count for no level', async () => {
    const caller = await member()
    await play(caller, 10_000, 49_000)
    await bet(caller, -40_000, { change: 'corrected', bets: -1 })
    await bet(caller, 2_000)
    await runJobs()
    expect(await benefits(caller)).toMatchObject({ level: 0, next: { valid: { doneMinor: 11_000 } } })
    await bet(caller, 39_000)
    await runJobs()
    expect((await benefits(caller)).level).toBe(1)
  })

  // VIP-1
  it('a level that is not kept falls by one at its review, and its bonus is not paid again', async () => {
    let caller = await member()
    await play(caller, 60_000, 210_000)
    const { keep } = await benefits(caller)
    test.clock.advance((keep?.until ?? 0) - test.clock.now() - 1)
    await runJobs()
    caller = await test.signedInAgain(caller)
    expect((await benefits(caller)).level).toBe(2)
    test.clock.advance(1)
    await runJobs()
    // What it did on the day of its rise counts for the first time alone.
    expect(await benefits(caller)).toMatchObject({ level: 2, keep: { valid: { doneMinor: 0 } } })
    test.clock.advance(90 * dayMs)
    await runJobs()
    caller = await test.signedInAgain(caller)
    expect(await benefits(caller)).toMatchObject({
      level: 1,
      next: {
        level: 2,
        deposit: { doneMinor: 10_000, wantedMinor: 50_000 },
        valid: { doneMinor: 50_000, wantedMinor: 200_000 },
      },
      changes: [{ from: 2, to: 1, reason: 'not-kept' }, { to: 2 }],
    })
    await play(caller, 40_000, 150_000)
    expect((await benefits(caller)).level).toBe(2)
    const upgrades = (await granted(caller)).filter(([name]) => name === 'VIP 2 reached')
    expect(upgrades).toEqual([['VIP 2 reached', 3_000]])
  })

  // VIP-2
  it('levels pay once a week, a month and a birthday, and what they pay is claimed in the reward centre', async () => {
    let caller = await member()
    await play(caller, 60_000, 210_000)
    const today = new Date(test.clock.now() + 40 * dayMs + manilaMs).toISOString().slice(4, 10)
    await test.db.write
      .updateTable('members')
      .set({ birth_date: `1990${today}` })
      .where('id', '=', caller.id)
      .execute()
    test.clock.advance(40 * dayMs)
    await runJobs()
    await runJobs()
    caller = await test.signedInAgain(caller)
    const paid = (await benefits(caller)).rewards
    const of = (name: string) => paid.filter((one) => one.name['en'] === name).map((one) => one.amountMinor)
    expect(of('Weekly pay, VIP 2')).toEqual([500])
    expect(of('Monthly pay, VIP 2')).toEqual([900])
    expect(of('Birthday gift, VIP 2')).toEqual([700])
    const weekly = paid.find((one) => one.name['en'] === 'Weekly pay, VIP 2')
    const answer = await test.call({
      method: 'POST',
      url: `/wps/member/rewards/${weekly?.id ?? ''}/claim`,
      headers: { ...caller.headers, 'idempotency-key': randomUUID() },
      payload: {},
    })
    expect(answer.json()).toMatchObject({ value: { reward: { state: 'running', wagering: 1 } } })
    test.clock.advance(7 * dayMs)
    await runJobs()
    caller = await test.signedInAgain(caller)
    expect((await granted(caller)).filter(([name]) => name === 'Weekly pay, VIP 2')).toHaveLength(2)
  })

  // VIP-1
  it('changed levels apply at once, and a level past the highest is lowered', async () => {
    const caller = await member()
    await play(caller, 20_000, 60_000)
    expect((await benefits(caller)).level).toBe(1)
    await set({ levels: [{}, { depositMinor: 1 }, { depositMinor: 15_000, validMinor: 55_000 }] })
    await runJobs()
    expect((await benefits(caller)).level).toBe(2)
    await set({ levels: [{}, { depositMinor: 1 }] })
    await runJobs()
    expect(await benefits(caller)).toMatchObject({
      level: 1,
      next: null,
      changes: [{ reason: 'levels-changed' }, {}, {}],
    })
    await set({ levels })
    await runJobs()
  })

  // VIP-1
  it('levels that get easier are refused', async () => {
    await expect(set({ levels: [{}, { validMinor: 10 }, { validMinor: 9 }] })).rejects.toThrow()
    await expect(set({ levels: [{ depositMinor: 1 }] })).rejects.toThrow()
  })

  // VIP-2
  it('what nobody would get is refused: pay of the first level, which every member has from the beginning', async () => {
    for (const name of ['upgradeMinor', 'weeklyMinor', 'monthlyMinor'])
      await expect(set({ levels: [{ [name]: 1 }] })).rejects.toThrow()
  })

  // VIP-1
  it('without the flag nobody rises and the page is not available; what was missed counts when it is on again', async () => {
    const caller = await member()
    await turn(false)
    await play(caller, 20_000, 60_000)
    expect((await ask(caller)).code).toBe('feature.off')
    await turn(true)
    await runJobs()
    expect((await benefits(caller)).level).toBe(1)
  })

  // WITHDRAW-1
  it('a level shows the withdrawals a day that its members are held to', async () => {
    const caller = await member()
    const { levels: shown } = await benefits(caller)
    expect(shown.map(({ withdrawals }) => withdrawals)).toEqual([5, 6, 7, 8])
    expect(shown.map((one) => one.largestWithdrawalMinor)).toEqual(Array(4).fill(5_000_000))
    expect(shown[1]).toMatchObject({
      rebates: { RNG: 50 },
      pays: { upgrade: 1_000, weekly: 200, monthly: 0 },
    })
  })
})
