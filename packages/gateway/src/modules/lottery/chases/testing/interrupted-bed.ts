import type { SlipLine } from '@plaza/contract/lottery'
import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../../../kernel/ledger'
import type { Merchant } from '../../../../kernel/merchants/merchants'
import { breakingBackend } from '../../../../testing/breaking-backend'
import { addMember } from '../../../../testing/fixtures'
import type { TestCaller, TestGateway } from '../../../../testing/create-test-gateway'
import { placeOrder } from '../../bets'
import { openBetsTestbed } from '../../bets/testing/bets-testbed'
import { openIssue } from '../../bets/testing/test-issue'
import { findLottery, issuesAhead } from '../../draws'
import { addLotteries, testLottery } from '../../draws/testing/add-lottery'
import { placeChase } from '../place-chase'
import { recordPushes, type RecordedPushes } from '../../../../testing/record-pushes'

const minuteMs = 60_000

/** A gateway whose database breaks where a test says so, with lotteries whose clocks stand still and others that run. */
export interface InterruptedBed {
  test: TestGateway
  pushes: RecordedPushes
  /** Goes to the next full minute, opens the issue of that minute and returns its number. */
  open(lottery: string): Promise<string>
  /** The numbers of issues that a lottery sells from now on. */
  ahead(lottery: string, count: number): Promise<string[]>
  /** A new member with this balance, minor units; returns its id. */
  member(balanceMinor: number): Promise<string>
  /** Moves money between a member's main wallet and the house; minor units, negative out of the wallet. */
  move(memberId: string, minor: number): Promise<void>
  place(memberId: string, lottery: string, issue: string, lines: SlipLine[]): Promise<string>
  /** Makes a plan that stops on wins; returns its number. */
  plan(memberId: string, lottery: string, issues: string[], lines: SlipLine[]): Promise<string>
  /** Signs a new member in, for calls. */
  caller(balanceMinor: number): Promise<TestCaller>
  close(): Promise<void>
}

/** Opens the bed: `still` and `entered` stand still, the latter with results that operators enter; `running` draws by itself. */
export async function openInterruptedBed(): Promise<InterruptedBed> {
  const { test } = await openBetsTestbed({ wrapBackend: breakingBackend })
  const { db, clock, gateway } = test
  await addLotteries(db, clock.now(), [testLottery({ code: 'still' }), testLottery({ code: 'entered' })])
  await db.write.updateTable('lotteries').set({ next_at: null }).execute()
  await db.write
    .updateTable('lotteries')
    .set({ draw_source: 'entered' })
    .where('code', '=', 'entered')
    .execute()
  await addLotteries(db, clock.now(), [testLottery({ code: 'running' })])
  const site = (await gateway.merchants.find('demo')) as Merchant
  const bettor = (id: string) => ({ id, merchant: 'demo', isPractice: false })
  const ahead: InterruptedBed['ahead'] = async (code, count) => {
    const lottery = await findLottery(db.read, 'demo', code)
    return lottery ? issuesAhead(lottery, clock.now(), count).map(({ no }) => no) : []
  }
  const move: InterruptedBed['move'] = (memberId, minor) =>
    db.transaction(async (trx) => {
      await transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'cashback',
        reference: `${memberId}:${minor}`,
        entries: [
          { account: houseAccount('house:promo'), amountMinor: -minor },
          { account: memberWallet(memberId, 'main'), amountMinor: minor },
        ],
        now: 0,
      })
    })
  return {
    test,
    pushes: await recordPushes(db),
    ahead,
    move,
    open: async (lottery) => {
      clock.advance(minuteMs - (clock.now() % minuteMs))
      const [no = ''] = await ahead(lottery, 1)
      await openIssue(test, no, lottery)
      return no
    },
    member: async (balanceMinor) => {
      const id = await addMember(db, { account: randomUUID() }, '')
      if (balanceMinor > 0) await move(id, balanceMinor)
      return id
    },
    place: (memberId, lottery, issue, lines) =>
      db.transaction(async (trx) => {
        const body = { lottery, issue, lines }
        return (await placeOrder(trx, { bettor: bettor(memberId), site, now: clock.now(), body })).id
      }),
    plan: (memberId, lottery, issues, lines) =>
      db.transaction(async (trx) => {
        const body = {
          lottery,
          lines,
          issues: issues.map((issue) => ({ issue, multiplier: 1 })),
          stopsOnWin: true,
        }
        return (await placeChase(trx, { bettor: bettor(memberId), site, now: clock.now(), body })).id
      }),
    caller: async (balanceMinor) => {
      const caller = await test.signedIn({ account: randomUUID() })
      await move(caller.id, balanceMinor)
      return caller
    },
    close: () => test.close(),
  }
}
