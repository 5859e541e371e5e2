import { newestMessage } from '../src/outbox'
import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// SECURITY-1
test('a member without a contact adds an e-mail by code where a withdrawal asks for it', async ({ page }) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'type41')
  await page.goto('/m/withdraw')
  await page.getByRole('button', { name: /Mobile number or e-mail/ }).click()
  await page.getByRole('button', { name: /^E-mail/ }).click()
  const email = `type41-${String(Date.now())}@perla.example`
  await page.getByLabel('New e-mail').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(await newestMessage(page.request, email))?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: /^E-mail t•••@perla.example/ })).toContainText('Set')
  await expect(page).toHaveURL(/securityCenter$/)
  await page.getByRole('link', { name: /Login history/ }).click()
  await expect(page.getByText('Logged in', { exact: true }).first()).toBeVisible()
})
