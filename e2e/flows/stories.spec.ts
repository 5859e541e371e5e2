import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { root } from '../src/site'
import { expect, test } from '../src/watch-page'

const origin = 'http://stories.localhost'
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

// The kits of ui in all their states, built with the same loaders and styles as every other build.
test.beforeAll(() => {
  execFileSync(process.execPath, ['packages/build/bin/stories.mjs'], { cwd: root })
})

/** Opens the page of stories, or one story. Its files come from the build folder, so no server is needed. */
async function open(page: Page, query: Record<string, string>): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    const file = path === '/' ? '/index.html' : path
    return route.fulfill({
      body: readFileSync(join(root, '.cache/stories', file)),
      contentType: types[file.split('.').at(-1) ?? ''],
    })
  })
  await page.goto(`${origin}/?${new URLSearchParams(query).toString()}`)
  await expect(page.locator('[data-story]').first()).toBeAttached()
}

const storyIds = (page: Page, selector = '[data-story]') =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('data-story') ?? ''))

/** Elements that extend beyond the sides of the page, except inside an element that scrolls by itself. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent))
    }
    return [...document.querySelectorAll('main *, [role="dialog"] *')]
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect()
        return own > 1 && (left < -1 || right > width + 1) && !isClipped(element)
      })
      .map((element) => `${element.tagName} ${element.className}`)
  })

const looks: Record<string, string>[] = [
  { lang: 'en', mode: 'dark' },
  { lang: 'en', mode: 'light' },
  { lang: 'ar', mode: 'dark' },
  { lang: 'fil', mode: 'light', theme: 'lite' },
]

/** Expects no fault of accessibility, and nothing beyond the sides at 320, 390 and 768 pixels. */
async function expectWellDrawn(page: Page): Promise<void> {
  // Stories of one kit share a page, which repeats landmarks that a real screen has once.
  await expectAccessible(page, { except: ['landmark-unique'] })
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    expect({ width, overflowing: await overflowing(page) }).toEqual({ width, overflowing: [] })
  }
}

for (const look of looks)
  test(`stories of the kits are accessible and fit 320, 390 and 768 pixels: ${Object.values(look).join(', ')}`, async ({
    page,
  }) => {
    await open(page, look)
    expect((await storyIds(page)).length).toBeGreaterThan(10)
    await expectWellDrawn(page)
  })

for (const look of [
  { lang: 'en', mode: 'light' },
  { lang: 'ar', mode: 'dark' },
])
  test(`stories with a page of their own are accessible and fit it: ${Object.values(look).join(', ')}`, async ({
    page,
  }) => {
    await open(page, look)
    for (const story of await storyIds(page, '[data-story][data-alone]')) {
      await open(page, { ...look, story })
      await expect(page.locator('[data-overlay], main > section > div').first()).toBeAttached()
      await expectWellDrawn(page)
    }
  })

test('long lists and grids keep few nodes in the document, wherever they are scrolled to', async ({
  page,
}) => {
  for (const story of ['windowed-grid/ten-thousand-games', 'windowed-list/ten-thousand-rows']) {
    await open(page, { story })
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
    expect(await nodes()).toBeLessThan(500)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect
      .poll(() => page.evaluate(() => document.elementFromPoint(80, 420)?.textContent))
      .toMatch(/(?:Game|Row) [45]\d{3}/)
    expect(await nodes()).toBeLessThan(500)
  }
})
