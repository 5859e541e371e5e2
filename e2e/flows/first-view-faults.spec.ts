import type { Page } from '@playwright/test'
import { holdScripts } from '../src/hold-scripts'
import { inEnglish } from '../src/people'
import { builtRelease, change, release } from '../src/releases'
import { expect, test } from '../src/watch-page'

const shellScripts = new RegExp(`/assets/shell/${builtRelease('shell')}/.*\\.js(\\?|$)`)

const openDrawn = (page: Page) => page.goto('/m/home', { waitUntil: 'commit' })

/** The first view can be read, scrolled and heard, and the failure card covers none of it. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('main article')).toHaveCount(9)
  await expect(page.locator('main [data-carousel] a, main [data-carousel] div').first()).toBeVisible()
  await expect(page.locator('[data-drawn][aria-hidden]')).toHaveCount(0)
  const last = page.locator('main article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  const card = (await page.getByRole('alert').filter({ hasText: "couldn't start" }).boundingBox())!
  for (const part of [page.locator('header'), page.locator('main')]) {
    const box = (await part.boundingBox())!
    expect(card.y >= box.y + box.height || card.y + card.height <= box.y).toBe(true)
  }
}

/** A link of what the document drew leads on, and loading home again without the fault starts it. */
async function expectHealed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.locator('[data-remote="mf-games"] article')).toHaveCount(9)
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Load again' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
}

// EDGE-7
test('a rolled-back release takes its template back', async ({ page }) => {
  await inEnglish(page)
  await release('mf-games', {
    version: '8.0.0',
    views: (text) => text.replaceAll('aria-label=\\"Games\\"', 'aria-label=\\"Newer games\\"'),
  })
  try {
    await holdScripts(page)
    await openDrawn(page)
    await expect(page.locator('main section[aria-label="Newer games"] article')).toHaveCount(9)
  } finally {
    await change({ kind: 'rollback', remote: 'mf-games' })
  }
  await openDrawn(page)
  await expect(page.locator('main section[aria-label="Games"] article')).toHaveCount(9)
  await expect(page.locator('main section[aria-label="Newer games"]')).toHaveCount(0)
})

// EDGE-7
test('while scripts do not come, the first view scrolls and its links lead on; when they come, the page takes over', async ({
  page,
}) => {
  await inEnglish(page)
  const go = await holdScripts(page)
  await openDrawn(page)
  await page.locator('main article').last().scrollIntoViewIfNeeded()
  await expect(page.locator('main article').last()).toBeInViewport()
  // Drawn parts are marked as disabled until the page takes over, which Playwright would wait for.
  await page.locator('header a[href="/m/login"]').click({ force: true })
  await expect(page).toHaveURL(/\/m\/login$/)
  await openDrawn(page)
  await expect(page.locator('main article')).toHaveCount(9)
  go()
  await expect(page.locator('[data-remote="mf-games"] article')).toHaveCount(9)
  await page.getByRole('button', { name: 'Fishing' }).click()
  await expect(page.getByRole('button', { name: 'Fishing' })).toHaveAttribute('aria-pressed', 'true')
})

// EDGE-7
test('a page whose scripts have not come after 20 s offers to be loaded again over a readable first view', async ({
  page,
}) => {
  await inEnglish(page)
  await page.clock.install()
  await holdScripts(page)
  await openDrawn(page)
  await expect(page.locator('[data-drawn="page"]')).toHaveAttribute('aria-hidden', 'true')
  await page.clock.fastForward(20_000)
  await expectReadable(page)
})

const faulty: [name: string, isFaulty: (path: string, first: string) => boolean][] = [
  ['the first script of the shell', (path, first) => path === first],
  ['what the first script loads', (path, first) => path !== first],
]
for (const [name, isFaulty] of faulty)
  for (const fault of ['does not arrive', 'fails its hash'] as const)
    // EDGE-7
    test(`the first view stays readable when ${name} ${fault}, and loading it again heals the page`, async ({
      page,
      watch,
    }) => {
      watch.expectProblems(/./)
      await inEnglish(page)
      const html = await (await page.request.get('/m/home', { headers: { accept: 'text/html' } })).text()
      const first = /<link data-late data-entry[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(first).toMatch(shellScripts)
      await page.route(shellScripts, async (route) => {
        if (!isFaulty(new URL(route.request().url()).pathname, first)) await route.continue()
        else if (fault === 'does not arrive') await route.abort()
        else await route.fulfill({ contentType: 'text/javascript', body: 'console.log("another file")' })
      })
      await openDrawn(page)
      await expectReadable(page)
      await page.unroute(shellScripts)
      await expectHealed(page)
    })

const throws: [when: string, spoil: () => void][] = [
  [
    'renders',
    () =>
      Object.defineProperty(Navigator.prototype, 'onLine', {
        configurable: true,
        get: () => {
          throw new Error('boom while taking over')
        },
      }),
  ],
  [
    'has rendered',
    () =>
      Object.defineProperty(history, 'scrollRestoration', {
        configurable: true,
        set: () => {
          throw new Error('boom while taking over')
        },
      }),
  ],
]
for (const [when, spoil] of throws)
  // EDGE-7
  test(`the first view is shown again when the page throws once it ${when}, and loading it again heals the page`, async ({
    page,
    watch,
  }) => {
    watch.expectProblems(/boom while taking over/)
    await inEnglish(page)
    await page.addInitScript(`if (!sessionStorage.healed) (${String(spoil)})()`)
    await openDrawn(page)
    await expectReadable(page)
    await page.evaluate(() => sessionStorage.setItem('healed', '1'))
    await expectHealed(page)
  })
