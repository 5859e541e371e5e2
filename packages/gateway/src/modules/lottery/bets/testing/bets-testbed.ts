import type { LotteryOrder, SlipLine } from '@plaza/contract/lottery'
import type { Balance } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../../testing/create-test-gateway'
import type { TestMember } from '../../../../testing/fixtures'
import { addStillLottery, endIssue, openIssue } from './test-issue'

/** The answer of a call that places or cancels an order. */
export interface OrderAnswer {
  success: boolean
  code?: string
  value: {
    order: LotteryOrder
    balance: Balance
    line?: number
    problem?: string
    field?: string
    multiplier?: number
    fittingMinor?: number
    mostMinor?: number
    leastMinor?: number
    state?: string
    limit?: string
    issue?: string
    lines?: { line: number; shown: number[]; now: number[] }[]
  }
}

/** A line on the first digit: ten times the stake at full return. */
export const firstDigit = (digits: number[], more: Partial<SlipLine> = {}): SlipLine => {
  const multiplier = more.multiplier ?? 1
  return {
    play: 'five.star1',
    picks: [digits, [], [], [], []],
    multiplier,
    mode: '1',
    prizeGroup: 1950,
    amountMinor: digits.length * multiplier * 100,
    ...more,
  }
}

/** A line on sides of the total: 0 big, 1 small, 2 odd, 3 even. */
export const totalSides = (sides: number[], multiplier = 1): SlipLine => ({
  play: 'five.total.sides',
  picks: [sides],
  multiplier,
  mode: '1',
  prizeGroup: 1950,
  amountMinor: sides.length * multiplier * 100,
})

/** A gateway with a five-digit lottery whose issues the test opens and ends. */
export interface BetsTestbed {
  test: TestGateway
  lottery: string
  /** Opens a new issue, which sells for 55 s, and returns its number. */
  open(): Promise<string>
  /** Ends an issue with these numbers, or voids it, and settles its orders. */
  end(issue: string, numbers: readonly number[] | null): Promise<void>
  /** A new member with money in the main wallet. */
  member(balanceMinor: number, member?: Partial<TestMember>): Promise<TestCaller>
  place(caller: TestCaller, issue: string, lines: SlipLine[], more?: PlaceMore): Promise<OrderAnswer>
  cancel(caller: TestCaller, id: string, line?: number, key?: string): Promise<OrderAnswer>
  read<T>(caller: TestCaller, url: string): Promise<T>
  mainOf(caller: TestCaller): Promise<number>
}

interface PlaceMore {
  key?: string
  lottery?: string
  prizeChanges?: string
  prizeMode?: string
}

/** Opens the testbed; the test closes its gateway. */
export async function openBetsTestbed(
  input: Pick<Parameters<typeof createTestGateway>[0] & object, 'wrapBackend' | 'env' | 'onLogLine'> = {},
): Promise<BetsTestbed> {
  const test = await createTestGateway(input)
  await addStillLottery(test)
  let members = 0
  let issues = 0
  const post = async (caller: TestCaller, url: string, payload: object, key: string) => {
    const headers = { ...caller.headers, 'idempotency-key': key }
    return (await test.call({ method: 'POST', url, payload, headers })).json<OrderAnswer>()
  }
  return {
    test,
    lottery: 'five60',
    open: async () => {
      const no = `20261101-${String((issues += 1)).padStart(4, '0')}`
      await openIssue(test, no)
      return no
    },
    end: async (issue, numbers) => {
      test.clock.advance(60_000)
      await endIssue(test, issue, numbers)
      await test.runJobs()
    },
    member: async (balanceMinor, member = {}) => {
      const caller = await test.signedIn({ account: `bettor${(members += 1)}`, ...member })
      if (balanceMinor > 0)
        await test.db.transaction((trx) =>
          transfer(trx, {
            merchant: member.merchant ?? 'demo',
            currency: 'PHP',
            kind: 'cashback',
            reference: caller.id,
            entries: [
              { account: houseAccount('house:promo'), amountMinor: -balanceMinor },
              { account: memberWallet(caller.id, 'main'), amountMinor: balanceMinor },
            ],
            now: 0,
          }),
        )
      return caller
    },
    place: (caller, issue, lines, { key = randomUUID(), lottery = 'five60', ...more } = {}) =>
      post(caller, '/lgw/orders', { lottery, issue, lines, ...more }, key),
    cancel: (caller, id, line, key = randomUUID()) =>
      post(caller, '/lgw/orders/suborders/cancel', line === undefined ? { id } : { id, line }, key),
    read: async <T>(caller: TestCaller, url: string) =>
      (await test.call({ url, headers: caller.headers })).json<T>(),
    mainOf: async (caller) => {
      const row = await test.db.read
        .selectFrom('accounts')
        .select('balance_minor')
        .where('owner', '=', caller.id)
        .where('wallet', '=', 'main')
        .executeTakeFirst()
      return row?.balance_minor ?? 0
    },
  }
}
