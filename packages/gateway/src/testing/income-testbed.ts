import type { RateCategory } from '@plaza/contract/agency'
import { randomUUID } from 'node:crypto'
import type { Gateway } from '../kernel/gateway'
import { houseAccount, memberWallet, transfer } from '../kernel/ledger'
import { sayStakesSettled, type SettledStake } from '../kernel/stakes/stake-settled'
import type { TestCaller } from './create-test-gateway'
import { settledStake } from './settled-stake'
import { openContractsTestbed } from '../modules/agency/contracts/testing'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Manila is eight hours ahead of UTC all year. */
const manilaMs = 8 * hourMs

/** A gateway with lines of agents whose bets are settled at moments of a clock, and what they earned. */
export async function openIncomeTestbed() {
  const test = await openContractsTestbed()
  const { db, clock } = test
  const dayOf = (ms: number) => new Date(ms + manilaMs).toISOString().slice(0, 10)
  const today = () => dayOf(clock.now())
  const startOfToday = () => Math.floor((clock.now() + manilaMs) / dayMs) * dayMs - manilaMs
  /** Goes to an hour of the next day, such as 2.5 for half past two. */
  const nextDay = (hour: number) => clock.advance(startOfToday() + dayMs + hour * hourMs - clock.now())
  const runJob = async (name: string) => {
    const job = test.gateway.jobs.find((one) => one.name === name)
    if (!job) throw new Error(`no job ${name}`)
    return job.run()
  }
  /** An operator gives a rate from a day on, as an agent above would. */
  const giveRate = (memberId: string, rate: number, category: RateCategory = 'RNG', day = '2026-01-01') =>
    db.write
      .insertInto('agent_rates')
      .values({ merchant: 'demo', member_id: memberId, category, since_day: day, rate })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'category', 'since_day']).doUpdateSet({ rate }),
      )
      .execute()
  const bet = (
    { id }: Pick<TestCaller, 'id'>,
    validMinor: number,
    { lossMinor = validMinor, ...more }: Partial<SettledStake> & { lossMinor?: number } = {},
  ) =>
    db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [
          settledStake({
            ...{ memberId: id, day: today(), reference: randomUUID(), stakeMinor: validMinor },
            ...{ payoutMinor: validMinor - lossMinor, ...more },
          }),
        ],
        clock.now(),
      ),
    )
  /** Takes money from a wallet, as if it were spent. */
  const take = ({ id }: Pick<TestCaller, 'id'>, amountMinor: number) =>
    db.transaction((trx) =>
      transfer(trx, {
        ...{
          merchant: 'demo',
          currency: 'PHP',
          kind: 'adjustment',
          reference: randomUUID(),
          now: clock.now(),
        },
        entries: [
          { account: memberWallet(id, 'main'), amountMinor: -amountMinor },
          { account: houseAccount('house:adjustments'), amountMinor },
        ],
      }),
    )
  /** What a member's wallet got and gave by kinds of the ledger, in the order of time. */
  const booked = async ({ id }: Pick<TestCaller, 'id'>) => {
    const rows = await db.read
      .selectFrom('entries as e')
      .innerJoin('accounts as a', 'a.id', 'e.account_id')
      .select(['e.kind', 'e.amount_minor as minor'])
      .where('a.owner', '=', id)
      .orderBy('e.id')
      .execute()
    return rows.map(({ kind, minor }) => `${kind} ${String(minor)}`)
  }
  return { ...test, today, startOfToday, nextDay, runJob, giveRate, bet, take, booked }
}

export type IncomeTestbed = Awaited<ReturnType<typeof openIncomeTestbed>>

/** A gateway that breaks when its database has done some transactions: as a process does that is killed there. */
export function killedAfter(gateway: Gateway, transactions: number): Gateway {
  let left = transactions
  return {
    ...gateway,
    db: {
      ...gateway.db,
      transaction: async (work) => {
        if (left === 0) throw new Error('killed')
        left -= 1
        return gateway.db.transaction(work)
      },
    },
  }
}
