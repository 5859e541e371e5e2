import type { ContractTerms } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { TestCaller } from '../../../../../testing/create-test-gateway'
import { eventually } from '../../../../../testing/eventually'
import { perform } from '../../../../../testing/perform'
import { moveMember } from '../../../../identity/directory'
import { salaryTerms, tierOf } from '../../../contracts/testing'
import { payDividend } from '../../../dividends/pay'
import type { openAuditedIncomes } from './open-audited-incomes'

type Bed = Awaited<ReturnType<typeof openAuditedIncomes>>
type Account = TestCaller & { account: string }

const dividendTerms = (rate: number): ContractTerms => ({
  ...{ basis: 'loss', period: 'daily', carries: true, activeMinor: 100 },
  tiers: [{ turnoverMinor: 0, lossMinor: 0, activeUsers: 1, rate, capMinor: null }],
})
const dailyTerms = (rate: number) => salaryTerms(tierOf(1_000, rate, { capMinor: 90_000 }))
const hourlyTerms = (rate: number): ContractTerms => ({
  ...salaryTerms(tierOf(1_000, rate)),
  period: 'hourly',
})

/** What the site gives the top, and the top an agent below it. */
async function giveContracts(bed: Bed, top: Account, middle: Account): Promise<void> {
  await bed.siteGives(top, dailyTerms(40), 'daily-salary')
  await bed.siteGives(top, hourlyTerms(30), 'hourly-salary')
  await bed.siteGives(top, dividendTerms(2_000), 'dividend')
  const given = {
    'daily-salary': dailyTerms(20),
    'hourly-salary': hourlyTerms(10),
    dividend: dividendTerms(1_000),
  }
  for (const kind of ['daily-salary', 'hourly-salary', 'dividend'] as const) {
    const { value } = await bed.offer(top, middle.account, given[kind], kind)
    await bed.step(middle, value.contract.id, 'accept')
  }
}

/** Pays every dividend that is due. */
async function payDividends({ db, gateway, clock }: Bed): Promise<void> {
  const merchant = await gateway.merchants.find('demo')
  if (!merchant) throw new Error('no merchant')
  const { rows } = await sql<{ id: string; payerId: string | null; amountMinor: number }>`
    select id, upline_id as "payerId", dividend_minor + correction_minor - passed_minor as "amountMinor" from dividends
    where paid_at is null and dividend_minor + correction_minor > passed_minor order by starts_at`.execute(
    db.read,
  )
  for (const { id, payerId, amountMinor } of rows)
    await db.transaction((trx) =>
      payDividend(trx, { id, amountMinor }, { merchant, payerId, now: clock.now(), isQuiet: true }),
    )
}

/** Changes the highest rate as an operator does, whose trail is what the settings of a day are known by. */
async function setHighest({ db, gateway, clock }: Bed, rate: number): Promise<void> {
  const value = { highest: { RNG: rate } }
  const asked = { kind: 'setting', merchant: 'demo', path: 'agentRates', value }
  await perform(db, asked, { by: 'tester', why: 'a test' }, clock.now())
  await eventually(async () => {
    const known = await gateway.merchants.find('demo')
    if (JSON.stringify(known?.stored['agentRates']) !== JSON.stringify(value)) throw new Error('not yet')
  })
}

/** Takes whatever a wallet has. */
async function empty(bed: Bed, who: Account): Promise<void> {
  const { balance } = await bed.db.read
    .selectFrom('accounts')
    .select('balance_minor as balance')
    .where('owner', '=', who.id)
    .where('wallet', '=', 'main')
    .executeTakeFirstOrThrow()
  await bed.take(who, balance)
}

/**
 * Some days of two lines: rates, salaries and dividends are settled and paid, a round is taken back from a wallet that lacks its share,
 * somebody bets and moves on one day, and the highest rate changes.
 */
export async function seedLines(bed: Bed) {
  bed.nextDay(4)
  await bed.settle()
  const top = await bed.add()
  const middle = await bed.add(top.id, { type: 2 })
  const player = await bed.add(middle.id, { type: 0 })
  const other = await bed.add(top.id, { type: 0 })
  const sister = await bed.add()
  await bed.giveRate(middle.id, 30)
  await bed.giveRate(player.id, 10)
  await bed.giveRate(middle.id, 80, 'LOTT')
  await giveContracts(bed, top, middle)
  await bed.take(top, -1_000_000)
  await bed.settle(10)
  const day = bed.today()
  const taken = await bed.play(player, 77_777)
  await bed.play(player, 33_333, { wonMinor: 20_000 })
  await bed.play(middle, 10_007)
  await bed.play(top, 5_005, { kind: 'LIVE' })
  bed.clock.advance(3_600_000)
  await bed.play(other, 44_449, { wonMinor: 3_001 })
  await bed.play(player, 20_011, { kind: 'LOTT' })
  await bed.settle()
  await payDividends(bed)
  await bed.takeBack(taken)
  await empty(bed, middle)
  await bed.settle()
  const { waiting } = await bed.db.read
    .selectFrom('agent_incomes')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('waiting_minor', '>', 0)
    .executeTakeFirstOrThrow()
  const waited = Number(waiting)
  bed.nextDay(10)
  const moved = bed.today()
  await bed.play(player, 60_013)
  await bed.db.transaction((trx) =>
    moveMember(trx, { memberId: player.id, uplineId: sister.id, day: moved, now: bed.clock.now() }),
  )
  await bed.settle(10)
  await setHighest(bed, 70)
  const last = bed.today()
  await bed.play(player, 50_021)
  await bed.play(other, 30_017)
  await bed.settle()
  await payDividends(bed)
  await bed.settle()
  return { top, middle, player, other, sister, days: { first: day, moved, last }, waited }
}

export type SeededLines = Awaited<ReturnType<typeof seedLines>>
