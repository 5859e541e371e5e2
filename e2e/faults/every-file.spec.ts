import type { Browser, BrowserContext, Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { builtRelease } from '../src/releases'
import { expect, test } from '../src/watch-page'
import { breakFile, type FaultKind } from './fault'
import { places } from './places'

const kinds: FaultKind[] = ['429', '500', '503', '404', 'html', 'truncated', 'blocked', 'hanging']
type Times = 'once' | 'always'

/** Every kind on every file with E2E_FULL; otherwise two on a file that a page depends on, and one on all of its files. */
const isFull = process.env.E2E_FULL === '1'
const trials: [kind: FaultKind, times: Times][] = isFull
  ? kinds.flatMap((kind): [FaultKind, Times][] => [
      [kind, 'once'],
      [kind, 'always'],
    ])
  : [
      ['503', 'once'],
      ['hanging', 'once'],
      ['blocked', 'always'],
    ]

type Place = (typeof places)[number]

/** The scripts and styles that a page loads by its code: all but the document's own script, which has a card of its own. */
async function filesOf(page: Page, { remote, path }: Place): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^[/]assets[/].+[.](?:js|css)$/.test(pathname)) files.add(pathname)
  })
  await page.goto(path)
  await expect(page.locator(`[data-remote="${remote}"]`).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const entry = await page
    .locator('script[src][defer]')
    .evaluateAll((scripts) => scripts.map((script) => new URL((script as HTMLScriptElement).src).pathname))
  return [...files].filter((file) => !entry.includes(file)).sort()
}

async function newContext(browser: Browser, state?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  return browser.newContext({ ...test.info().project.use, ...(state && { storageState: state }) })
}

for (const place of places)
  test.describe(`${place.remote}, of which a file fails`, () => {
    let state: Awaited<ReturnType<BrowserContext['storageState']>>
    let files: string[]

    test.beforeAll(async ({ browser }) => {
      const context = await newContext(browser)
      const page = await context.newPage()
      await inEnglish(page)
      if (place.account) await signIn(page, place.account)
      files = await filesOf(page, place)
      state = await context.storageState()
      await context.close()
      expect(files.some((file) => file.startsWith(`/assets/${place.remote}/`))).toBe(true)
    })

    for (const [kind, times] of trials)
      // REMOTE-13
      test(`${place.remote} can be used although a script or style that it loads is ${kind} ${times}`, async ({
        browser,
      }) => {
        // Dozens of files, each of which may hang until its deadline.
        if (isFull) test.setTimeout(60 * 60_000)
        const own = files.filter((file) => file.startsWith(`/assets/${place.remote}/`))
        const entry = own.find((file) => file.includes('/remoteEntry.'))
        const dependent = own.filter((file) => file !== entry)
        for (const file of isFull ? files : [dependent.at(-1) ?? '', times === 'once' ? (entry ?? '') : '']) {
          if (file === '') continue
          const context = await newContext(browser, state)
          const page = await context.newPage()
          await closeAnnouncements(page)
          const fault = await breakFile(page, file, kind, times)
          const began = performance.now()
          await page.goto(place.path, { waitUntil: 'commit' })
          const shown = page.locator(`[data-remote="${place.remote}"]`).first()
          const card = page
            .locator(`[data-remote-failed="${place.remote}"], #plaza-start-failed:visible`)
            .first()
          await expect(shown.or(card).first()).toBeVisible()
          process.stdout.write(`${file} ${kind} ${times}: ${Math.round(performance.now() - began)} ms\n`)
          if (times === 'once')
            await expect(shown, file).toHaveAttribute('data-release', builtRelease(place.remote))
          else if (await card.isVisible()) {
            await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
            const isOfDocument = await page.locator('#plaza-start-failed').isVisible()
            await fault.heal()
            // A load that hung goes on by itself after its deadline, and takes the card's place.
            if (kind !== 'hanging') await card.getByRole('button').click()
            await expect(shown, file).toBeVisible()
            if (!isOfDocument) expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
          }
          // A file that nothing in view waits for may still be under way.
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await context.close()
        }
      })
  })
