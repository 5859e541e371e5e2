import type { Page } from '@playwright/test'
import { inEnglish, password, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

const minuteMs = 60_000
const monthMs = 30 * 24 * 60 * minuteMs

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
  await signIn(page, 'up01')
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
  await signIn(page, 'up01')
  await page.goto('/m/member/home')
  const toWithdraw = page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).first()
  await expect(toWithdraw).toBeVisible()
  // Before the form is there, whose fee is of the day: shortly before midnight the day changes with it.
  await moveClock(page, 31 * minuteMs)
  await toWithdraw.click()
  const keys = watchKeys(page, '/wps/withdraw')
  await page.locator('input[name="amount"]').fill('130')
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

/** Withdraws an amount and returns the number of the order, whose page is open then. */
async function withdraw(page: Page, major: number): Promise<string> {
  await page.goto('/m/withdraw')
  await page.locator('input[name="amount"]').fill(String(major))
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await answer(page, '246810')
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

const review = (step: string, order: string, ...more: string[]) =>
  plaza('review', step, order, '--by', 'ana', '--why', 'looked at', ...more)

// WITHDRAW-3 WITHDRAW-5 WITHDRAW-6
test('withdrawals from an empty list of accounts are paid by rules, rejected with a reason, and returned after they were paid', async ({
  page,
  watch,
}) => {
  // Three withdrawals, each to its end.
  test.slow()
  // The page's clock is a month ahead of the test's at first: a sealed body is refused as stale and sealed again.
  watch.expectProblems(/40[019]/)
  await inEnglish(page)
  await signIn(page, 'type41')
  await page.goto('/m/withdraw')
  const missing = page.getByRole('list', { name: 'Before you can withdraw' })
  await expect(page.locator('input[name="amount"]')).toHaveCount(0)
  await missing.getByRole('button', { name: /Payout account/ }).click()
  await expect(page).toHaveURL(/\/m\/cards/)
  // An account that is added a month ago is old enough for the rules.
  await moveClock(page, -monthMs)
  await page.goto('/m/cards?add=1')
  await page.getByRole('button', { name: 'GCash' }).click()
  await page.getByLabel('Mobile number of the e-wallet').fill('0917 555 1357')
  await page.getByLabel('Your full real name').fill('Tessa Cruz')
  await page.getByRole('button', { name: 'Add the account' }).click()
  await question(page).getByLabel('Withdrawal password').fill('246810')
  await question(page).getByRole('button', { name: 'Add the account' }).click()
  await expect(page.getByRole('list', { name: 'Your payout accounts' })).toContainText('•••• 1357')
  await page.setExtraHTTPHeaders({})

  const paid = await withdraw(page, 100)
  await expect(page.getByRole('heading', { name: 'Paid to your account' })).toBeVisible()
  expect(() => review('approve', paid)).toThrow('It is paid: there is nothing to approve.')

  plaza('setting', 'demo', 'withdrawals.review', '{"ruledUpToMinor":10000}')
  const rejected = await withdraw(page, 120)
  await expect(page.getByText(/Our team checks amounts of this size/)).toBeVisible()
  expect(plaza('review', 'list')).toContain(`${rejected}  `)
  review('reject', rejected, '--reason', 'account-name')
  await expect(page.getByText(/The account isn't in your name/)).toBeVisible()
  await expect(page.getByText('It is back in your main wallet, the whole amount.')).toBeVisible()

  const returned = await withdraw(page, 130)
  await expect(page.getByText(/Our team checks amounts of this size/)).toBeVisible()
  review('take', returned)
  review('approve', returned)
  await expect(page.getByRole('heading', { name: 'Paid to your account' })).toBeVisible()
  review('return', returned)
  await expect(page.getByText(/Your bank sent it back after it was paid/)).toBeVisible()
  plaza('setting', 'demo', 'withdrawals.review', '{}')
  expect(plaza('review', 'show', returned)).toContain('GCash ••••\u00a01357')
  expect(plaza('audit')).toContain('sums to zero')
})
