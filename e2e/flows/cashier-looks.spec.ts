import { expectAccessibleInBothModes } from '../src/accessibility'
import { faultyTexts } from '../src/faulty-texts'
import { signIn } from '../src/people'
import { sitePort } from '../src/site'
import { settled, walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

/** A day in UTC: no usual range of the records, so both of its days are written out. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const pages = [
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
]

const phone = { width: 390, height: 844 }
const widths = [{ width: 320, height: 640 }, { width: 768, height: 1024 }, phone]

// Filipino has the longer texts; only the full run looks at English as well.
for (const language of process.env.E2E_FULL ? ['fil', 'en'] : ['fil'])
  // A11Y-1, LOOK-1, LANG-3
  test(`axe finds nothing on the pages of the cashier in either theme, and no text is cut at 320, 390 and 768 px, in ${language}`, async ({
    page,
  }) => {
    const url = `http://localhost:${sitePort}`
    await page.context().addCookies([{ name: 'language', value: language, url }])
    for (const [account, paths] of [
      ['player01', pages],
      ['plain01', ['voucherCenter', 'cards', 'withdraw', 'turnover', 'vouReport', 'transaction/record']],
      ['up01', ['upLine/transfer']],
    ] as const) {
      await signIn(page, account)
      const addresses = paths.map((path) => `/m/${path}`)
      await walkPages(page, addresses, async (address) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await test.step(`${account} ${address}`, () => expectAccessibleInBothModes(page))
        for (const size of widths) {
          await page.setViewportSize(size)
          await settled(page)
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect([address, size.width, await faultyTexts(page)]).toEqual([address, width, []])
        }
      })
    }
  })
