import type { Page } from '@playwright/test'
import { memberEntries } from '@plaza/contract/testing'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

type Route = keyof typeof memberEntries
const routes = Object.keys(memberEntries) as Route[]

/** The switch of each entry that has one, and a call of its page. */
const switches: readonly (readonly [Route, 'flag' | 'promo', string, string])[] = [
  ['/m/vouReport', 'flag', 'DEPRECM3', '/wps/records/deposits'],
  ['/m/withdrawReport', 'flag', 'WITHREC3', '/wps/records/withdrawals'],
  ['/m/transaction/record', 'flag', 'TRANSREC3', '/wps/records/transactions'],
  ['/m/gameRecord', 'flag', 'TRANSBETREPMEM3', '/wps/member/gameRecord'],
  ['/m/profitandloss', 'flag', 'PERSREP', '/wps/member/profitAndLoss'],
  ['/m/upLine/transfer', 'flag', 'AGETRANSFERUP3', '/wps/upline/transfer'],
  ['/m/rewardCenter', 'flag', 'REWCEN3', '/wps/member/rewards?tab=claimable'],
  ['/m/member/manualRebate', 'flag', 'MANPLAYREB3', '/wps/member/rebate'],
  ['/m/leaderBoard', 'promo', 'MISSION', '/wps/missions'],
  ['/m/member/rebateReport', 'flag', 'PLYRBT', '/wps/member/rebate/report'],
  ['/m/webEmail', 'flag', 'MAILCEN', '/wps/relay/CSP_getInbox?kind=system&language=en'],
  ['/m/feedback', 'flag', 'FEEDBACK3', '/wps/member/feedback'],
]

const turn = (kind: 'flag' | 'promo', name: string, to: 'on' | 'off') => plaza(kind, 'demo', name, to)

/** The listed entries that the open member centre shows. */
const shown = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    .then((paths) => routes.filter((route) => paths.includes(route)))

const toCentre = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Member' }).click()

/** What an account sees in the centre. */
async function expectEntries(page: Page, hidden: readonly string[], timeout?: number): Promise<void> {
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect
    .poll(() => shown(page), timeout === undefined ? {} : { timeout })
    .toEqual(routes.filter((route) => !hidden.includes(route)))
}

// MEMBER-3
test('each entry of the member centre goes with its switch, its page is not available, and its calls are refused', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/feature\.off|40[34]/)
  await inEnglish(page)
  await signIn(page, 'up01')
  await page.goto('/m/member/home')
  await expectEntries(page, ['/m/agent'])
  for (const [route, kind, name, call] of switches) {
    turn(kind, name, 'off')
    try {
      // A release of the settings reaches the next page load, now or within a moment.
      await expect(async () => {
        await page.goto(route)
        await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible({
          timeout: 5_000,
        })
      }).toPass()
      expect(await (await page.request.get(call)).json(), call).toMatchObject({ code: 'feature.off' })
      await toCentre(page)
      await expectEntries(page, ['/m/agent', route])
    } finally {
      turn(kind, name, 'on')
    }
  }
})

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
    // What the test before turned on again reaches the next page load, now or within a moment.
    await expect(async () => {
      await page.goto('/m/member/home')
      await expectEntries(page, hidden, 10_000)
    }).toPass()
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
