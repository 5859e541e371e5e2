import { inEnglish, logIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// SESSION-5
test('a member sees its sessions and signs the other device out, whose page reacts at once', async ({
  page,
  browser,
}) => {
  await inEnglish(page)
  await logIn(page, 'vip05')
  const elsewhere = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  })
  const other = await elsewhere.newPage()
  await closeAnnouncements(other)
  await inEnglish(other)
  await logIn(other, 'vip05')
  await other.goto('/m/member/home')
  await expect(other.locator('[data-remote="mf-member"]').first()).toContainText('vip05')

  await page.goto('/m/set')
  await page.getByRole('link', { name: 'Signed-in devices' }).click()
  await expect(page.getByRole('list', { name: 'This device' })).toContainText('In use now')
  const others = page.getByRole('list', { name: 'Other devices' })
  await expect(others).toContainText('Chrome · Android')
  // The account may have other sessions too; the device used last comes first.
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await others.getByRole('button', { name: 'Sign out Chrome · Android' }).first().click()
  expect((await ended).ok()).toBe(true)
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list', { name: 'This device' })).toBeVisible()
  await elsewhere.close()
})
