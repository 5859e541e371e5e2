import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

// FEEDBACK-1
test('a member writes feedback, customer service replies, and the thread goes on', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/feedback?reference=PZ7777')
  await page.getByRole('button', { name: 'Withdrawal' }).click()
  await page.getByLabel('Your feedback').fill('Where is my withdrawal?')
  await page.reload()
  await expect(page.getByLabel('Your feedback')).toHaveValue('Where is my withdrawal?')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await page.getByRole('button', { name: /Where is my withdrawal\?.*Submitted/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/FB[0-9A-Z]{13}/)
  const number = /FB[0-9A-Z]{13}/.exec((await sheet.textContent()) ?? '')?.[0] ?? ''
  plaza('review', 'reply', number, '--text', 'It was paid at noon.', '--by', 'ana', '--why', 'asked')
  await page.reload()
  await expect(sheet.getByRole('list', { name: 'What was written' })).toContainText('It was paid at noon.')
  await sheet.getByLabel('Your answer').fill('I see it now')
  await sheet.getByRole('button', { name: 'Send answer' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await sheet.getByRole('button', { name: /^Close: / }).click()
  await expect(sheet.getByLabel('Your answer')).toHaveCount(0)
})
