import type { IncomeKind } from '@plaza/contract/agency'
import type { LedgerKind } from '@plaza/contract/money'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import {
  houseAccount,
  lockAccounts,
  memberWallet,
  notifyBalancesChanged,
  postBulk,
  type BulkTransfer,
} from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import type { IncomeRow } from './tables'

/** How each income is paid, and taken back. */
const kinds: Record<IncomeKind, { paid: LedgerKind; taken: LedgerKind }> = {
  'line-rebate': { paid: 'line-rebate', taken: 'line-rebate-taken' },
  commission: { paid: 'commission', taken: 'commission-taken' },
  salary: { paid: 'salary', taken: 'salary-taken' },
  'hourly-salary': { paid: 'hourly-salary', taken: 'hourly-salary-taken' },
}

/** Members of a payment: enough to be quick, few enough that nobody waits long for their wallets. */
const membersAtOnce = 50

/** The next members after one to whom something is due of some incomes, or from whom something is. */
export async function dueMembers(
  queries: Queries,
  merchant: string,
  of: readonly IncomeKind[],
  after: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct member_id as id from agent_incomes where merchant = ${merchant} and amount_minor <> paid_minor
      and kind = any(${[...of]}::text[]) and member_id > ${after} order by member_id limit ${membersAtOnce}`.execute(
    queries,
  )
  return rows.map(({ id }) => id)
}

/** What is due of some incomes to some members, and from them; what waits to be taken back before what is taken back for the first time. */
async function dueRows(trx: Trx, merchant: string, of: readonly IncomeKind[], members: readonly string[]) {
  const { rows } = await sql<IncomeRow>`
    select * from agent_incomes where merchant = ${merchant} and amount_minor <> paid_minor
      and kind = any(${[...of]}::text[]) and member_id = any(${[...members]}::text[])
    order by member_id, amount_minor < paid_minor, waiting_minor = 0, period_at, no for update`.execute(trx)
  return rows
}

interface Payment {
  row: IncomeRow
  amountMinor: number
  /** What is still to be taken back of it afterwards. */
  waitingMinor: number
}

const least = (...amounts: readonly number[]): number => Math.max(0, Math.min(...amounts))

/**
 * What of it can be moved (INCOME-2). What is taken back for the first time comes out of the wallet; what the wallet lacks waits, and comes
 * out of what the member earns later: of nothing that it deposits.
 */
function payable(rows: readonly IncomeRow[], balances: ReadonlyMap<string, bigint>): Payment[] {
  const left = new Map([...balances].map(([id, minor]) => [id, Number(minor)]))
  const earned = new Map<string, number>()
  return rows.map((row) => {
    const { member_id: id } = row
    const [inWallet, ofEarned] = [left.get(id) ?? 0, earned.get(id) ?? 0]
    const dueMinor = row.amount_minor - row.paid_minor
    const fromEarned = least(-dueMinor, row.waiting_minor, ofEarned, inWallet)
    const fromWallet = least(-dueMinor - row.waiting_minor, inWallet - fromEarned)
    const amountMinor = dueMinor > 0 ? dueMinor : -fromEarned - fromWallet
    left.set(id, inWallet + amountMinor)
    earned.set(id, Math.max(0, ofEarned + amountMinor))
    return { row, amountMinor, waitingMinor: Math.max(0, amountMinor - dueMinor) }
  })
}

const transferOf = ({ row, amountMinor }: Payment, now: number): BulkTransfer => ({
  kind: amountMinor > 0 ? kinds[row.kind].paid : kinds[row.kind].taken,
  reference: row.no,
  // Once for each member, period and part, whoever tries.
  idempotencyKey: ['income', row.kind, row.source, row.member_id, row.period_at, row.parts + 1].join(':'),
  entries: [
    { account: houseAccount('agent:commission'), amountMinor: -amountMinor },
    { account: memberWallet(row.member_id, 'main'), amountMinor },
  ],
  now,
})

/**
 * Pays members what is due to them of some incomes, and takes back what was paid too much as far as their wallets have it; the rest is
 * taken from what they earn later (INCOME-2). From and to the house's `agent:commission`, to blocked accounts too. Returns how many
 * payments there were.
 */
export async function payMembers(
  trx: Trx,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
  of: readonly IncomeKind[],
  { members, now }: { members: readonly string[]; now: number },
): Promise<number> {
  const rows = await dueRows(trx, code, of, members)
  if (rows.length === 0) return 0
  const locked = await lockAccounts(trx, code, currency, [
    ...members.map((id) => memberWallet(id, 'main')),
    houseAccount('agent:commission'),
  ])
  const all = payable(rows, new Map(locked.map(({ owner, balanceMinor }) => [owner, balanceMinor])))
  const payments = all.filter(({ amountMinor }) => amountMinor !== 0)
  await postBulk(trx, {
    ...{ merchant: code, currency },
    transfers: payments.map((one) => transferOf(one, now)),
  })
  const lines = all
    .filter((one) => one.amountMinor !== 0 || one.waitingMinor !== one.row.waiting_minor)
    .map(({ row, amountMinor, waitingMinor }) => ({ no: row.no, minor: amountMinor, waiting: waitingMinor }))
  await sql`update agent_incomes i set paid_minor = i.paid_minor + line.minor, waiting_minor = line.waiting,
      parts = i.parts + case when line.minor = 0 then 0 else 1 end,
      paid_at = case when line.minor = 0 then i.paid_at else ${now}::bigint end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(no text, minor bigint, waiting bigint) where i.no = line.no`.execute(
    trx,
  )
  await notifyBalancesChanged(trx, [...new Set(payments.map(({ row }) => row.member_id))])
  return payments.length
}
