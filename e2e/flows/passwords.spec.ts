import { newestMessage, smsCode } from '../src/outbox'
import { inEnglish, logIn } from '../src/people'
import { heard } from '../src/toasts'
import { expect, test } from '../src/watch-page'

// FORGOT-2
test('a forgotten password is set by the link of an e-mail, which works once', async ({ page, watch }) => {
  watch.expectProblems(/400/)
  await inEnglish(page)
  await page.goto('/m/forget')
  await page.getByRole('tab', { name: 'By e-mail' }).click()
  await page.getByLabel(/^Username/).fill(' agent02 ')
  await page.getByLabel(/^E-mail/).fill('agent02@perla')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('The e-mail address is incorrect.')).toBeVisible()
  await page.getByLabel(/^E-mail/).fill('agent02@perla.example')
  await Promise.all([
    heard(page, /The e-mail has been sent out/),
    page.getByRole('button', { name: 'Send link' }).click(),
  ])
  const link = /\/m\/forget\?code=[\w-]+/.exec(
    await newestMessage(page.request, 'agent02@perla.example'),
  )?.[0]
  await page.goto(link ?? '/no-link')
  await page.getByLabel(/^New password/).fill('a quiet evening tide')
  await page.getByLabel(/^Confirm password/).fill('a quiet evening tide')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await logIn(page, 'agent02', 'a quiet evening tide')

  await page.goto(link ?? '/no-link')
  await page.getByLabel(/^New password/).fill('another evening tide')
  await page.getByLabel(/^Confirm password/).fill('another evening tide')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This link no longer works')).toBeVisible()
})

// FORGOT-3
test('a forgotten password is set by phone, and signs in', async ({ page, watch }) => {
  watch.expectProblems(/400/)
  await inEnglish(page)
  await page.goto('/m/forget')
  const code = page.getByLabel(/^SMS code/)
  await expect(code).toBeDisabled()
  await page.getByLabel(/^Mobile number/).fill('9171230002')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(code).toBeEnabled()
  await expect(page.getByText(/^\d+s$/)).toBeVisible()
  await code.fill('000000')
  await page.getByLabel(/^New password/).fill('boats come home late')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('The verification code is wrong.')).toBeVisible()
  await expect(code).toHaveValue('')
  await code.fill(await smsCode(page.request, '9171230002'))
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
})
