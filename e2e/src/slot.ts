import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The game on the page that is open. */
export const game = (page: Page): FrameLocator => page.frameLocator('main iframe')

/** The button of a slot that bets. */
export const spin = (page: Page): Locator => game(page).getByRole('button', { name: 'Spin', exact: true })

/**
 * Bets once on the slot that is open, and waits until the game says what came of it. One round in a hundred wins free spins:
 * they are played.
 */
export async function playOnce(page: Page): Promise<void> {
  const result = game(page)
    .getByRole('status')
    .filter({ hasText: /Won|Returned|No win/ })
  const start = game(page).getByRole('button', { name: 'Start free spins' })
  await spin(page).click()
  await expect.poll(async () => (await result.count()) + (await start.count())).toBeGreaterThan(0)
  const isFree = (await start.count()) > 0
  if (isFree) await start.click()
  await expect(result).toHaveCount(1)
  if (isFree) await game(page).getByRole('button', { name: 'Continue' }).click()
}
