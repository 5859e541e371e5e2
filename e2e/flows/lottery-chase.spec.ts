import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

interface Selling {
  code: string
  issue: { no: string; closeAt: number } | null
}

/** The five-digit lottery whose issue sells for the longest time, so that a plan is not overtaken by its close. */
async function longestSelling(page: Page): Promise<string> {
  const answer = await page.request.get('/lgw/games/mobile')
  const { value } = (await answer.json()) as { value: { lotteries: Selling[] } }
  const five = value.lotteries.filter(({ code, issue }) => /^five/.test(code) && issue)
  const [longest] = five.sort((a, b) => (b.issue?.closeAt ?? 0) - (a.issue?.closeAt ?? 0))
  if (!longest) throw new Error('no five-digit lottery sells')
  return longest.code
}

// CHASE-1, CHASE-2
test('a slip is planned over three issues, the first is placed at once, and the rest is cancelled and paid back', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  const code = await longestSelling(page)
  await page.goto(`/m/lottery?code=${code}`)
  await page.getByRole('button', { name: 'Random numbers' }).click()
  await page.getByRole('button', { name: '1 random', exact: true }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Slip, 1 line' }).click()
  await page.getByRole('button', { name: 'Over several issues' }).click()

  const plan = page.getByRole('dialog', { name: 'Over several issues' })
  await plan.getByRole('textbox', { name: 'How many issues' }).fill('3')
  await plan
    .getByRole('textbox', { name: /^Multiplier of/ })
    .nth(2)
    .fill('4')
  await expect(plan.getByRole('checkbox', { name: 'Stop after a win' })).toBeChecked()
  await test.step('plan', () => expectAccessible(page))
  await plan.getByRole('button', { name: 'Reserve ₱6.00' }).click()
  const receipt = page.getByRole('dialog', { name: 'Plan made' })
  await expect(receipt.getByText('Free balance after')).toBeVisible()
  await receipt.getByRole('button', { name: 'View plan' }).click()

  await expect(page).toHaveURL(/\/m\/chase\?plan=CH/)
  const sheet = page.getByRole('dialog').filter({ hasText: 'Plan number' })
  await expect(sheet.getByText('Placed', { exact: true })).toHaveCount(1)
  await expect(sheet.getByText('Waiting', { exact: true })).toHaveCount(2)
  await test.step('sheet of a plan', () => expectAccessible(page))
  await sheet.getByRole('button', { name: 'Cancel the rest' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('₱5.00 comes back to your balance at once.')
  await question.getByRole('button', { name: 'Cancel the rest' }).click()
  await expect(page.getByText('Cancelled. ₱5.00 is back in your balance.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Cancel the rest' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: /1 of 3 · spent ₱1\.00 · back ₱5\.00/ }).first(),
  ).toBeVisible()
})
