import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { inEnglish, signIn } from '../src/people'
import { sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'

const lottery = 'five60'

/** Places one line on a digit of the lottery that is drawn every minute, as its betting table does. */
async function bet(page: Page, amountMinor: number) {
  const answer = await page.request.get('/lgw/games/mobile')
  const { value } = (await answer.json()) as {
    value: { lotteries: { code: string; issue: { no: string } | null }[] }
  }
  const issue = value.lotteries.find(({ code }) => code === lottery)?.issue?.no
  const line = {
    play: 'five.star1',
    picks: [[1], [], [], [], []],
    multiplier: amountMinor / 100,
    mode: '1',
    prizeGroup: 1950,
    amountMinor,
  }
  const placed = await page.request.post('/lgw/orders', {
    headers: { origin: `http://localhost:${sitePort}`, 'idempotency-key': randomUUID() },
    data: { lottery, issue, lines: [line] },
  })
  return (await placed.json()) as { success: boolean; code?: string }
}

// BONUS-1, BONUS-2, WITHDRAW-7
test('a deposit with a bonus is staked on a lottery, and then all of it can be withdrawn', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'type41')
  await page.goto('/m/voucherCenter')
  await expect(page.getByRole('radio', { name: /^No bonus/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Reload bonus/ }).check()
  await page.locator('input[name="amount"]').fill('200')
  const turnover = page.getByText('Turnover required').locator('xpath=following-sibling::dd')
  await expect(turnover).toHaveText('₱400.00')
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByText('Reload bonus: ₱40.00 added')).toBeVisible()
  await page.getByRole('link', { name: 'See your turnover' }).click()

  await expect(page).toHaveURL(/\/m\/turnover$/)
  const bonus = page.getByRole('article', { name: 'Reload bonus' })
  await expect(bonus).toContainText('₱0.00 of ₱200.00 staked')
  await expect(page.getByText('Held by bonuses').locator('xpath=following-sibling::dd')).toHaveText('₱40.00')
  // An issue may close between the question and the bet.
  await expect(async () =>
    expect(await bet(page, 50_100)).toMatchObject({ code: 'bonus.highest.stake' }),
  ).toPass()
  await expect(async () => expect(await bet(page, 40_000)).toMatchObject({ success: true })).toPass()
  await expect(page.getByText('Nothing to stake')).toBeVisible()
  const ended = page.getByRole('list', { name: 'Ended' })
  await expect(ended.getByRole('listitem').filter({ hasText: 'Reload bonus' })).toContainText('Done')
  await expect(page.getByText('Held by bonuses')).toHaveCount(0)
})
