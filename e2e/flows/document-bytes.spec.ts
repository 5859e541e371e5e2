import type { Page } from '@playwright/test'
import { inventScreens } from '../src/invented-screens'
import { inEnglish } from '../src/people'
import { release, restore } from '../src/releases'
import { expect, test } from '../src/watch-page'

const kib = 1024
/** Most bytes of a document as the edge sends it, compressed, on the first visit and for a browser that has been here. */
const budgets = {
  '/m/home': { first: 22 * kib, returning: 15 * kib },
  // The form is drawn, with its styles.
  '/m/login': { first: 20 * kib, returning: 12 * kib },
  '/m/voucherCenter': { first: 17 * kib, returning: 8 * kib },
  // With preloads of the parts of the shell that the list uses.
  '/m/gameList?gameType=RNG': { first: 18 * kib, returning: 9 * kib },
}

/** Opens a page and returns the bytes of its document over the wire. */
async function open(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path)
  expect(answer?.headers()['content-encoding']).toBe('br')
  return Number(answer?.headers()['content-length'])
}

/** Waits until the browser keeps the styles of the shell. */
const stylesKept = (page: Page) =>
  expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'plaza.styles'))
    .toBe(true)

// EDGE-6
test('documents keep to their budgets of bytes on the first visit and on the next', async ({
  page,
  browser,
}) => {
  const sizes: Record<string, { first: number; returning: number }> = {}
  for (const path of Object.keys(budgets)) {
    const context = await browser.newContext()
    sizes[path] = { first: await open(await context.newPage(), path), returning: 0 }
    await context.close()
  }
  await inEnglish(page)
  await page.goto('/m/home')
  await stylesKept(page)
  for (const [path, size] of Object.entries(sizes)) size.returning = await open(page, path)
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) })
  for (const [path, { first, returning }] of Object.entries(budgets)) {
    expect(sizes[path]?.first, `${path}, first visit`).toBeLessThanOrEqual(first)
    expect(sizes[path]?.returning, `${path}, next visit`).toBeLessThanOrEqual(returning)
  }
})

/** Most bytes of home’s document for each screen that it only links to, with its tile. */
const mostForEachScreen = 14

// EDGE-5, EDGE-6
test('home’s document stays small with 35 more screens, and a link to one of them opens it', async ({
  page,
  browser,
}) => {
  const invented = inventScreens(35)
  const sizeOfHome = async () => {
    const visitor = await (await browser.newContext()).newPage()
    return { visitor, size: await open(visitor, '/m/home') }
  }
  try {
    // What a release leaves behind, as a fallback to load, is in both documents.
    await release('mf-member', { version: '7.34.0' })
    const { size: before } = await sizeOfHome()
    await release('mf-member', {
      version: '7.35.0',
      document: ({ contributions }) => {
        contributions.routes.push(...invented.routes)
        contributions.slots.push(...invented.slots)
      },
    })
    const { visitor, size } = await sizeOfHome()
    test.info().annotations.push({ type: 'bytes', description: `${before}, ${size}` })
    expect(await visitor.content()).toContain('/m/member/dailyQuest')
    expect(size - before).toBeLessThanOrEqual(35 * mostForEachScreen)
    expect(size).toBeLessThanOrEqual(budgets['/m/home'].first)
    await inEnglish(page)
    await page.goto('/m/home')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).click()
    await expect(page).toHaveTitle(/^Activity centre · /)
  } finally {
    await restore('mf-member')
  }
})

// EDGE-6, PERF-3
test('a returning visitor takes the styles from the browser’s cache, and the page looks the same', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/home')
  await stylesKept(page)
  const look = () =>
    page.getByRole('banner').evaluate((header) => {
      const { height, backgroundColor, position } = getComputedStyle(header)
      return { height, backgroundColor, position }
    })
  await expect.poll(look).toMatchObject({ position: 'sticky' })
  const before = await look()
  await page.reload()
  expect(await page.locator('style[data-href*="/shell/"]').count()).toBe(0)
  // The first frame waits for all that the document draws.
  await expect(page.locator('link[rel="expect"]')).toHaveAttribute('href', '#plaza-page')
  const transferred = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet][nonce]')]
    const entries = links.flatMap(
      ({ href }) => performance.getEntriesByName(href) as PerformanceResourceTiming[],
    )
    return { files: links.length, bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0) }
  })
  expect(transferred.files).toBeGreaterThan(0)
  expect(transferred.bytes).toBe(0)
  // The drawn header is replaced when the page's code takes over; one that has just gone has no styles.
  await expect.poll(look).toEqual(before)
})

// EDGE-6
test('a returning visitor whose kept styles are altered gets a document with its styles', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/integrity|Failed to load resource|net::ERR|preload/i)
  await inEnglish(page)
  await page.goto('/m/home')
  await stylesKept(page)
  await page.route(/\/assets\/shell\/[^/]+\/[^/]+\.css$/, (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body{display:none}' }),
  )
  await page.goto('/m/home')
  await expect(page.locator('style[data-href*="/shell/"]').first()).toBeAttached()
  await expect(page.getByRole('banner')).toBeVisible()
})

// PERF-8
test('every script of home asks the browser to compile it before it runs', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/m/home')
  // The document draws the first games; scripts draw what stands last.
  await expect(page.locator('main footer').last()).toBeVisible()
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  const starts = await Promise.all(
    scripts.map(async (url) => (await (await page.request.get(url)).text()).slice(0, 29)),
  )
  expect([...new Set(starts)]).toEqual(['//# allFunctionsCalledOnLoad\n'])
})
