import type { Page } from '@playwright/test'
import { memberEntries } from '@plaza/contract/testing'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

type Route = keyof typeof memberEntries
const routes = Object.keys(memberEntries) as Route[]

const turn = (kind: 'flag' | 'promo', name: string, to: 'on' | 'off') => plaza(kind, 'demo', name, to)

/** The listed entries that the open member centre shows. */
const shown = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    .then((paths) => routes.filter((route) => paths.includes(route)))

/** What an account sees in the centre. */
async function expectEntries(page: Page, hidden: readonly string[]): Promise<void> {
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect.poll(() => shown(page)).toEqual(routes.filter((route) => !hidden.includes(route)))
}

// MEMBER-3
for (const [account, hidden] of [
  ['agent01', ['/m/upLine/transfer']],
  ['type41', ['/m/upLine/transfer']],
  ['type40', ['/m/agent', '/m/upLine/transfer']],
  ['vip05', ['/m/agent', '/m/upLine/transfer']],
] as const)
  test(`the entries that depend on the account are those of ${account}`, async ({ page }) => {
    await inEnglish(page)
    await signIn(page, account)
    await page.goto('/m/member/home')
    await expectEntries(page, hidden)
  })

// MEMBER-3
test('a page whose switch goes off while it is open says so at its next call, and is not available afterwards', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/feature\.off|40[34]/)
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/feedback')
  await page.getByLabel('Your feedback').fill('Something that I want to tell you')
  turn('flag', 'FEEDBACK3', 'off')
  try {
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText(/it isn't available\./).first()).toBeVisible()
    await expect(page.getByLabel('Your feedback')).toHaveValue('Something that I want to tell you')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible({ timeout: 5_000 })
    }).toPass()
  } finally {
    turn('flag', 'FEEDBACK3', 'on')
  }
})
