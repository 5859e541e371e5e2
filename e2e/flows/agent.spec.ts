import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

test('an agent finds the agent area from the member centre, with real balances', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'agent01')
  await page.goto('/m/member/home')
  await page.locator('a[href="/m/agent"]').click()
  const agent = page.locator('[data-remote="mf-agent"]').first()
  await expect(agent).toContainText('agent01')
  await expect(agent).toContainText(/\d\.\d{2}/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

for (const name of ['player01', 'type40'])
  test(`${name} has no agent area and is redirected to home`, async ({ page }) => {
    await inEnglish(page)
    await signIn(page, name)
    await page.goto('/m/agent')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

test('a visitor who opens the agent area is redirected to home', async ({ page }) => {
  await page.goto('/m/agent')
  await expect(page).toHaveURL(/\/m\/home$/)
})
