import type { Page } from '@playwright/test'
import { inEnglish, password, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

const minuteMs = 60_000

/** Idempotency keys of the money calls that the page sends. */
function watchKeys(page: Page, path: string): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== path) return
    keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

/** From now on the gateway receives the page's calls as if they were made this much later. */
const moveClock = (page: Page, ms: number) =>
  page.setExtraHTTPHeaders({ 'x-test-clock': String(Date.now() + ms) })

const question = (page: Page) => page.getByRole('alertdialog')
const answer = async (page: Page, secret: string) => {
  await question(page).getByLabel('Withdrawal password').fill(secret)
  await question(page).getByRole('button', { name: 'Withdraw', exact: true }).click()
}

// WITHDRAW-1
test('a withdrawal with a wrong password shows the error, keeps its values, and succeeds with the right one', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/403/)
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/withdraw')
  const keys = watchKeys(page, '/wps/withdraw')
  await page.locator('input[name="amount"]').fill('120')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await answer(page, '000000')
  await expect(question(page)).toContainText('Attempts left: 4.')
  await expect(page.locator('input[name="amount"]')).toHaveValue('120.00')
  await answer(page, '246810')
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/)
  await expect(page.getByText('Paid').first()).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '246810',
  )
})

test('a money action asks for the sign-in password after half an hour, and continues with its idempotency key', async ({
  page,
  watch,
}) => {
  // The page's clock is half an hour slow at first: a sealed body is refused as stale and sealed again.
  watch.expectProblems(/40[013]/)
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/withdraw')
  const keys = watchKeys(page, '/wps/withdraw')
  await page.locator('input[name="amount"]').fill('130')
  await moveClock(page, 31 * minuteMs)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await answer(page, '246810')
  const dialog = page.getByRole('dialog', { name: 'Enter your password to continue' })
  await dialog.getByLabel('Password', { exact: true }).fill('not-it')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('Attempts left: 4.')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const tokenBefore = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/)
  expect(new Set(keys).size).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).not.toBe(tokenBefore)
})
