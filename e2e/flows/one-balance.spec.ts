import type { Page } from '@playwright/test'
import { longestSelling } from '../src/lotteries'
import { register } from '../src/own-account'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

interface Balance {
  wallets: { wallet: string; balanceMinor: number }[]
}

/** The figure of the main wallet as the gateway knows it, in pesos. */
async function playable(page: Page): Promise<string> {
  const answer = await page.request.get('/wps/wallets/balance')
  const { value } = (await answer.json()) as { value: Balance }
  const minor = value.wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  return `₱${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
const hide = (page: Page) => page.getByRole('button', { name: 'Hide balance' }).click()

// FRAME-25
test('below a betting table is what can be played with, and nothing of it once balances are hidden', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  const table = `/m/lottery?code=${await longestSelling(page)}`
  await page.goto(table)
  const fact = page.getByText('Playable', { exact: true }).locator('xpath=..')
  // A draw may settle meanwhile: what the page and the gateway say is read again until both agree.
  await expect(async () => {
    expect(await fact.textContent()).toContain(await playable(page))
  }).toPass()
  await page.goto('/m/home')
  await hide(page)
  await page.goto(table)
  await expect(fact).toContainText('****')
  await page.goto('/m/transaction/record')
  await expect(page.getByText(/^Balance \*\*\*\*$/).first()).toBeVisible()
  await expect(page.getByText(/^Balance ₱/)).toHaveCount(0)
})

// TRIAL-3
test('free play shows practice money, and registration where members have deposit and withdraw', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/login')
  await page.getByRole('button', { name: 'Free play' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const header = page.getByRole('banner')
  await expect(header.getByText('Practice', { exact: true })).toBeVisible()
  await expect(header.getByRole('group', { name: 'Practice balance' })).toContainText('₱')
  await expect(header.getByRole('link', { name: 'Deposit' })).toHaveCount(0)
  await header.getByRole('link', { name: 'Register' }).press('Enter')
  await expect(page).toHaveURL(/\/m\/register/)
  const name = await register(page)
  await page.goto('/m/member/home')
  await expect(page.getByText(name).first()).toBeVisible()
})
