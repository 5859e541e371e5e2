import type { Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { builtRelease, release, restore } from '../src/releases'
import { expect, test } from '../src/watch-page'
import { breakFiles, type FaultKind } from './fault'
import { places } from './places'

/** Chromium's messages about a deliberately broken file. */
const causedOnPurpose = /Failed to load resource|integrity|preload|MIME type|Refused to execute|net::ERR/i

const entry = /^remoteEntry\..*\.js$/
const chunk = /^(?!remoteEntry)[^/]+\.js$/
const style = /\.css$/
const list = /^files\.json$/

/** One more fault on every remote with E2E_FULL; one on each otherwise. */
const isFull = process.env.E2E_FULL === '1'

async function siteGoesOn(page: Page): Promise<void> {
  await page.goto('/m/home')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

const faults: [kind: FaultKind, what: string, files: RegExp][] = [
  ['404', 'entry', entry],
  ['500', 'entry', entry],
  ['hanging', 'entry', entry],
  ['truncated', 'entry', entry],
  ['html', 'entry', entry],
  ['wrong-hash', 'entry', entry],
  ['wrong-hash', 'chunk', chunk],
  ['wrong-hash', 'style', style],
  ['404', 'files.json', list],
  ['500', 'files.json', list],
  ['hanging', 'files.json', list],
  ['truncated', 'files.json', list],
  ['html', 'files.json', list],
  ['wrong-hash', 'files.json', list],
]

for (const { remote, path, account } of places)
  test.describe(`${remote}, with an earlier release behind it`, () => {
    let earlier: string
    test.beforeAll(async () => {
      earlier = await release(remote, { version: '0.9.0' })
      await restore(remote)
    })

    for (const [kind, what, files] of remote === 'mf-cashier' || isFull ? faults : faults.slice(0, 1))
      // REMOTE-4, EDGE-4, EDGE-5
      test(`the page falls back to the earlier release when its ${what} is ${kind}`, async ({
        page,
        watch,
      }) => {
        watch.expectProblems(causedOnPurpose)
        await inEnglish(page)
        if (account) await signIn(page, account)
        const fault = await breakFiles(page, remote, builtRelease(remote), files, kind)
        await page.goto(path)
        await expect(page.locator(`[data-remote="${remote}"]`).first()).toHaveAttribute(
          'data-release',
          earlier,
        )
        expect(fault.asked()).toBeGreaterThan(0)
        await expect(page.locator(`[data-remote-failed="${remote}"]`)).toHaveCount(0)
        await fault.heal()
        // Home loads in the same way whatever was broken: one fault of each remote shows it.
        if (kind === '404' && what === 'entry') await siteGoesOn(page)
      })
  })

test('the page waits for a slow entry and runs the same release', async ({ page, watch }) => {
  watch.expectProblems(causedOnPurpose)
  await inEnglish(page)
  await breakFiles(page, 'mf-games', builtRelease('mf-games'), entry, 'slow')
  await page.goto('/m/home')
  await expect(page.locator('[data-remote="mf-games"]').first()).toHaveAttribute(
    'data-release',
    builtRelease('mf-games'),
  )
})

test('a warm site continues without a reload when a remote breaks', async ({ page, watch }) => {
  watch.expectProblems(causedOnPurpose)
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/home')
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const fault = await breakFiles(page, 'mf-cashier', builtRelease('mf-cashier'), /./, '404')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click()
  await expect(page.locator('[data-remote="mf-cashier"]').first()).toHaveAttribute(
    'data-release',
    /^0\.9\.0-/,
  )
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  await fault.heal()
})

// EDGE-5
test('home is whole without the shell’s files.json, and a screen that needs it loads once it is back', async ({
  page,
  watch,
}) => {
  watch.expectProblems(causedOnPurpose)
  await inEnglish(page)
  const ofShell = /\/assets\/shell\/[^/]+\/files\.json/
  await page.route(ofShell, (route) => route.fulfill({ status: 404, body: '{}' }))
  await siteGoesOn(page)
  await expect(page.locator('[data-remote="mf-games"] article').first()).toBeVisible()
  await page.unroute(ofShell)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('textbox').first()).toBeVisible()
})
