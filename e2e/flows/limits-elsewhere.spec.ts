import type { Page } from '@playwright/test'
import { register } from '../src/own-account'
import { playOnce, spin } from '../src/slot'
import { heard } from '../src/toasts'
import { expect, test } from '../src/watch-page'

const bets = (page: Page) =>
  page.getByRole('region', { name: 'Bets', exact: true }).getByRole('group', { name: 'A day', exact: true })

/** Opens a game of the list; before the first bet its information is read. */
async function openGame(page: Page, nth: number): Promise<void> {
  await page.goto('/m/gameList?gameType=RNG')
  const tile = page.locator('[data-remote="mf-games"] article').nth(nth)
  await tile.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/launchGame\?/)
  const read = page.getByRole('button', { name: 'I have read this' })
  await expect(read.or(page.locator('main iframe'))).toBeVisible()
  if (await read.isVisible()) await read.click()
  await expect(spin(page)).toBeEnabled()
}

/** Limits what can be bet in a day, on the page of limits. */
async function limitBets(page: Page, amount: string): Promise<void> {
  await bets(page).getByRole('button').first().click()
  await bets(page).getByLabel('New limit').fill(amount)
  await Promise.all([
    heard(page, /Your limit applies now\./),
    bets(page).getByRole('button', { name: 'Save' }).click(),
  ])
}

/** The game of a page is gone, for this reason. */
async function hasEnded(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  await expect(page.locator('main iframe')).toHaveCount(0)
}

// RG-3
test('a limit that is lowered in another tab ends the open game with its reason', async ({
  page,
  context,
  watch,
}) => {
  // A first launch is refused until its information is read.
  watch.expectProblems(/403 \(Forbidden\)/)
  await register(page)
  await openGame(page, 0)
  await playOnce(page)
  const other = await context.newPage()
  await other.goto('/m/limits')
  await limitBets(other, '400')
  await expect(spin(page)).toBeEnabled()
  await expect(bets(other)).toContainText('of ₱400.00 used')
  await limitBets(other, '0.01')
  await hasEnded(page, "You've reached the bet limit you set.")
  await expect(page.getByRole('button', { name: 'My limits' })).toBeVisible()
})

// RG-3
test('a limit that is reached by a game in another tab ends the game of this one', async ({
  page,
  context,
  watch,
}) => {
  // A first launch is refused until its information is read.
  watch.expectProblems(/403 \(Forbidden\)/)
  await register(page)
  await openGame(page, 0)
  await playOnce(page)
  const other = await context.newPage()
  await other.goto('/m/limits')
  await expect(bets(other)).toContainText(/\d\.\d\d so far/)
  const used = /(\d+\.\d\d) so far/.exec((await bets(other).textContent()) ?? '')?.[1] ?? ''
  // As much again as one round has cost.
  await limitBets(other, (2 * Number(used)).toFixed(2))
  await openGame(other, 0)
  await expect(spin(page)).toBeEnabled()
  await spin(other).click()
  await hasEnded(page, "You've reached the bet limit you set.")
})

// RG-8
test('a self-exclusion in another tab ends the open game with its reason', async ({
  page,
  context,
  watch,
}) => {
  // A first launch is refused until its information is read; what a page asks when its session has ended is refused too.
  watch.expectProblems(/40[13] \((?:Forbidden|Unauthorized)\)/)
  await register(page)
  await openGame(page, 0)
  const other = await context.newPage()
  await other.goto('/m/responsible')
  await other.getByRole('button', { name: /^Self-exclusion/ }).click()
  await other.getByRole('button', { name: '1 year' }).click()
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByRole('button', { name: 'Exclude me' }).click()
  await hasEnded(page, 'You are taking a break from play')
})
