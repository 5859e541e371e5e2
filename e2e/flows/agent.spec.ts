import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
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

test('an agent reads an announcement, and the number of unread ones falls on the agent’s home', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'agent02')
  await page.goto('/m/agent')
  const footer = page.getByRole('navigation', { name: 'Agent menu' })
  await expect(footer.getByText('Unread announcements: 8')).toBeAttached()
  await footer.getByRole('link', { name: /Announcements/ }).click()
  await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/)
  const notice = page.locator('details').first()
  await expect(notice.getByText('New', { exact: true })).toBeVisible()
  await notice.locator('summary').click()
  await expect(notice.getByText('New', { exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(footer.getByText('Unread announcements: 7')).toBeAttached()
})

test('a downline who signs in is counted on the agent’s page', async ({ page, browser }) => {
  await inEnglish(page)
  await signIn(page, 'agent01')
  await page.goto('/m/agent')
  const online = page.getByText('Online now', { exact: true }).locator('xpath=following-sibling::dd')
  await expect(online).toHaveText(/^\d+$/)
  const other = await browser.newContext()
  try {
    await signIn(await other.newPage(), 'agent02')
    await page.reload()
    await expect(online).toHaveText(/^[1-9]\d*$/)
  } finally {
    await other.close()
  }
})

test('the agent’s home has the tiles of the merchant’s whitelist alone, and online service always', async ({
  page,
}) => {
  const tools = page.getByRole('region', { name: 'Tools' }).getByRole('link')
  const hrefs = () => tools.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await inEnglish(page)
  await signIn(page, 'agent01')
  try {
    await page.goto('/m/agent')
    await expect
      .poll(hrefs)
      .toEqual([
        '/m/agent/team/overview',
        '/m/agent/team/transactions',
        '/m/member/team',
        '/m/redRain',
        '/m/agent/team/pnl',
        '/m/teamBetting',
        '/m/member/agent/agentRebeat',
        '/m/member/teamRebate',
        '/m/member/agent/getSalaryContract',
        '/m/member/agent/getHourContract',
        '/m/member/agent/getDevidendContract',
        '/m/securityCenter',
        '/m/webEmail',
        '/m/service',
      ])
    plaza('setting', 'demo', 'agentMenu', '["mail"]')
    await expect
      .poll(async () => {
        await page.reload()
        await expect(tools.last()).toBeVisible()
        return hrefs()
      })
      .toEqual(['/m/webEmail', '/m/service'])
    await tools.first().click()
    await expect(page).toHaveURL(/\/m\/webEmail$/)
  } finally {
    plaza(
      'setting',
      'demo',
      'agentMenu',
      '["overview","transactions","team","redRain","profitAndLoss","betting","rebateSettings","rebateIncome","salaryContracts","hourlyContracts","dividendContracts","security","mail"]',
    )
  }
})

test('an agent without a team sees a home of zeros, with everything else on it', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'agent03')
  await page.goto('/m/agent')
  for (const label of ['Logged in', 'Betting players', 'Registered', 'Online now', 'Members'])
    await expect(page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(
      '0',
    )
  await expect(page.getByRole('link', { name: 'Online service' })).toBeVisible()
})
