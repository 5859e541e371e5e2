import { inEnglish } from '../src/people'
import { expect, test } from '../src/watch-page'

test.beforeEach(({ page }) => inEnglish(page))

test('the game page without a game redirects a visitor to sign-in', async ({ page }) => {
  await page.goto('/m/launchGame')
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FlaunchGame$/)
})

// ROUTE-11
test('a page whose remote is still loading shows its title at once, in header and document', async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/mf-member\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/help')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity centre')
  await expect(page).toHaveTitle(/^Activity centre · /)
  await expect(page.locator('main [data-remote="mf-member"]')).toHaveCount(0)
  letGo()
  await expect(page.locator('main [data-remote="mf-member"]')).toHaveCount(1)
})
