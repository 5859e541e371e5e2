import type { Page } from '@playwright/test'
import { longestSelling } from '../src/lotteries'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** Rows of numbers of which every number is in view between the bars, without scrolling. */
const rowsInView = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('main section')?.getBoundingClientRect().bottom
    const bottom = document.querySelector('main [data-page-actions]')?.getBoundingClientRect().top
    if (top === undefined || bottom === undefined) throw new Error('no betting table')
    return [...document.querySelectorAll('main fieldset')].filter((row) =>
      [...row.querySelectorAll('button')].every((button) => {
        const box = button.getBoundingClientRect()
        return box.height >= 43.5 && box.top >= top - 0.5 && box.bottom <= bottom + 0.5
      }),
    ).length
  })

/** What is drawn beyond the sides of the view, by its text, apart from what scrolls sideways. */
const runsOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.childElementCount === 0)
      .filter((element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX) && at !== document.body) return false
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > innerWidth + 0.5 || left < -0.5)
      })
      .map(({ textContent }) => textContent),
  )

test.beforeEach(async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'player01')
})

for (const { width, height, rows } of [
  { width: 390, height: 844, rows: 5 },
  { width: 320, height: 568, rows: 2 },
])
  // TABLE-1
  test(`at ${width} by ${height} ${rows} rows of a five-digit play are in view at once, and every tool is large enough to tap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/m/lottery?code=${await longestSelling(page)}`)
    await expect(page.getByRole('group', { name: '5th digit', exact: true })).toBeVisible()
    await expect(page.getByText('Today', { exact: true })).toBeVisible()
    await expect.poll(() => rowsInView(page)).toBe(rows)
    // What can be played with is in the table's own bar, and nothing below it.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('group', { name: 'Total balance' })).toBeHidden()
    await page.getByRole('button', { name: 'Fill 1st digit' }).click()
    const tools = page.getByRole('group', { name: 'Fill 1st digit' }).getByRole('button')
    await expect(tools.first()).toBeVisible()
    for (const tool of await tools.all()) {
      const box = await tool.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })

// TABLE-1
test('at 390 by 844 five rows are in view in Filipino too, whose words are longer', async ({ page }) => {
  await page.context().clearCookies({ name: 'language' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/m/lottery?code=${await longestSelling(page)}`)
  await expect(page.getByRole('group', { name: 'Ika-5 digit', exact: true })).toBeVisible()
  await expect(page.getByText('Puwedeng itaya', { exact: true })).toBeVisible()
  await expect.poll(() => rowsInView(page)).toBe(5)
})

for (const width of [320, 390])
  // TABLE-1
  test(`at ${width} px ten millions fit on a betting table, its slip and its confirmation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/wps/wallets/balance*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { value: { wallets: { balanceMinor: number }[] } }
      for (const wallet of body.value.wallets) wallet.balanceMinor = 1_234_567_890
      await route.fulfill({ json: { ...body, value: { ...body.value, totalMinor: 1_234_567_890 } } })
    })
    await page.goto(`/m/lottery?code=${await longestSelling(page)}`)
    // The header has it too, until the table's own takes its place.
    await expect(page.getByRole('main').getByText('₱12,345,678.90')).toBeVisible()
    for (const row of ['1st', '2nd', '3rd', '4th', '5th']) {
      await page.getByRole('button', { name: `Fill ${row} digit` }).click()
      await page.getByRole('button', { name: 'All', exact: true }).click()
    }
    await page.getByRole('textbox', { name: 'Multiplier' }).fill('9999')
    await expect(page.getByText('₱999,900,000.00')).toBeVisible()
    await test.step('table', async () => expect(await runsOff(page)).toEqual([]))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'Slip, 1 line' }).click()
    await expect(page.getByRole('dialog', { name: 'Your slip' })).toBeVisible()
    await test.step('slip', async () => expect(await runsOff(page)).toEqual([]))
    await page.getByRole('dialog').getByRole('button', { name: 'Bet', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm your bet' })).toBeVisible()
    await test.step('confirmation', async () => expect(await runsOff(page)).toEqual([]))
  })
