import { dividendChanged } from '@plaza/contract/agency'
import { minorToDecimal } from '@plaza/contract/kernel'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { pushEvent } from '../../../kernel/stream/push'
import { accountNames } from '../../identity/directory'
import { tellMember, type NoticeText } from '../../identity/member'
import { payableOf } from './amounts'
import type { DividendRow } from './tables'

const amountOf = (row: DividendRow): string =>
  `${minorToDecimal(payableOf(row), row.currency)} ${row.currency}`
const daysOf = ({ first_day: first, last_day: last }: DividendRow): string =>
  first === last ? first : `${first} – ${last}`

const toPay = (row: DividendRow, name: string): NoticeText => ({
  en: {
    title: 'A dividend to pay',
    paragraphs: [`${name} is due a dividend of ${amountOf(row)} for ${daysOf(row)}.`],
  },
  fil: {
    title: 'May babayarang dibidendo',
    paragraphs: [`May dibidendong ${amountOf(row)} si ${name} para sa ${daysOf(row)}.`],
  },
})

const paid = (row: DividendRow): NoticeText => ({
  en: {
    title: 'Dividend received',
    paragraphs: [`You received a dividend of ${amountOf(row)} for ${daysOf(row)}.`],
  },
  fil: {
    title: 'Natanggap na dibidendo',
    paragraphs: [`Nakatanggap ka ng dibidendong ${amountOf(row)} para sa ${daysOf(row)}.`],
  },
})

/** Lets open pages of both sides read again. */
export async function sayChanged(trx: Trx, row: DividendRow): Promise<void> {
  for (const memberId of [row.member_id, row.upline_id])
    if (memberId !== null) await pushEvent(trx, memberId, dividendChanged, { id: row.id })
}

/** Tells who owes a dividend that its period is over; nobody where nothing is due. */
export async function tellDue(trx: Trx, merchant: Merchant, row: DividendRow, now: number): Promise<void> {
  await sayChanged(trx, row)
  if (row.upline_id === null || payableOf(row) === 0) return
  const name = (await accountNames(trx, [row.member_id])).get(row.member_id) ?? ''
  const { defaultLanguage: language } = merchant.settings
  const to = { memberId: row.upline_id, merchant, text: toPay(row, name), language, now }
  await tellMember(trx, { now: () => now }, to)
}

/** Tells who gets a dividend that it was paid. */
export async function tellPaid(trx: Trx, merchant: Merchant, row: DividendRow, now: number): Promise<void> {
  await sayChanged(trx, row)
  const { defaultLanguage: language } = merchant.settings
  const to = { memberId: row.member_id, merchant, text: paid(row), language, now }
  await tellMember(trx, { now: () => now }, to)
}
