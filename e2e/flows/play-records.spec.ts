import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// RECORDS-3, RECORDS-4
test('a member reads what was played and what came of it', async ({ page }) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'player01')
  await page.goto('/m/member/home')
  await page.getByRole('link', { name: 'Game record' }).click()
  const totals = page.getByRole('region', { name: 'Totals' })
  await page.getByRole('button', { name: 'Days: 7 days' }).click()
  await page.getByRole('button', { name: '30 days', exact: true }).click()
  await expect(totals).toContainText('Valid bets')
  await page.getByRole('button', { name: /^Kind of game:/ }).click()
  await page.getByRole('button', { name: 'Slots', exact: true }).click()
  await expect(page).toHaveURL(/category=RNG/)
  await page.getByRole('list').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Round number')
  await page.keyboard.press('Escape')

  await page.goto('/m/profitandloss')
  await page.getByRole('button', { name: '30 days' }).click()
  const result = page.getByRole('region', { name: 'Net result of play' })
  await expect(result).toContainText('₱')
  await expect(page.getByText('Net result by day')).toBeVisible()
  await page.getByRole('radio', { name: '12 months' }).click()
  await expect(page.getByText('Net result by month')).toBeVisible()
})
