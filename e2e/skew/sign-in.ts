import type { Page } from '@playwright/test'
import { password } from '../src/people'

/** The demo's account with the most contributions: a member with an agency. */
const account = 'agent01'

/** Signs in by the login screen of the shell on trial. @throws when it does not let in */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/m/login')
  await page.getByLabel('Username').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/m\/home$/)
}
