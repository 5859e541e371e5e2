import { expect, type Page } from '@playwright/test'
import { sitePort } from './site'

export const password = 'Play1234'

/** Opens a page in English. */
export async function inEnglish(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: 'en', url: `http://localhost:${sitePort}` }])
}

/** Signs in by the login screen. */
export async function logIn(page: Page, userName: string, secret = password): Promise<void> {
  await page.goto('/m/login')
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
}
