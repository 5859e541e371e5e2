import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// CHECKIN-1 MISSION-1
test('a member goes from the missions to the check-in, continues its streak, and sees the leaderboard', async ({
  page,
}) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'vip05')
  await page.goto('/m/leaderBoard')
  await expect(page.getByRole('article', { name: 'Play of the day' })).toBeVisible()
  await page.getByRole('link', { name: /Check-in/ }).click()
  await expect(page.getByRole('heading', { name: '9 days in a row' })).toBeVisible()
  await page.getByRole('button', { name: 'Check in for ₱2.00' }).click()
  await expect(page.getByText('You have checked in today')).toBeVisible()
  await expect(page.getByRole('heading', { name: '10 days in a row' })).toBeVisible()
  await page.goto('/m/leaderBoard?tab=ranking&period=yesterday')
  await expect(page.getByRole('list', { name: 'The first three' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible()
})
