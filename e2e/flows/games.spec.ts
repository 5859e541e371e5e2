import type { Locator, Page } from '@playwright/test'
import { changeSite } from '../src/dev'
import { inEnglish, password, signIn } from '../src/people'
import { game, playOnce, spin } from '../src/slot'
import { expect, test } from '../src/watch-page'

const tiles = (page: Page): Locator => page.locator('[data-remote="mf-games"] article')
const totalBalance = (page: Page): Locator => page.getByRole('banner').getByLabel('Total balance')

/** Opens the first playable game of a list at an address. */
async function openFirst(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await tiles(page).first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/launchGame\?/)
}

// LAUNCH-5
test('a member finds a slot by a mistyped name, plays it with real money, and comes back to the list', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/gameList?gameType=RNG')
  const search = page.getByRole('combobox', { name: 'Search games' })
  await search.fill('lantrn')
  await expect(page.getByRole('option').first()).toContainText(/lantern/i)
  await search.press('Enter')
  await expect(tiles(page).first()).toContainText(/lantern/i)
  const list = page.url()
  await tiles(page).first().getByRole('button').first().click()
  await expect(spin(page)).toBeEnabled()
  await playOnce(page)
  await expect(page.getByLabel('Net position of this game')).not.toHaveText(/^\s*$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(list)
  await expect(tiles(page).first()).toContainText(/lantern/i)
})

// REMOTE-9, WALLET-2
test('a game that is left by opening another address ends on the page that follows, whichever remote owns it', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  await openFirst(page, '/m/gameList?gameType=RNG')
  await expect(spin(page)).toBeEnabled()
  const left = page.waitForResponse(/\/play\/[^/]+\/leave$/)
  await page.goto('/m/cards')
  expect((await left).status()).toBe(200)
})

// LAUNCH-1
test('a visitor who taps a game signs in and lands in the game', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/gameList?gameType=RNG')
  await tiles(page).first().getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in to play' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.getByLabel('Username').fill('vip05')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/launchGame\?/)
  await expect(spin(page)).toBeVisible()
})

// TRIAL-1, SESSION-4
test('a visitor tries a game from its sheet with practice money', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/gameList?gameType=RNG')
  await tiles(page).first().getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo play' }).click()
  await page.getByRole('button', { name: 'Start free play' }).click()
  await expect(page).toHaveURL(/\/m\/launchGame\?.*mode=demo/)
  await expect(spin(page)).toBeVisible()
})

// FAV-1
test('a visitor’s favourite is kept over the sign-in, and another tab shows it', async ({
  page,
  context,
}) => {
  await inEnglish(page)
  await page.goto('/m/gameList?gameType=FISH')
  const heart = (tab: Page) =>
    tiles(tab)
      .nth(2)
      .getByRole('button', { name: /favourites$/ })
  await heart(page).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.getByLabel('Username').fill('plain01')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/gameType=FISH/)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const second = await context.newPage()
  await second.goto('/m/gameList?gameType=FISH')
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
  await heart(second).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

// FAIR-1
test('a mines round survives a reload, is cashed out, and can be verified', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  await openFirst(page, '/m/gameList?gameType=FISH')
  await game(page)
    .getByRole('button', { name: /^Start for/ })
    .click()
  const cashOut = game(page).getByRole('button', { name: /^Cash out/ })
  // Few mines among 25 fields; if the first field is one, another round begins.
  await expect(async () => {
    const start = game(page).getByRole('button', { name: /^Start for/ })
    if (await start.isVisible()) await start.click()
    await game(page)
      .getByRole('button', { name: /closed/ })
      .first()
      .click({ timeout: 3_000 })
    await expect(cashOut).toBeEnabled({ timeout: 3_000 })
  }).toPass()
  await page.reload()
  await expect(cashOut).toBeEnabled()
  await cashOut.click()
  await expect(game(page).getByRole('button', { name: /^Start for/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/gameList/)
  await page.goto('/m/fairness')
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await expect(page.getByText('Revealed by the last rotation')).toBeVisible()
  await page.getByRole('region', { name: 'Your rounds' }).getByRole('button').first().click()
  await expect(page.getByText('It matches')).toBeVisible()
})

// LAUNCH-4
test('each refusal of a game says why and offers a next step', async ({ page, request, watch }) => {
  watch.expectProblems(/status of (403|409|503|404)/)
  await inEnglish(page)
  await signIn(page, 'up01')
  await changeSite(request, 'limit', { merchant: 'demo', account: 'up01', limit: 'wager', amount: 0 })
  await openFirst(page, '/m/gameList?gameType=RNG')
  await expect(page.getByText('You have reached your limit', { exact: true })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Back', exact: true })
    .or(page.getByRole('main').getByRole('link', { name: 'Back', exact: true }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/gameList/)
  await changeSite(request, 'limit', { merchant: 'demo', account: 'up01', limit: 'wager', amount: null })
  const { value } = (await (await request.get('/wps/game/list?gameType=RNG&vassalage=TLA')).json()) as {
    value: { games: { nodeId: number }[] }
  }
  const address = `/m/launchGame?nodeId=${String(value.games[0]?.nodeId)}`
  await changeSite(request, 'vendor', { merchant: 'demo', vendor: 'TLA', maintenance: true })
  await page.goto(address)
  await expect(page.getByText('This provider is under maintenance')).toBeVisible()
  await changeSite(request, 'vendor', { merchant: 'demo', vendor: 'TLA', maintenance: false })
  await page.goto('/m/launchGame?nodeId=1')
  await expect(page.getByText("We couldn't find this game")).toBeVisible()
})

// LAUNCH-8
test('practice play moves no money', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/home')
  // The balance is masked while it loads, and loading may start again at any time.
  let before = ''
  await expect(async () => {
    before = (await totalBalance(page).textContent()) ?? ''
    expect(before).toMatch(/₱\d/)
  }).toPass()
  await page.goto('/m/gameList?gameType=INHOUSE')
  const sheet = page.getByRole('dialog')
  // The code that handles a long press and a right click loads after the page.
  await expect(async () => {
    // A sheet that opened late lies over the tile.
    if (!(await sheet.isVisible()))
      await tiles(page).first().getByRole('button').first().click({ button: 'right', timeout: 3_000 })
    await expect(sheet).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await sheet.getByText('Demo play', { exact: true }).click()
  await expect(game(page).getByText('Practice play · no real money')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/gameList/)
  await page.goto('/m/home')
  await expect(totalBalance(page)).toHaveText(before)
})
