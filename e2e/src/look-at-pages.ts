import type { Page } from '@playwright/test'
import { expectAccessibleInBothModes } from './accessibility'
import { faultyTexts } from './faulty-texts'
import { signIn } from './people'
import { sitePort } from './site'
import { settled, walkPages } from './walk-pages'
import { expect, test } from './watch-page'

const isFull = process.env.E2E_FULL === '1'
const smallPhone = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
/** What is cut at all is cut on a small phone: only the full run looks at the others. The last one stays for the next page. */
const widths = isFull ? [smallPhone, tablet, phone] : [smallPhone, phone]

/** Languages of the walks: Filipino has the longer texts; only the full run looks at English as well. */
export const walkLanguages = isFull ? ['fil', 'en'] : ['fil']

/**
 * Looks at pages of accounts in a language: axe finds nothing in either theme, and at 320, 390 and 768 px nothing runs off the
 * page and no text is cut.
 */
export async function lookAtPages(
  page: Page,
  language: string,
  pagesOf: Record<string, readonly string[]>,
): Promise<void> {
  const url = `http://localhost:${sitePort}`
  await page.context().addCookies([{ name: 'language', value: language, url }])
  for (const [account, paths] of Object.entries(pagesOf)) {
    await signIn(page, account)
    const addresses = paths.map((path) => `/m/${path}`)
    await walkPages(page, addresses, async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await test.step(`${account} ${address}`, () => expectAccessibleInBothModes(page))
      for (const size of widths) {
        await page.setViewportSize(size)
        await settled(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft([address, size.width, await faultyTexts(page)]).toEqual([address, width, []])
      }
    })
  }
}
