import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** The lottery whose issue sells for the longest time: a flow by keyboard is not overtaken by its close. */
async function longestSelling(page: Page): Promise<string> {
  const answer = await page.request.get('/lgw/games/mobile')
  const { value } = (await answer.json()) as {
    value: { lotteries: { code: string; issue: { closeAt: number } | null }[] }
  }
  const [first] = value.lotteries.sort((a, b) => (b.issue?.closeAt ?? 0) - (a.issue?.closeAt ?? 0))
  return first?.code ?? ''
}

/** Most steps of the Tab key from one end of a page to the other. */
const mostSteps = 140

/** Moves the focus to an element with the Tab key alone. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < mostSteps; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${String(wanted)}`)
}

/** Presses a button or follows a link with the keyboard alone. */
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await reach(page, wanted)
  await page.keyboard.press(key)
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })

// A11Y-1, TABLE-1, TABLE-2, TABLE-3, CHASE-2
test('a bet goes from the lobby to its receipt and is cancelled, and a plan is made and cancelled, with the keyboard alone', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  const code = await longestSelling(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/m/lottery')
  await press(page, page.locator(`main a[href*="code=${code}"]`).first())
  await expect(page).toHaveURL(new RegExp(`code=${code}`))
  const pick = async () => {
    await press(page, button(page, 'Random numbers'))
    await press(page, button(sheet(page, 'Random numbers'), '1 random'))
    await expect(page.getByText('1 unit', { exact: true })).toBeVisible()
  }

  await pick()
  await press(page, button(page, 'Bet'))
  await press(page, button(sheet(page, 'Confirm your bet'), /^Place ₱/), 'Space')
  const receipt = sheet(page, 'Bet placed')
  await expect(receipt).toBeVisible()
  await test.step('receipt', () => expectAccessible(page))
  await press(page, button(receipt, 'View order'))
  const order = page.getByRole('dialog').filter({ hasText: 'Order number' })
  await press(page, button(order, 'Cancel the order'))
  await press(page, button(page.getByRole('alertdialog'), 'Cancel the bet'))
  await expect(order.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await test.step('cancelled order', () => expectAccessible(page))

  await page.goto(`/m/lottery?code=${code}`)
  await pick()
  await press(page, button(page, 'Add'))
  await press(page, button(page, 'Slip, 1 line'))
  await press(page, button(sheet(page, 'Your slip'), 'Over several issues'))
  await press(page, button(sheet(page, 'Over several issues'), /^Reserve ₱/))
  const made = sheet(page, 'Plan made')
  await expect(made).toBeVisible()
  await test.step('receipt of a plan', () => expectAccessible(page))
  await press(page, button(made, 'View plan'))
  const plan = page.getByRole('dialog').filter({ hasText: 'Plan number' })
  await press(page, button(plan, 'Cancel the rest'))
  await press(page, button(page.getByRole('alertdialog'), 'Cancel the rest'))
  await expect(button(plan, 'Cancel the rest')).toHaveCount(0)
})

// A11Y-1, TABLE-2
test('axe finds nothing on a bet that was refused, on one whose answer is lost, and on a table that says so', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/409|ERR_FAILED/)
  await inEnglish(page)
  await signIn(page, 'plain01')
  const code = await longestSelling(page)
  await page.goto(`/m/lottery?code=${code}`)
  await button(page, 'Random numbers').click()
  await button(sheet(page, 'Random numbers'), '1 random').click()
  await button(page, 'Bet').click()
  const confirm = sheet(page, 'Confirm your bet')
  await button(confirm, /^Place ₱/).click()
  await expect(confirm.getByText("Your balance isn't enough for this.")).toBeVisible()
  await test.step('refused', () => expectAccessible(page))
  await page.route('**/lgw/orders', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await button(confirm, /^Place ₱/).click()
  await expect(confirm.getByText(/^We didn't get an answer\./)).toBeVisible()
  await expect(confirm.getByRole('alert')).toHaveCount(1)
  await test.step('lost', () => expectAccessible(page))
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Did your bet of .* reach us\?$/)).toBeVisible()
  await test.step('table', () => expectAccessible(page))
})
