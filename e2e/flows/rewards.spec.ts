import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// REWARD-1
test('a member claims one reward and all others, forfeits a running one, and finds them in the history', async ({
  page,
}) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'vip05')
  await page.goto('/m/rewardCenter')
  const wait = page.getByRole('article', { name: 'For the wait on Tuesday' })
  await expect(wait).toContainText('No wagering')
  await wait.getByRole('button', { name: 'Claim' }).click()
  await expect(wait).toHaveCount(0)
  await page.getByRole('button', { name: 'Claim all' }).click()
  await expect(page.getByText(/rewards claimed: ₱/)).toBeVisible()
  await expect(page.getByText('Nothing to claim')).toBeVisible()

  await page.getByRole('tab', { name: /In progress/ }).click()
  const running = page.getByRole('article', { name: 'The catch of the week' })
  await expect(running.getByRole('progressbar')).toBeVisible()
  await running.getByRole('button', { name: 'Forfeit' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('₱60.00 leaves your wallet')
  await dialog.getByRole('button', { name: 'Forfeit' }).click()
  await expect(running).toHaveCount(0)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText(/The catch of the week.*Forfeited/)
})

// PROMO-2
test('a member reads the terms of a promotion, joins it, and the list says so', async ({ page }) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'plain02')
  await page.goto('/m/activity')
  await page.getByRole('tab', { name: 'Play' }).click()
  await page.getByRole('button', { name: /Calm waters/ }).click()
  await expect(page.getByText('Highest win')).toBeVisible()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('₱0.00 of ₱1,000.00 bet')).toBeVisible()
  await page.goto('/m/activity?tab=play')
  await expect(page.getByRole('button', { name: /Calm waters/ })).toContainText('Joined')
})
