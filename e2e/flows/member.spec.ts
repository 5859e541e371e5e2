import type { Page } from '@playwright/test'
import { declaredStorage } from '../src/declared-storage'
import { pressInMenu } from '../src/menu'
import { endSession, inEnglish, logIn, sendLogin, signIn } from '../src/people'
import { chooseMethod } from '../src/deposits'
import { expect, test } from '../src/watch-page'

const total = (page: Page) => page.getByLabel('Total balance').first()
/** The balance in the header; NaN while it is masked. */
const amountOf = async (page: Page) =>
  Number.parseFloat((await total(page).innerText()).replace(/[^\d.]/g, ''))

/** The balance once it is no longer masked. */
async function knownBalance(page: Page): Promise<number> {
  let amount = NaN
  await expect.poll(async () => (amount = await amountOf(page))).not.toBeNaN()
  return amount
}

// MEMBER-1
test('a member logs in, deposits, and sees the balance change in the header, in another remote and in a second tab', async ({
  page,
  context,
}) => {
  await inEnglish(page)
  // An account that has no bets on lotteries, whose draws would settle meanwhile.
  await logIn(page, 'vip05')
  const before = await knownBalance(page)
  const second = await context.newPage()
  await second.goto('/m/home')
  expect(await knownBalance(second)).toBe(before)
  const third = await context.newPage()
  await third.goto('/m/member/home')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click()
  await page.getByLabel('Amount').fill('250')
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByText('Credited').first()).toBeVisible()

  await expect.poll(() => amountOf(second)).toBeCloseTo(before + 250, 2)
  const written = (before + 250).toLocaleString('en', { minimumFractionDigits: 2 })
  await expect(third.locator('[data-remote="mf-cashier"]').first()).toContainText(written)
  await page.reload()
  await expect(page.getByText('Credited').first()).toBeVisible()
})

test('a double tap opens one order', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/voucherCenter')
  await page.getByLabel('Amount').fill('300')
  const orders: string[] = []
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      new URL(request.url()).pathname === '/wps/deposit' &&
      orders.push(request.url()),
  )
  await page.getByRole('button', { name: 'Deposit', exact: true }).dblclick()
  await expect(page.getByText('Credited').first()).toBeVisible()
  expect(orders).toHaveLength(1)
})

test('a wrong password shows an error, keeps the user name, and does not reveal whether the account exists', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/401/)
  await inEnglish(page)
  const answers: string[] = []
  // A name that no later test signs in with, because after failures the next sign-ins of that name need a captcha.
  for (const name of ['type40', 'nobody77']) {
    await page.goto('/m/login')
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Password', { exact: true }).fill('wrong-password')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    const alert = page.getByRole('alert').first()
    await expect(alert).toBeVisible()
    answers.push(await alert.innerText())
    await expect(page.getByLabel('Username')).toHaveValue(name)
  }
  expect(answers[0]).toBe(answers[1])
})

test('a log-out is confirmed, clears the member’s storage, and reaches five tabs', async ({
  page,
  context,
  watch,
}) => {
  watch.expectSessionEnd()
  await inEnglish(page)
  await logIn(page, 'up01')
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
  for (const tab of tabs) {
    await tab.goto('/m/member/home')
    await expect(tab.locator('[data-remote="mf-member"]').first()).toContainText('up01')
  }
  await page.bringToFront()
  await pressInMenu(page, 'Sign out')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).not.toBeNull()
  await pressInMenu(page, 'Sign out')
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await loadedAnew
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  for (const tab of tabs) await expect(tab.getByRole('link', { name: 'Log in' })).toBeVisible()
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(kept)).not.toContain('MC_SESSION_INFO')
  expect(kept).toMatchObject({ autoLogin: '0' })
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('plaza_session')
})

test('a visitor on a member’s page is sent to sign in and comes back to it', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/voucherCenter')
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/)
  await sendLogin(page, 'player01')
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
})

// MONEY-2
test('a deposit whose session has expired asks for a sign-in, comes back with its amount, and makes one order', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(/401/)
  await inEnglish(page)
  await signIn(page, 'plain02')
  const statuses: number[] = []
  await page.route('**/wps/deposit', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const isExpired = statuses.length === 0
    if (isExpired) await context.clearCookies({ name: 'plaza_session' })
    const { cookie: _, ...headers } = await route.request().allHeaders()
    const answer = await route.fetch(isExpired ? { headers } : {})
    statuses.push(answer.status())
    return route.fulfill({ response: answer })
  })
  await chooseMethod(page, 'Demo Bank')
  await page.getByLabel('Amount').fill('310')
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/)
  await sendLogin(page, 'plain02')
  await expect(page.getByLabel('Amount')).toHaveValue(/^310/)
  await expect(page.getByText(/Did your deposit/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByText('Credited').first()).toBeVisible()
  expect(statuses).toEqual([401, 200])
})

test('a page notices and reports a session that ended elsewhere', async ({ page, watch }) => {
  watch.expectProblems(/401/)
  await inEnglish(page)
  await signIn(page, 'plain01')
  await page.goto('/m/home')
  await endSession(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
})

test('a member’s browser stores only the declared storage keys', async ({ page, context }) => {
  const { storageKeys } = await import('@plaza/contract/page')
  const known = new Set([
    ...Object.keys(storageKeys).map((name) => name.replace('#cookie', '')),
    ...declaredStorage().map(({ key }) => key),
  ])
  await inEnglish(page)
  await logIn(page, 'player01')
  await page.goto('/m/voucherCenter')
  await page.goto('/m/member/home')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect([...kept, ...cookies].filter((name) => !known.has(name))).toEqual([])
})
