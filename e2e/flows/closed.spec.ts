import { sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'

const at = (merchant: string, path = '/m/home') => `http://${merchant}.localhost:${sitePort}${path}?lang=en`

test.describe('a site that is not open', () => {
  for (const [merchant, title] of [
    ['closed', "We'll be right back"],
    ['blocked', 'Not available where you are'],
    ['closed-blocked', 'Closed for maintenance'],
  ] as const)
    test(`the closed site of ${merchant} says why at every address and offers a retry`, async ({
      page,
      watch,
    }) => {
      watch.expectProblems(/503|451/)
      await page.goto(at(merchant, '/m/voucherCenter'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Not yet' })).toBeVisible()
    })

  // ROUTE-9
  test('the page opens by itself when the maintenance ends', async ({ page, request, watch }) => {
    watch.expectProblems(/503|451/)
    const origin = `http://closed.localhost:${sitePort}`
    const setting = (mode: string) =>
      request.post(`http://127.0.0.1:${sitePort}/dev/setting`, {
        headers: { host: `closed.localhost:${sitePort}`, origin },
        data: { merchant: 'closed', path: 'startUp.mode', value: mode },
      })
    await page.goto(at('closed'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We'll be right back")
    expect((await setting('normal')).ok()).toBe(true)
    try {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    } finally {
      expect((await setting('maintenance')).ok()).toBe(true)
    }
  })
})
