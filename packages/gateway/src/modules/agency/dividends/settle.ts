import type { Queries, Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { eachAlone } from '../../../kernel/jobs/each-alone'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { contractPeriodAt, countedContracts, termsOf, type CountedContract } from '../contracts'
import { calculate, columnsOf } from './calculate'
import { carriedInto, chainOf, lockDividends, recalculate } from './chain'
import { payDaysOf } from './dividend-settings'
import { sayChanged, tellDue } from './tell'
import type { DividendRow } from './tables'

const dayMs = 24 * 3_600_000

/** Where the next period of a contract begins that was not settled, ms. */
async function settledUntil(queries: Queries, contracts: readonly CountedContract[]) {
  const ids = contracts.map(({ id }) => id)
  if (ids.length === 0) return new Map<string, number>()
  const rows = await queries
    .selectFrom('dividends')
    .select(({ fn }) => ['contract_id', fn.max<number>('ends_at').as('until')])
    .where('contract_id', 'in', ids)
    .groupBy('contract_id')
    .execute()
  return new Map(rows.map(({ contract_id: id, until }) => [id, Number(until)]))
}

/** The next period of a contract that is over and not settled; undefined where there is none. */
function nextPeriod(
  { settings }: Merchant,
  contract: CountedContract,
  until: number | undefined,
  now: number,
) {
  const at = Math.max(contract.starts_at, until ?? 0)
  if (contract.ends_at !== null && at >= contract.ends_at) return undefined
  const period = contractPeriodAt(settings.timeZone, termsOf(contract).period, at)
  return period.endMs <= now ? period : undefined
}

/** Settles the next period of a contract that is over, once; false where there is none. No messages are sent where it is quiet. */
export async function settleOne(
  trx: Trx,
  merchant: Merchant,
  contract: CountedContract,
  { now, isQuiet = false }: { now: number; isQuiet?: boolean },
): Promise<boolean> {
  const { member_id: memberId, upline_id: uplineId } = contract
  await lockDividends(trx, memberId)
  const until = (await settledUntil(trx, [contract])).get(contract.id)
  const period = nextPeriod(merchant, contract, until, now)
  if (!period) return false
  const pair = { merchant: merchant.code, memberId, uplineId }
  const carryMinor = carriedInto(await chainOf(trx, pair), period.startMs)
  const terms = termsOf(contract)
  const one = await calculate(trx, { merchant: merchant.code, memberId, terms, period, carryMinor })
  const row: DividendRow = {
    ...{ id: newOrderNumber('DV'), merchant: merchant.code, contract_id: contract.id },
    ...{ member_id: memberId, upline_id: uplineId, currency: merchant.currency, period: terms.period },
    ...{ first_day: period.firstDay, last_day: period.lastDay },
    ...{ starts_at: period.startMs, ends_at: period.endMs, ...columnsOf(one) },
    ...{ correction_minor: 0, passed_minor: 0, due_at: period.endMs + payDaysOf(merchant) * dayMs },
    ...{ paid_minor: null, paid_at: null, calculated_at: now },
  }
  await trx.insertInto('dividends').values(row).execute()
  // Takes up what earlier periods have to pass on.
  const changed = await recalculate(trx, pair, { fromDay: '9999-12-31', now })
  if (!isQuiet) await tellDue(trx, merchant, changed.find(({ id }) => id === row.id) ?? row, now)
  return true
}

/**
 * Settles every period of a merchant's dividend contracts that is over, the earliest of each contract first. A contract that fails is logged,
 * holds up no other, and is tried again by the next run. Returns how many.
 */
export async function settleDividends(
  { app, db }: Pick<Gateway, 'app' | 'db'>,
  merchant: Merchant,
  now: number,
): Promise<number> {
  const contracts = await countedContracts(db.read, { merchant: merchant.code, kind: 'dividend' })
  const until = await settledUntil(db.read, contracts)
  const { done } = await eachAlone(
    { db, log: app.log },
    {
      job: 'dividends',
      items: contracts.filter((one) => nextPeriod(merchant, one, until.get(one.id), now) !== undefined),
      nameOf: ({ id }) => id,
      atOnce: 1,
      work: async (trx, contract) => {
        let count = 0
        while (await settleOne(trx, merchant, contract, { now })) count += 1
        return count
      },
    },
  )
  return done
}

/** Works out again the dividends between two from a day on, and tells their pages. Returns how many have changed. */
export async function correctDividends(
  trx: Trx,
  pair: { merchant: string; memberId: string; uplineId: string | null },
  which: { fromDay: string; now: number },
): Promise<number> {
  await lockDividends(trx, pair.memberId)
  const changed = await recalculate(trx, pair, which)
  for (const row of changed) await sayChanged(trx, row)
  return changed.length
}
