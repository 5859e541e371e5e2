import type { Page } from '@playwright/test'
import { chromiumFlags, wholeBrowserPath } from '../src/browser.mjs'
import { inEnglish, signIn } from '../src/people'
import { serviceButton } from '../src/service-button'
import { expect, test } from '../src/watch-page'

const executablePath = wholeBrowserPath()
test.skip(
  executablePath === undefined,
  'the headless shell has no back-forward cache, and no whole Chromium is here',
)

// Playwright switches the back-forward cache off.
test.use({
  launchOptions: {
    executablePath,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Marks the document, to detect whether it came back from the cache or was loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(self, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in self)

/** Leaves the site, and comes back by the browser's back button after `meanwhile`. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = () => Promise.resolve()) {
  await page.goto('data:text/html,<p>Another site')
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
}

// EDGE-7
test('home comes back from the back-forward cache as it was left, and works', async ({ page }) => {
  await inEnglish(page)
  const games = page.locator('[data-remote="mf-games"] article')
  // A browser may not keep a page that was still loading, or any when memory is short.
  await expect(async () => {
    await page.goto('/m/home')
    await expect(games).toHaveCount(9)
    await expect(serviceButton(page)).toBeAttached()
    await mark(page)
    await leaveAndReturn(page)
    await expect(games).toHaveCount(9)
    expect(await isMarked(page)).toBe(true)
  }).toPass()
  const fishing = page.getByRole('button', { name: 'Fishing' })
  await fishing.click()
  await expect(fishing).toHaveAttribute('aria-pressed', 'true')
})

// SESSION-2
test('a page of one account does not come back from the back-forward cache once another one has signed in', async ({
  page,
  context,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/member/home')
  await expect(page.getByText('player01').first()).toBeVisible()
  await mark(page)
  await leaveAndReturn(page, async () => {
    const other = await context.newPage()
    await signIn(other, 'vip05')
    await other.close()
  })
  await expect(page.getByText('vip05').first()).toBeVisible()
  expect(await isMarked(page)).toBe(false)
  await expect(page.getByText('player01')).toHaveCount(0)
})
