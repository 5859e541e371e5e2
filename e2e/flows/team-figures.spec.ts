import type { Page } from '@playwright/test'
import { expectAccessibleInBothModes } from '../src/accessibility'
import { longSelling, placeUntil } from '../src/lotteries'
import { captchaCode } from '../src/outbox'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

/** Registers somebody below agent01 by its code; returns the name. */
async function registerBelow(page: Page): Promise<string> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await page.goto('/m/register?affiliateCode=AGENT01')
  const name = `below${Date.now() % 1_000_000}`
  await field('Username').fill(name)
  await page.getByLabel(/^Password/).fill('a walk on the pier')
  await page.getByLabel(/^Confirm password/).fill('a walk on the pier')
  await page.getByRole('checkbox', { name: /21 or over/ }).check()
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaCode(page))
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  return name
}

async function bet(page: Page): Promise<void> {
  // Its issues are settled within a minute.
  const { code } = await longSelling(page, { among: /^five60$/, enoughMs: 25_000 })
  await page.goto(`/m/lottery?code=${code}`)
  await page.getByRole('tab', { name: 'First two' }).click()
  const number = (row: string, name: string) =>
    page.getByRole('group', { name: row, exact: true }).getByRole('button', { name, exact: true })
  await number('1st digit', '4').click()
  await number('2nd digit', '6').click()
  await page.getByRole('button', { name: 'Bet', exact: true }).click()
  await page.getByRole('button', { name: /^Place/ }).click()
  // Before the first bet its information is read.
  await page.getByRole('button', { name: 'I have read this' }).click()
  await placeUntil(page, page.getByRole('dialog', { name: 'Bet placed' }))
}

const figure = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
const numberIn = async (page: Page, name: string): Promise<number> =>
  Number(
    /\d[\d,]*/
      .exec(((await figure(page, name).textContent()) ?? '').slice(name.length))?.[0]
      ?.replaceAll(',', ''),
  )

// TEAM-6, TEAM-7, TEAM-8, TEAM-9
test('an agent’s open figures rise while somebody registers and bets below it, and lead down to that member', async ({
  page,
  browser,
}) => {
  await inEnglish(page)
  await signIn(page, 'agent01')
  await page.goto('/m/agent/team/overview')
  const registered = await (async () => {
    await expect(figure(page, 'Registered')).toBeVisible()
    return numberIn(page, 'Registered')
  })()
  const bettors = await numberIn(page, 'Active bettors')
  const other = await browser.newContext()
  try {
    const member = await other.newPage()
    await inEnglish(member)
    const name = await registerBelow(member)
    // Nothing is pressed on the agent's page.
    await expect.poll(() => numberIn(page, 'Registered')).toBeGreaterThan(registered)
    for (const by of ['ana', 'ben'])
      plaza('adjust', 'demo', name, '100', '--by', by, '--why', 'a flow', '--turnover', '0')
    await bet(member)
    await expect.poll(() => numberIn(page, 'Active bettors'), { timeout: 150_000 }).toBeGreaterThan(bettors)
    await page.goto(`/m/agent/team/pnl?search=${name}`)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/m/agent/team/transactions\\?.*search=${name}`))
    await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible()
  } finally {
    await other.close()
  }
})

// LOOK-2
test('axe finds nothing on the pages of a team in either theme', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'agent01')
  for (const path of ['overview', 'pnl', 'transactions']) {
    await page.goto(`/m/agent/team/${path}`)
    await expect(
      page
        .locator('main')
        .getByText(/^As of|Sums by type|No transactions/)
        .first(),
    ).toBeVisible()
    await expectAccessibleInBothModes(page)
  }
})

// TEAM-6 TEAM-8
test('amounts of the overview come to the sums of the entries that they lead to', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'agent01')
  for (const [name, sign] of [
    ['Deposits', 'Money in'],
    ['Withdrawals', 'Money out'],
  ] as const) {
    const [from, to] = [6, 0].map((ago) =>
      new Date(Date.now() + (8 - 24 * ago) * 3_600_000).toISOString().slice(0, 10),
    )
    await page.goto(`/m/agent/team/overview?from=${from}&to=${to}`)
    await expect(figure(page, name).getByRole('link')).toBeVisible()
    await expect(figure(page, name)).toContainText(/₱[\d,]+\.\d\d/)
    const amount = /₱[\d,]+\.\d\d/.exec((await figure(page, name).textContent()) ?? '')?.[0] ?? 'no amount'
    await figure(page, name).getByRole('link').click()
    await expect(page).toHaveURL(/\/m\/agent\/team\/transactions\?.*figure=/)
    await expect(page.locator('main').getByText(sign, { exact: true }).locator('..')).toContainText(amount)
  }
})
