import type { Page } from '@playwright/test'
import { cancelDeposit, deposit } from '../src/deposits'
import { secondsShown, setAhead, withClock } from '../src/jumping-clock'
import { longSelling } from '../src/lotteries'
import { register } from '../src/own-account'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

const hourMs = 3_600_000

/** Counts how often the page asks for the server's time. */
function countChecks(page: Page): () => number {
  let checks = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/system/status') checks += 1
  })
  return () => checks
}

/** While the device's clock jumps an hour ahead, back and an hour behind, a countdown goes on by what passes. */
async function expectSteady(page: Page, name: string | RegExp, checks: () => number): Promise<void> {
  const timer = page.getByRole('timer', { name }).first()
  await expect(timer).toBeVisible()
  for (const aheadMs of [hourMs, 0, -hourMs]) {
    const before = checks()
    const left = await secondsShown(timer)
    const from = performance.now()
    await setAhead(page, aheadMs)
    await expect.poll(checks).toBeGreaterThan(before)
    await page.waitForTimeout(2_500)
    const passed = (performance.now() - from) / 1000
    // A busy machine answers late, and the page learns the time from answers; a jump is an hour.
    expect(Math.abs(left - passed - (await secondsShown(timer)))).toBeLessThan(20)
  }
}

// TIME-1, DEPOSIT-3
test('while the device’s clock jumps by an hour, a deposit keeps its time to pay', async ({ page }) => {
  await withClock(page)
  await inEnglish(page)
  await signIn(page, 'plain02')
  const checks = countChecks(page)
  await deposit(page, 'Demo Bank', '250.77')
  await expectSteady(page, 'Time left to pay', checks)
  await expect(page.getByRole('heading', { name: 'The time to pay has run out' })).toHaveCount(0)
  await setAhead(page, 0)
  await cancelDeposit(page)
})

// TIME-1, TABLE-2
test('while the device’s clock jumps by an hour, an issue is for sale as before, and a bet is placed', async ({
  page,
  watch,
}) => {
  // The first bet is refused until its information is read.
  watch.expectProblems(/403 \(Forbidden\)/)
  await withClock(page)
  await register(page)
  const checks = countChecks(page)
  const { code } = await longSelling(page)
  await page.goto(`/m/lottery?code=${code}`)
  await expectSteady(page, 'Closes in', checks)
  await page.getByRole('tab', { name: 'First two' }).click()
  for (const [row, number] of [
    ['1st digit', '4'],
    ['2nd digit', '6'],
  ] as const)
    await page.getByRole('group', { name: row }).getByRole('button', { name: number, exact: true }).click()
  await page.getByRole('button', { name: 'Bet', exact: true }).click()
  await page.getByRole('button', { name: /^Place ₱/ }).click()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('button', { name: /^Place ₱/ }).click()
  await expect(page.getByRole('dialog', { name: 'Bet placed' })).toContainText('Playable after')
})
