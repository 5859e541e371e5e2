import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineReport } from '../../../kernel/operations/define-report'
import { accountNames } from '../../identity/directory'
import { payableOf } from './amounts'
import { lockDividends } from './chain'
import { payDividend } from './pay'
import { correctDividends } from './settle'

const rowSchema = z.object({
  id: z.string(),
  account: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
})

/** Dividends that a merchant itself owes to agents whom nobody is above, the earliest first. */
export const dividendsReport = defineReport({
  name: 'dividends',
  input: z.object({ merchant: shortText }),
  answer: z.array(rowSchema),
  read: async ({ db }, { merchant }) => {
    const rows = await db.read
      .selectFrom('dividends')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('upline_id', 'is', null)
      .where('paid_at', 'is', null)
      .orderBy('last_day')
      .orderBy('id')
      .execute()
    const names = await accountNames(
      db.read,
      rows.map((row) => row.member_id),
    )
    return rows
      .filter((row) => payableOf(row) > 0)
      .map((row) => ({
        ...{ id: row.id, account: names.get(row.member_id) ?? '', currency: row.currency },
        ...{ firstDay: row.first_day, lastDay: row.last_day, amountMinor: payableOf(row) },
      }))
  },
})

const refusals: Readonly<Record<string, string>> = {
  'dividend.paid': 'It is paid already.',
  'dividend.changed': 'Nothing is due, or its amount has just changed: look at `plaza dividend list` again.',
  'dividend.receiver': 'Its account is blocked.',
}

/** Pays a dividend that the merchant owes, by its figures as they are now (DIVIDEND-1). */
export const dividendPay = defineOperation({
  kind: 'dividend-pay',
  area: 'money',
  input: z.object({ merchant: shortText, dividend: shortText }),
  answer: z.object({ id: z.string(), amountMinor: z.number() }),
  run: async (trx, { merchant: code, dividend: id }, { now }) => {
    const merchant = await readMerchant(trx, code)
    const known = await trx
      .selectFrom('dividends')
      .selectAll()
      .where('id', '=', id)
      .where('merchant', '=', code)
      .where('upline_id', 'is', null)
      .executeTakeFirst()
    if (!merchant || !known) throw new PlainError(`The merchant owes no dividend "${id}".`)
    await lockDividends(trx, known.member_id)
    const pair = { merchant: code, memberId: known.member_id, uplineId: null }
    await correctDividends(trx, pair, { fromDay: known.first_day, now })
    const fresh = await trx.selectFrom('dividends').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const amountMinor = payableOf(fresh)
    try {
      await payDividend(trx, { id, amountMinor }, { merchant, payerId: null, now })
    } catch (error) {
      const words = error instanceof CallFailure ? refusals[error.code] : undefined
      throw words === undefined ? error : new PlainError(words)
    }
    return { merchant: code, subject: id, before: {}, after: { id, amountMinor } }
  },
})
