import { inEnglish, signIn } from '../src/people'
import { builtRelease } from '../src/releases'
import { expect, test } from '../src/watch-page'
import { places } from './places'

for (const { remote, path, account } of places)
  // REMOTE-4
  test(`${remote} without any working release shows an error card only in its own place, and Retry recovers without a reload`, async ({
    page,
    watch,
  }) => {
    watch.expectProblems(/Failed to load resource|integrity|preload|net::ERR/i)
    await inEnglish(page)
    if (account) await signIn(page, account)
    const ofRemote = new RegExp(`/assets/${remote}/`)
    await page.route(ofRemote, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(path)
    const card = page.locator(`[data-remote-failed="${remote}"]`).first()
    await expect(card).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.unroute(ofRemote)
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator(`[data-remote="${remote}"]`).first()).toHaveAttribute(
      'data-release',
      builtRelease(remote),
    )
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  })
