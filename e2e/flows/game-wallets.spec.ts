import type { Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { playOnce, spin } from '../src/slot'
import { expect, test } from '../src/watch-page'

/** A slot of the demo's vendor whose games are played from wallets there. */
async function slotOfWallets(page: Page): Promise<number> {
  const answer = await page.request.get('/wps/game/list?gameType=RNG&vassalage=KLW&pageSize=20')
  const { value } = (await answer.json()) as { value: { games: { nodeId: number; supportPlay: boolean }[] } }
  return value.games.find(({ supportPlay }) => supportPlay)?.nodeId ?? 0
}
const wallet = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your wallets' }).getByRole('listitem').filter({ hasText: name })

// WALLET-2
test('money goes to the wallet of a vendor, is played with there, and one tap brings everything back', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/409/)
  await inEnglish(page)
  await signIn(page, 'up01')
  const nodeId = await slotOfWallets(page)
  await page.goto(`/m/launchGame?nodeId=${String(nodeId)}`)
  await expect(page.getByText('Games by Kalawakan use their own wallet')).toBeVisible()
  await page.getByRole('button', { name: 'Move money there' }).click()
  await expect(page).toHaveURL(/\/m\/wallet\/transfer$/)
  await page.locator('input[name="amount"]').fill('200')
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByText('The money is in Kalawakan.')).toBeVisible()

  await page.goto(`/m/launchGame?nodeId=${String(nodeId)}`)
  await expect(spin(page)).toBeEnabled()
  await playOnce(page)
  await expect(page.getByLabel('Net position of this game')).toHaveText(/[1-9]|ahead|behind|even/)

  await page.goto('/m/wallet/transfer')
  await page.getByRole('button', { name: 'Bring all back' }).click()
  await expect(wallet(page, 'Kalawakan')).toContainText('₱0.00')
  await page.goto('/m/transaction/record')
  await expect(page.getByText('From a game wallet').first()).toBeVisible()
  await expect(page.getByText('To a game wallet').first()).toBeVisible()
})
