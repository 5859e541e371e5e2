import type { Page } from '@playwright/test'
import { captchaCode } from './outbox'
import { inEnglish } from './people'
import { plaza } from './plaza'
import { expect } from './watch-page'

/** Registers an account of a test's own, in English and with ₱500 to play. Returns its username. */
export async function register(page: Page): Promise<string> {
  await inEnglish(page)
  const name = `own${String(Date.now() % 1_000_000_000)}`
  await page.goto('/m/register')
  await page.getByLabel('Username', { exact: true }).fill(name)
  await page.getByLabel(/^Password/).fill('a walk on the pier')
  await page.getByLabel(/^Confirm password/).fill('a walk on the pier')
  await page.getByRole('checkbox', { name: /21 or over/ }).check()
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaCode(page))
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const by of ['ana', 'ben'])
    plaza('adjust', 'demo', name, '500', '--by', by, '--why', 'money to play with', '--turnover', '0')
  return name
}
