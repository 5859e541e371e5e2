import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { calm } from '../src/calm'
import { inEnglish, signIn } from '../src/people'
import { builtRelease } from '../src/releases'
import { serveBuild, type ServedBuild } from '../src/serve-build'
import { makeVariant } from '../src/variant'
import { expect, test } from '../src/watch-page'

/** An unpublished build of mf-cashier on a developer's computer. */
let build: ServedBuild
let variant: ReturnType<typeof makeVariant>
test.beforeEach(async () => {
  variant = makeVariant('mf-cashier', { version: '7.7.7' })
  build = await serveBuild(variant.dir)
})
test.afterEach(() => build.stop())

const override = (address: string) => `/m/voucherCenter?mfe-override=mf-cashier@${address}`
const releaseOf = (page: Page) => page.locator('main [data-remote="mf-cashier"]').first()
const badge = (page: Page) => page.getByRole('complementary', { name: 'Local override' })
/** The document preloads the store's files, which an overridden page does not use. */
const unusedPreload = /was preloaded using link preload but not used/

// REMOTE-10
test('a build on loopback runs in one tab, until it is reset', async ({ page, context, watch }) => {
  watch.expectProblems(unusedPreload)
  const own = builtRelease('mf-cashier')
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto(override(build.base))
  await expect(releaseOf(page)).toHaveAttribute('data-release', variant.release)
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  expect(build.asked).toContain('/release.json')

  await page.goto('/m/home')
  await expect(badge(page)).toContainText('mf-cashier')
  await page.goto('/m/withdraw')
  await expect(releaseOf(page)).toHaveAttribute('data-release', variant.release)

  const other = await context.newPage()
  await other.goto('/m/voucherCenter')
  await expect(releaseOf(other)).toHaveAttribute('data-release', own)
  await expect(badge(other)).toBeHidden()
  await other.close()

  await badge(page).getByRole('button', { name: 'mf-cashier' }).click()
  await expect(badge(page)).toContainText(variant.release)
  await expect(badge(page)).toContainText(build.base)
  await badge(page).getByRole('button', { name: 'Reset mf-cashier' }).click()
  await expect(releaseOf(page)).toHaveAttribute('data-release', own)
  await expect(badge(page)).toBeHidden()
})

test('a build that cannot be used as an override says why, and the page runs the store’s release', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/ERR_CONNECTION_REFUSED|status of 404/)
  const own = builtRelease('mf-cashier')
  await inEnglish(page)
  await signIn(page, 'player01')
  const isTold = async (address: string, words: string) => {
    await page.goto(override(address))
    await badge(page).getByRole('button', { name: 'Not in use' }).click()
    await expect(badge(page)).toContainText(words)
    await expect(releaseOf(page)).toHaveAttribute('data-release', own)
  }
  await isTold('http://evil.example/', 'from this computer only')
  await isTold(`${build.base}nothing/`, 'There is no release there')
  const document = join(variant.dir, 'release.json')
  const release = JSON.parse(readFileSync(document, 'utf8')) as { remote: string; contract: { host: string } }
  writeFileSync(document, JSON.stringify({ ...release, remote: 'mf-agent' }))
  await isTold(build.base, 'A different remote is there')
  writeFileSync(document, JSON.stringify({ ...release, contract: { ...release.contract, host: '^9.0.0' } }))
  await isTold(build.base, 'does not run on this shell')
  const { base } = build
  await build.stop()
  await isTold(base, 'Nothing answers there')
  await badge(page).getByRole('button', { name: 'Reset mf-cashier' }).click()
  await expect(badge(page)).toBeHidden()
})

test('an override whose files do not match its hashes is not run', async ({ page, watch }) => {
  watch.expectProblems(/digest|integrity|preload|Failed to load resource/i)
  await inEnglish(page)
  await signIn(page, 'player01')
  const { entry } = JSON.parse(readFileSync(join(variant.dir, 'release.json'), 'utf8')) as { entry: string }
  appendFileSync(join(variant.dir, entry), '\nself.wasRun = true')
  await page.goto(override(build.base))
  await expect(releaseOf(page)).toHaveAttribute('data-release', builtRelease('mf-cashier'))
  await badge(page).getByRole('button', { name: 'mf-cashier' }).click()
  await expect(badge(page)).toContainText(/It failed here \(\W*entry\W+integrity\W*\)/)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

for (const width of [390, 320])
  test(`the override badge covers no control of a money page at ${width}`, async ({ page, watch }) => {
    watch.expectProblems(unusedPreload)
    await page.setViewportSize({ width, height: 640 })
    await inEnglish(page)
    await signIn(page, 'player01')
    await page.goto(override(build.base))
    // The override is in force from the next page on once its badge is shown.
    await expect(badge(page).getByRole('button')).toBeVisible()
    for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/home']) {
      await page.goto(path)
      const tab = badge(page).getByRole('button')
      await expect(tab).toBeVisible()
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await calm(page)
      const covered = await tab.evaluate((element) => {
        const own = element.getBoundingClientRect()
        const meets = ({ left, right, top, bottom }: DOMRect) =>
          left < own.right && right > own.left && top < own.bottom && bottom > own.top
        return [...document.querySelectorAll('header, nav, main button, main input, main a, [role="dialog"]')]
          .filter(
            (other) => !other.closest('[data-remote="mf-games"]') && meets(other.getBoundingClientRect()),
          )
          .map((other) => other.outerHTML.slice(0, 120))
      })
      expect(covered).toEqual([])
    }
  })
