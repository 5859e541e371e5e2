import type { Page } from '@playwright/test'
import { captchaCode } from '../src/outbox'
import { inEnglish } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

const set = (level: string) => plaza('setting', 'demo', 'kyc.depositsFrom', level)
test.afterAll(() => void set('unverified'))

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** A person who has just registered; returns its name. */
async function register(page: Page): Promise<string> {
  await page.goto('/m/register')
  const name = `shown${Date.now() % 1_000_000}`
  await field(page, 'Username').fill(name)
  await page.getByLabel(/^Password/).fill('a walk on the pier')
  await page.getByLabel(/^Confirm password/).fill('a walk on the pier')
  await page.getByRole('checkbox', { name: /21 or over/ }).check()
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaCode(page))
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  return name
}

/** Fills in the form for basic verification, and sends it. */
async function submit(page: Page): Promise<void> {
  await page.getByLabel(/^Real name/).fill('Maria Santos')
  await page.getByLabel(/^Date of birth/).fill('1990-05-04')
  await page.getByRole('button', { name: 'Passport' }).click()
  await page.getByLabel(/^Document number/).fill('P1234567A')
  const file = { name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Send for checking' }).click()
  await expect(page.getByText('We are checking your documents')).toBeVisible()
}

/** The number under which a member's documents wait. */
const caseOf = (name: string): string =>
  plaza('review', 'list')
    .split('\n')
    .find((line) => line.includes(`demo/${name} `))
    ?.slice(0, 15) ?? ''

// KYC-1, KYC-2
test('a member sends documents, reads why they were rejected, sends them again, and may deposit once they are verified', async ({
  page,
}) => {
  await inEnglish(page)
  set('basic')
  const name = await register(page)
  await page.goto('/m/voucherCenter')
  await page.getByRole('link', { name: 'Verify now' }).click()
  await expect(page).toHaveURL(/\/m\/kyc$/)
  await submit(page)

  const first = caseOf(name)
  const shown = plaza('review', 'show', first)
  expect(shown).toContain('number     P1234567A')
  expect(shown).toMatch(/picture {4}plaza picture [0-9a-f]{32} <file>/)
  plaza('review', 'reject', first, '--reason', 'unreadable', '--by', 'ana', '--why', 'too dark')
  // The page loads it again when the mail about it arrives.
  await expect(page.getByText('A picture could not be read.')).toBeVisible()
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible()

  await submit(page)
  const again = caseOf(name)
  expect(again).not.toBe(first)
  plaza('review', 'approve', again, '--by', 'ana', '--why', 'it is her')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Full verification/ })).toBeVisible()
  await page.goto('/m/voucherCenter')
  await expect(page.getByRole('link', { name: 'Verify now' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Would you like a deposit limit?' })).toBeVisible()
  await page.goto('/m/securityCenter')
  await expect(page.getByRole('link', { name: /^Verification Basic verification Verified/ })).toBeVisible()
})
