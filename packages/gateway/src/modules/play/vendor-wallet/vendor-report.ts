import { isDay, periodOf, type Period } from '@plaza/calendar'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { totalOf } from '../../../kernel/totals'
import { PlainError } from '@plaza/server-kit'
import { countRounds } from '../game-sessions'

/** The day and the vendor. */
export interface ReportQuery {
  merchant: string
  vendor: string
  /** `YYYY-MM-DD` of the merchant's zone. */
  day: string
}

/** A day of a vendor, for comparing with the vendor's own books (docs/vendors.md, Reconciliation). */
export interface VendorReport extends ReportQuery {
  currency: string
  /** Rounds begun that day, and how many of them have no end yet. */
  rounds: number
  openRounds: number
  bets: number
  wins: number
  rollbacks: number
  stakedMinor: number
  paidMinor: number
  rolledBackMinor: number
  /** Staked minus paid minus returned. */
  netMinor: number
  /** The amount that the ledger booked to the operator for the same transactions. */
  ledgerMinor: number
  /** Transactions whose booking is missing or of another amount; empty when the day is balanced to the cent. */
  unbalanced: string[]
}

interface Moved {
  bets: number
  wins: number
  rollbacks: number
  staked: number
  paid: number
  back: number
  ledger: number
}

/** The day's transactions of a vendor, each with the amount that the ledger booked to the operator under its key. */
const booked = ({ merchant, vendor }: ReportQuery, { startMs, endMs }: Period) => sql`
  select v.transaction, v.action, v.amount_minor,
    v.outcome in ('booked', 'rolled-back') as counts,
    ${totalOf('e.amount_minor', sql`a.owner = 'house'`)} as ledger
  from vendor_transactions v
  left join transactions t on t.merchant = v.merchant
    and t.idempotency_key = 'vendor:' || v.vendor || ':' || v.transaction
  left join entries e on e.transaction_id = t.id
  left join accounts a on a.id = e.account_id
  where v.merchant = ${merchant} and v.vendor = ${vendor}
    and v.created_at >= ${startMs} and v.created_at < ${endMs}
  group by v.merchant, v.vendor, v.transaction`

/** Draws up a vendor's day. @throws PlainError when there is no such merchant, vendor or day. */
export async function readVendorReport(queries: Queries, asked: ReportQuery): Promise<VendorReport> {
  const merchant = await readMerchant(queries, asked.merchant)
  if (!merchant) throw new PlainError(`There is no merchant "${asked.merchant}".`)
  if (!isDay(asked.day)) throw new PlainError(`"${asked.day}" is not a day such as 2026-11-30.`)
  const day = periodOf(merchant.settings.timeZone, 'day', asked.day)
  const { rows: moved } = await sql<Moved>`
    with day as (${booked(asked, day)})
    select count(*) filter (where action = 'bet')::int as bets,
      count(*) filter (where action = 'win')::int as wins,
      count(*) filter (where action = 'rollback' and counts)::int as rollbacks,
      ${totalOf('amount_minor', sql`action = 'bet'`)} as staked,
      ${totalOf('amount_minor', sql`action = 'win'`)} as paid,
      ${totalOf('amount_minor', sql`action = 'rollback' and counts`)} as back,
      ${totalOf('ledger')} as ledger
    from day`.execute(queries)
  const { rows: wrong } = await sql<{ transaction: string }>`
    with day as (${booked(asked, day)})
    select transaction from day
    where ledger <> case when not counts then 0 when action = 'bet' then amount_minor else -amount_minor end
    order by transaction limit 100`.execute(queries)
  const rounds = await countRounds(queries, asked, day)
  const { bets = 0, wins = 0, rollbacks = 0, staked = 0, paid = 0, back = 0, ledger = 0 } = moved[0] ?? {}
  return {
    merchant: asked.merchant,
    vendor: asked.vendor,
    day: asked.day,
    currency: merchant.currency,
    rounds: rounds.all,
    openRounds: rounds.open,
    bets,
    wins,
    rollbacks,
    stakedMinor: staked,
    paidMinor: paid,
    rolledBackMinor: back,
    netMinor: staked - paid - back,
    ledgerMinor: ledger,
    unbalanced: wrong.map(({ transaction }) => transaction),
  }
}

/** Whether vendor's calls and ledger agree to the cent. */
export const isBalanced = ({ netMinor, ledgerMinor, unbalanced }: VendorReport): boolean =>
  netMinor === ledgerMinor && unbalanced.length === 0
