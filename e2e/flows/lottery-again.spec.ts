import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothModes } from '../src/accessibility'
import { longSelling } from '../src/lotteries'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const digit = (page: Page, row: string, number: string) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: number, exact: true })
const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function placeTwo(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'First two' }).click()
  await digit(page, '1st digit', '4').click()
  await digit(page, '1st digit', '5').click()
  await digit(page, '2nd digit', '6').click()
  await button(page, 'Bet').click()
  await button(sheet(page, 'Confirm your bet'), 'Place ₱2.00').click()
  await expect(sheet(page, 'Bet placed')).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'player01')
})

// TABLE-2, TABLE-6, TABLE-7
test('a bet is made again from its receipt and from its order, and a line of it is changed on the table', async ({
  page,
}) => {
  await page.goto(`/m/lottery?code=${(await longSelling(page)).code}`)
  await page.getByText('Keep my numbers after a bet').click()
  await placeTwo(page)
  await button(sheet(page, 'Bet placed'), 'Bet again').dblclick()
  const slip = sheet(page, 'Your slip')
  await expect(slip.getByText('1 line', { exact: true })).toBeVisible()
  await test.step('the numbers have stayed', async () => {
    await close(page)
    await expect(page.getByText('2 units', { exact: true })).toBeVisible()
  })

  await button(page, 'Slip, 1 line').click()
  await button(slip, 'Change line 1').click()
  await expect(page.getByText("You're changing line 1 of your slip")).toBeVisible()
  await digit(page, '2nd digit', '7').click()
  await button(page, 'Replace').click()
  await button(page, 'Slip, 1 line').click()
  await expect(slip.getByText('4 × 1 × ₱1.00')).toBeVisible()
  await button(slip, 'Remove all').click()
  await close(page)

  await page.goto('/m/orders')
  await page
    .getByRole('button', { name: /1 line.*Placed/ })
    .first()
    .click()
  const order = page.getByRole('dialog').filter({ hasText: 'Order number' })
  await button(order, 'Bet again').dblclick()
  await expect(page).toHaveURL(/\/m\/lottery\?code=/)
  await expect(slip.getByText('1 line', { exact: true })).toBeVisible()
  await page.reload()
  await expect(button(page, 'Slip, 1 line')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// TABLE-8
test('numbers are saved under a name, picked again after a reload, and deleted; another account has none', async ({
  page,
}) => {
  const { code } = await longSelling(page)
  await page.goto(`/m/lottery?code=${code}`)
  await page.getByRole('tab', { name: 'First two' }).click()
  await digit(page, '1st digit', '4').click()
  await digit(page, '2nd digit', '6').click()
  const saved = sheet(page, 'Saved numbers')
  await button(page, 'Saved numbers').click()
  await saved.getByRole('textbox', { name: 'Name' }).fill('Birthdays')
  await button(saved, 'Save what is picked').dblclick()
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  await test.step('saved', () => expectAccessibleInBothModes(page))

  await page.reload()
  await button(page, 'Saved numbers').click()
  await button(saved, 'Use Birthdays').click()
  await expect(page.getByText('1 unit', { exact: true })).toBeVisible()
  await expect(digit(page, '1st digit', '4')).toHaveAttribute('aria-pressed', 'true')

  await signIn(page, 'vip05')
  await page.goto(`/m/lottery?code=${code}`)
  await button(page, 'Saved numbers').click()
  await expect(saved.getByText('No saved numbers yet')).toBeVisible()

  await signIn(page, 'player01')
  await page.goto(`/m/lottery?code=${code}`)
  await button(page, 'Saved numbers').click()
  await button(saved, 'Delete Birthdays').click()
  await expect(saved.getByText('No saved numbers yet')).toBeVisible()
})

// LOTTERY-5, TABLE-3
test('an order marks the numbers that were drawn, and a Vietnamese trend has how long 00 to 99 have been away', async ({
  page,
}) => {
  await page.route('**/lgw/orders/detail*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: { order: object; draw?: object } }
    const draw = { numbers: [4, 6, 0, 0, 0], drawAt: Date.now() }
    await route.fulfill({ json: { ...body, value: { ...body.value, draw } } })
  })
  await page.goto(`/m/lottery?code=${(await longSelling(page)).code}`)
  await placeTwo(page)
  await button(sheet(page, 'Bet placed'), 'View order').click()
  const order = page.getByRole('dialog').filter({ hasText: 'Order number' })
  await expect(order.locator('mark')).toHaveText(['4 (drawn)', '6 (drawn)'])
  await expect(order.getByText('Marked numbers were drawn.')).toBeVisible()
  await test.step('marks', () => expectAccessibleInBothModes(page))

  await page.goto('/m/trend?code=vn-fast300')
  await button(page, '00–99').click()
  await expect(page.getByRole('list', { name: 'Lô gan: longest away' }).getByRole('listitem')).toHaveCount(10)
  await button(page, 'How often').click()
  const table = page.getByRole('table', { name: 'How often each number came in the last 30 draws' })
  await expect(table.getByRole('cell')).toHaveCount(100)
  await test.step('00–99', () => expectAccessibleInBothModes(page))
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

// TABLE-6
test('an order whose play has gone says so, and the slip of a closed lottery is kept', async ({ page }) => {
  await page.goto(`/m/lottery?code=${(await longSelling(page)).code}`)
  await placeTwo(page)
  await page.route('**/lgw/orders/detail*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ body: (await answer.text()).replaceAll('five.front2.direct', 'five.front2.left') })
  })
  await button(sheet(page, 'Bet placed'), 'View order').click()
  const again = button(page.getByRole('dialog').filter({ hasText: 'Order number' }), 'Bet again')
  await expect(again).toHaveAccessibleDescription("These plays aren't offered any more.")

  // Each of them sells nothing for a quarter of an hour before its draw of the day.
  const { code: daily } = await longSelling(page, { among: /^vn-(central|south)$/ })
  await page.goto(`/m/lottery?code=${daily}`)
  await button(page, 'Random numbers').click()
  await button(sheet(page, 'Random numbers'), '5 random').click()
  plaza('lottery', 'demo', daily, 'off')
  try {
    await page.goto(`/m/lottery?code=${daily}&slip=lines`)
    const slip = sheet(page, 'Your slip')
    await expect(slip.getByText('This lottery is closed at the moment.')).toBeVisible()
    await expect(slip.getByText('5 lines', { exact: true })).toBeVisible()
    await expect(button(slip, 'Bet')).toHaveCount(0)
  } finally {
    plaza('lottery', 'demo', daily, 'on')
  }
})
