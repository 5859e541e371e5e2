import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { houseAccount, lockAccounts, memberWallet, transfer, type AccountName } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { readMember } from '../../identity/directory'
import { checkSpendable } from '../../stakes/turnover'
import { payableOf } from './amounts'
import { lockDividends } from './chain'
import { tellPaid } from './tell'
import type { DividendRow } from './tables'

/** A dividend that is to be paid, with the amount that its payer has seen, minor units. */
export interface AskedDividend {
  id: string
  amountMinor: number
}

/** Who pays: a member, or the merchant itself (`payerId` null). */
export interface Payer {
  merchant: Merchant
  payerId: string | null
  now: number
  /** No messages are sent about the past. */
  isQuiet?: boolean
}

const transit = houseAccount('agent:dividends')
const site = houseAccount('agent:commission')

/** A dividend that its payer owes, locked. @throws CallFailure `dividend.not.found` */
async function lockOwed(trx: Trx, id: string, { merchant, payerId }: Payer): Promise<DividendRow> {
  const row = await trx
    .selectFrom('dividends')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant.code)
    .where('upline_id', 'is not distinct from', payerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallFailure('dividend.not.found')
  return row
}

async function book(
  trx: Trx,
  { id, merchant, currency }: DividendRow,
  kind: 'dividend' | 'dividend-paid',
  { from, to, amountMinor, now }: { from: AccountName; to: AccountName; amountMinor: number; now: number },
): Promise<void> {
  await transfer(trx, {
    ...{ merchant, currency, kind, reference: id, idempotencyKey: `${kind}:${id}`, now },
    entries: [
      { account: from, amountMinor: -amountMinor },
      { account: to, amountMinor },
    ],
  })
}

/**
 * Pays one dividend wholly (DIVIDEND-1): out of the wallet of who owes it, or out of `agent:commission` for the merchant. Everything is
 * checked before anything is booked.
 * @throws CallFailure `dividend.not.found`, `dividend.paid`, `dividend.changed` with `amountMinor` where it is not what the payer has
 * seen, `dividend.receiver` for a blocked account, `wallet.in.debt`, `wallet.insufficient`
 */
export async function payDividend(
  trx: Trx,
  { id, amountMinor }: AskedDividend,
  payer: Payer,
): Promise<DividendRow> {
  const { merchant, payerId, now } = payer
  const known = await lockOwed(trx, id, payer)
  if (known.paid_at !== null) throw new CallFailure('dividend.paid')
  const payableMinor = payableOf(known)
  if (payableMinor !== amountMinor || payableMinor === 0)
    throw new CallFailure('dividend.changed', { amountMinor: payableMinor })
  const receiver = await readMember(trx, known.member_id)
  if (receiver.blocked) throw new CallFailure('dividend.receiver')
  const theirs = memberWallet(known.member_id, 'main')
  const { code, currency } = merchant
  const way = { amountMinor, now }
  if (payerId === null) await book(trx, known, 'dividend', { from: site, to: theirs, ...way })
  else {
    const own = memberWallet(payerId, 'main')
    await lockAccounts(trx, code, currency, [own, theirs, transit])
    await checkSpendable(trx, { memberId: payerId, merchant: code, currency }, amountMinor, now)
    await book(trx, known, 'dividend-paid', { from: own, to: transit, ...way })
    await book(trx, known, 'dividend', { from: transit, to: theirs, ...way })
  }
  await trx
    .updateTable('dividends')
    .set({ paid_minor: amountMinor, paid_at: now })
    .where('id', '=', id)
    .execute()
  const row = { ...known, paid_minor: amountMinor, paid_at: now }
  if (!payer.isQuiet) await tellPaid(trx, merchant, row, now)
  return row
}

/** What became of one that was asked for: `code` is why it was not paid. */
export interface PaidDividend {
  id: string
  code: string | null
}

/**
 * Pays several dividends in the order in which they are asked for, each wholly or not at all: what is refused keeps none of the others back.
 * @throws CallFailure of the one where a single one is asked for
 */
export async function payDividends(
  trx: Trx,
  items: readonly AskedDividend[],
  payer: Payer,
): Promise<{ results: PaidDividend[]; paidMinor: number }> {
  // Nothing that settles or corrects them comes between; in one order, so that no two wait for each other.
  const members = await trx
    .selectFrom('dividends')
    .select('member_id')
    .distinct()
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .where('upline_id', 'is not distinct from', payer.payerId)
    .orderBy('member_id')
    .execute()
  for (const { member_id: memberId } of members) await lockDividends(trx, memberId)
  // All wallets at once, in the ledger's order: two payments that touch the same ones cannot wait for each other.
  const { merchant, payerId } = payer
  await lockAccounts(trx, merchant.code, merchant.currency, [
    ...members.map(({ member_id: memberId }) => memberWallet(memberId, 'main')),
    ...(payerId === null ? [site] : [memberWallet(payerId, 'main'), transit]),
  ])
  const results: PaidDividend[] = []
  let paidMinor = 0
  for (const item of items) {
    await sql`savepoint one_dividend`.execute(trx)
    try {
      await payDividend(trx, item, payer)
      paidMinor += item.amountMinor
      results.push({ id: item.id, code: null })
    } catch (error) {
      if (!(error instanceof CallFailure) || items.length === 1) throw error
      await sql`rollback to savepoint one_dividend`.execute(trx)
      results.push({ id: item.id, code: error.code })
    }
  }
  return { results, paidMinor }
}
