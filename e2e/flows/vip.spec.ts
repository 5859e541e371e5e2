import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { heard } from '../src/toasts'
import { expect, test } from '../src/watch-page'

// VIP-1 REBATE-1 REBATE-2
test('a member sees the level on its benefits, claims the rebate by a double tap that pays once, and finds it in the report', async ({
  page,
}) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'up01')
  await page.goto('/m/member/home')
  await page.getByRole('link', { name: 'VIP benefits' }).click()
  const own = page.getByRole('region', { name: 'Your level' })
  await expect(own.getByRole('heading', { name: /^VIP \d+$/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'All levels' }).getByRole('columnheader')).toHaveCount(12)
  await page.goto('/m/member/manualRebate')
  const claim = page.getByRole('button', { name: /^Claim ₱/ })
  const amount = ((await claim.textContent()) ?? '').replace('Claim ', '')
  const paid = new RegExp(`${amount.replaceAll('.', '\\.')} is in your wallet\\.`)
  await Promise.all([heard(page, paid), claim.dblclick()])
  await expect(page.getByText(/Nothing to claim yet/)).toBeVisible()
  await page.getByRole('tab', { name: 'Claimed' }).click()
  await expect(page.getByText('Credited', { exact: true })).toHaveCount(1)
  await page.goto('/m/member/rebateReport')
  await expect(page.getByText('Already paid')).toBeVisible()
})
