import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { calm } from '../src/calm'
import { inEnglish } from '../src/people'
import { expect, test } from '../src/watch-page'

const tileOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Lotteries' }).getByRole('listitem').filter({ hasText: name })

// HALL-1, DRAW-2
test('a visitor sees a lottery draw on an open page, and computes that draw again', async ({ page }) => {
  test.setTimeout(150_000)
  await inEnglish(page)
  await page.goto('/m/moreLottery')
  await page.getByRole('searchbox', { name: 'Search lotteries' }).fill('perla five')
  const tile = tileOf(page, 'Perla Five')
  const before = await tile.getByRole('img').first().getAttribute('aria-label')
  await expect(tile.getByRole('timer', { name: 'Perla Five closes in' })).toBeVisible({ timeout: 20_000 })
  await expect(tile.getByText('Drawing…')).toBeVisible({ timeout: 70_000 })
  await expect(tile.getByRole('timer')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => tile.getByRole('img').first().getAttribute('aria-label')).not.toBe(before)
  const numbers = (await tile.getByRole('img').first().getAttribute('aria-label')) ?? ''
  await page.goto('/m/results?code=five60')
  const newest = page.getByRole('list', { name: 'Results of Perla Five' }).getByRole('listitem').first()
  await expect(newest.getByRole('img', { name: numbers })).toBeVisible()
  await newest.getByRole('link', { name: /^Check the draw/ }).click()
  await expect(page.getByText('It matches')).toBeVisible()
  await page.getByRole('link', { name: /^Check issue/ }).click()
  await expect(page.getByText('It matches')).toBeVisible()
})

// HALL-1
test('a long press on a tile shows the rules of its lottery, and the back button closes them', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/moreLottery')
  const tile = tileOf(page, 'Northern Board')
  await expect(tile).toContainText('18:15 GMT+7')
  // The code of long presses loads when the page is idle.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_500)
  await tile.getByRole('link').click({ delay: 1_000 })
  await expect(page.getByRole('dialog', { name: 'Rules of Northern Board' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/moreLottery$/)
})

// HALL-1, PERF-7
test('the lotteries of home load near the view, for visitors too, and take the place that was kept for them', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/home')
  await calm(page)
  const part = page.getByRole('region', { name: 'Lottery', exact: true })
  await expect(part).toHaveCount(0)
  await page.mouse.wheel(0, 1200)
  await expect(part.getByRole('listitem')).toHaveCount(6)
  await expect(part.getByRole('timer').first()).toBeVisible()
  const place = await part.locator('xpath=..').evaluate((element) => {
    const { minBlockSize, blockSize } = getComputedStyle(element)
    return { reserved: parseFloat(minBlockSize), taken: parseFloat(blockSize) }
  })
  expect(place.reserved).toBeGreaterThan(0)
  expect(place.taken).toBe(place.reserved)
})

const screens = [
  'lottery',
  'moreLottery',
  'startLottery',
  'startLottery?tab=results',
  'results?code=pk60',
  'results?code=vn-north',
  'trend?code=five60',
  'trend?code=six45-600',
]

const open = async (page: Page, screen: string, language: string) => {
  await page.goto(`/m/${screen}${screen.includes('?') ? '&' : '?'}lang=${language}`)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await calm(page)
}

for (const [language, theme] of [
  ['en', 'dark'],
  ['fil', 'light'],
] as const)
  // A11Y-1, HALL-1
  test(`axe finds nothing on the pages of the lottery in ${language} and the ${theme} theme`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto('/m/trend')
    await page.context().addCookies([{ name: 'theme', value: theme, url: page.url() }])
    for (const screen of screens) {
      await open(page, screen, language)
      await test.step(screen, () => expectAccessible(page))
    }
  })

// A11Y-1, LOTTERY-5
test('axe finds nothing on any view of a trend', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, 'trend?code=five60', 'en')
  for (const view of ['Numbers', 'Big-small, odd-even', 'Dragon-tiger', 'Sum', 'Streaks']) {
    await page.getByRole('button', { name: view }).click()
    await calm(page)
    await test.step(view, () => expectAccessible(page))
  }
})

// LANG-3, HALL-1
test('no page of the lottery is wider than a small phone in either language', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['en', 'fil'])
    for (const screen of screens) {
      await open(page, screen, language)
      expect([screen, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([screen, 320])
    }
})
