import { lookAtPages, walkLanguages } from '../src/look-at-pages'
import { test } from '../src/watch-page'

/** A day in UTC: no usual range of the records, so both of its days are written out. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const pagesOf = {
  player01: [
    'voucherCenter',
    'withdraw',
    'cards',
    'paymentPassword',
    'turnover',
    'wallet/transfer',
    'vouReport',
    'withdrawReport',
    'transaction/record',
    `transaction/record?from=${dayBefore(9)}&to=${dayBefore(2)}`,
  ],
  plain01: ['voucherCenter', 'cards', 'withdraw', 'turnover', 'vouReport', 'transaction/record'],
  up01: ['upLine/transfer'],
}

for (const language of walkLanguages)
  // A11Y-1, LOOK-1, LANG-3
  test(`axe finds nothing on the pages of the cashier in either theme, and no text is cut at 320, 390 and 768 px, in ${language}`, async ({
    page,
  }) => {
    await lookAtPages(page, language, pagesOf)
  })
