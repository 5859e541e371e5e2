import type { Page } from '@playwright/test'
import { captchaCode } from '../src/outbox'
import { inEnglish } from '../src/people'
import { announcement } from '../src/popups'
import { expect, test } from '../src/watch-page'

test.use({ closesAnnouncements: false })
test.beforeEach(({ page }) => inEnglish(page))

async function fillRegistration(page: Page): Promise<string> {
  const name = `newcomer${Date.now() % 100_000}`
  await page.getByLabel('Username', { exact: true }).fill(name)
  await page.getByLabel(/^Password/).fill('a walk on the pier')
  await page.getByLabel(/^Confirm password/).fill('a walk on the pier')
  await page.getByRole('checkbox', { name: /21 or over/ }).check()
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaCode(page.request))
  return name
}
const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()

test('an invitation code that is none stops the registration; without it the newcomer is greeted once', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/400.*affiliate/)
  await page.goto('/m/register?affiliateCode=bad')
  const code = page.getByLabel(/^Invitation code/)
  await expect(code).toHaveValue('bad')
  await fillRegistration(page)
  await register(page)
  await expect(page.getByRole('status').filter({ hasText: 'Invitation code error' })).toBeVisible()
  await expect(code).toBeFocused()
  await expect(page).toHaveURL(/\/m\/register/)

  await code.fill('')
  await register(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('button', { name: 'I understand' }).click()
  const greeting = announcement(page).getByRole('heading', { name: 'Good that you are here' })
  await expect(async () => {
    if (!(await greeting.isVisible()))
      await announcement(page).getByRole('button', { name: 'Next' }).click({ timeout: 2_000 })
    await expect(greeting).toBeVisible({ timeout: 500 })
  }).toPass()
  await announcement(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Help centre' }).last().click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.waitForTimeout(1_000)
  await expect(greeting).toBeHidden()
})

test('the game page without a game sends a visitor to sign in', async ({ page }) => {
  await page.goto('/m/launchGame')
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FlaunchGame$/)
})

test('a page whose remote is still on its way has its title at once, in header and document', async ({
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
