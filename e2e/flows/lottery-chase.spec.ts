import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { longSelling } from '../src/lotteries'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { heard } from '../src/toasts'
import { expect, test } from '../src/watch-page'

/** A plan for one random line at ₱1.00. */
async function planOneLine(page: Page, code: string): Promise<Locator> {
  await page.goto(`/m/lottery?code=${code}`)
  await page.getByRole('button', { name: 'Random numbers' }).click()
  await page.getByRole('button', { name: '1 random', exact: true }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Slip, 1 line' }).click()
  await page.getByRole('button', { name: 'Over several issues' }).click()
  return page.getByRole('dialog', { name: 'Over several issues' })
}

const rulesOf = (plan: Locator) => plan.getByRole('region', { name: 'Raise the stake by a rule' })

test.beforeEach(async ({ page }) => {
  await inEnglish(page)
  // These bets stay open for hours, and a bonus can't be forfeited meanwhile: no flow does that with this account.
  await signIn(page, 'up01')
})

// CHASE-1, CHASE-2
test('a slip is planned over three issues, the first is placed at once, and the rest is cancelled and paid back', async ({
  page,
}) => {
  const { code } = await longSelling(page)
  const plan = await planOneLine(page, code)
  await plan.getByRole('textbox', { name: 'How many issues' }).fill('3')
  await plan
    .getByRole('textbox', { name: /^Multiplier of/ })
    .nth(2)
    .fill('2')
  await expect(plan.getByRole('checkbox', { name: 'Stop after a win' })).toBeChecked()
  await expect(rulesOf(plan)).toHaveCount(0)
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
  await expect(question).toContainText('₱4.00 comes back to your balance at once.')
  await Promise.all([
    heard(page, /Cancelled\. ₱4\.00 is back in your balance\./),
    question.getByRole('button', { name: 'Cancel the rest' }).click(),
  ])
  await expect(sheet.getByRole('button', { name: 'Cancel the rest' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: /1 of 3 · spent ₱2\.00 · back ₱4\.00/ }).first(),
  ).toBeVisible()
})

test.describe('plans that raise the stake', () => {
  const allow = (progressivePlans: boolean) =>
    plaza('setting', 'demo', 'jurisdictionAllows', JSON.stringify({ progressivePlans }))
  test.beforeAll(() => void allow(true))
  test.afterAll(() => void allow(false))

  // CHASE-3
  test('where the jurisdiction allows it, a plan doubles the stake from issue to issue, and customer service gets its number', async ({
    page,
  }) => {
    const { code } = await longSelling(page)
    const table = async () => (await page.request.get(`/lgw/table?code=${code}`)).json() as Promise<unknown>
    await expect.poll(table).toMatchObject({ value: { allowsProgressive: true } })
    const plan = await planOneLine(page, code)
    await plan.getByRole('textbox', { name: 'How many issues' }).fill('4')
    const rules = rulesOf(plan)
    await expect(rules).toContainText('A stake that rises after losses can lose much more.')
    await rules.getByRole('button', { name: 'Set the multipliers' }).click()
    const multipliers = plan.getByRole('textbox', { name: /^Multiplier of/ })
    for (const [index, text] of ['1', '2', '4', '8'].entries())
      await expect(multipliers.nth(index)).toHaveValue(text)
    await test.step('plan by a rule', () => expectAccessible(page))
    await plan.getByRole('button', { name: 'Reserve ₱15.00' }).click()
    await page.getByRole('dialog', { name: 'Plan made' }).getByRole('button', { name: 'View plan' }).click()
    await expect(page).toHaveURL(/\/m\/chase\?plan=CH/)
    const number = new URL(page.url()).searchParams.get('plan') ?? ''
    await page.getByRole('button', { name: 'Ask customer service about this' }).click()
    await expect(page).toHaveURL(`/m/service?reference=${number}`)
    await expect(page.getByRole('main').getByText(number)).toBeVisible()
  })
})
