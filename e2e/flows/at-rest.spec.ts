import type { Page } from '@playwright/test'
import { inEnglish } from '../src/people'
import { announcement, leaveAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'
import { frameWorkOf, scriptWorkOf, traceOf } from '../src/trace.mjs'

// These tests are about what moves by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const homePath = '/m/home'
/** Until everything has come that comes by itself. */
const settledMs = 10_000
const restMs = 5_000
/** Five banners, 5,000 ms each, and a little more. */
const firstRoundMs = 28_000

/** Closes the announcement that opens with home. */
async function closeAnnouncement(page: Page): Promise<void> {
  await announcement(page).getByRole('button', { name: 'Close' }).click()
  await expect(announcement(page)).toHaveCount(0)
}

/** Follows the page's event stream from now on: its latest topics, and the events that came. */
async function watchStream(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const events: { event: string; payload: { lottery?: string } }[] = []
  const addresses: URL[] = []
  network.on('Network.requestWillBeSent', ({ request }) => {
    const url = new URL(request.url)
    if (url.pathname === '/events') addresses.push(url)
  })
  network.on('Network.eventSourceMessageReceived', ({ data }) => events.push(JSON.parse(data)))
  return {
    topics: () => addresses.at(-1)?.searchParams.get('topics'),
    lotteries: () =>
      events.filter(({ event }) => event === 'draw:changed').map(({ payload }) => payload.lottery),
  }
}

/** KiB of JavaScript that each path has loaded within `settledMs`, measured by whichever test opens it first. */
const loadedKib = new Map<string, number>()

/** Opens a page, and answers the KiB of JavaScript over the wire until everything has come. */
async function open(page: Page, path: string): Promise<number> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  // Fetched for later counts as well.
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await inEnglish(page)
  if (path === homePath) await leaveAnnouncements(page)
  await page.goto(path)
  await page.waitForTimeout(settledMs)
  const kib = bytes / 1024
  loadedKib.set(path, kib)
  if (path === homePath) {
    await closeAnnouncement(page)
    // The finger's place, and what the dialog leaves behind.
    await page.waitForTimeout(1_000)
  }
  return kib
}

// PERF-7
test('sign-in draws no frame and runs no script while nobody does anything, before a person is there and after', async ({
  page,
}) => {
  const stream = await watchStream(page)
  await open(page, '/m/login')
  const untouched = await traceOf(page, () => page.waitForTimeout(restMs))
  expect({ ...frameWorkOf(untouched), ...scriptWorkOf(untouched) }).toEqual({})
  // EDGE-8: with a person its scripts begin.
  await page.mouse.move(9, 9)
  await expect(page.locator('main[data-page="login"]')).toBeVisible()
  await page.waitForTimeout(settledMs)
  const rest = await traceOf(page, () => page.waitForTimeout(restMs))
  expect({ ...frameWorkOf(rest), ...scriptWorkOf(rest) }).toEqual({})
  // EVENT-2: no lottery is shown, so nothing is pushed about one.
  expect(stream.topics()).toBe('')
  expect(stream.lotteries()).toEqual([])
})

// PERF-7
test('home at rest asks for no animation frame and lays nothing out, and a turn of its banners draws one frame at most', async ({
  page,
}) => {
  const stream = await watchStream(page)
  await open(page, homePath)
  // Each banner's picture is loaded and drawn as its slide first comes: after a whole round all have been.
  await page.waitForTimeout(firstRoundMs)
  const traced = await traceOf(page, () => page.waitForTimeout(restMs))
  // A trace of a busy machine is longer than it was asked for, and each banner's turn would be in it twice.
  const rest = traced.filter(({ ts }) => ts < traced[0]!.ts + 1_000 * (restMs - 100))
  const { FireAnimationFrame = 0, Layout = 0, Paint = 0, Commit = 0 } = frameWorkOf(rest)
  expect({ FireAnimationFrame, Layout, Paint }).toEqual({ FireAnimationFrame: 0, Layout: 0, Paint: 0 })
  expect(Commit).toBeLessThanOrEqual(1)
  // The spoken state of the carousel and of the strip of matches, once every five seconds each.
  expect(scriptWorkOf(rest)['TimerFire'] ?? 0).toBeLessThanOrEqual(4)
  // EVENT-2: the stream reports only the lotteries that home shows.
  const shown = stream.topics()?.split(',').filter(Boolean) ?? []
  expect(shown.every((topic) => topic.startsWith('draw:changed/'))).toBe(true)
  expect(shown).toEqual(expect.arrayContaining(stream.lotteries().map((code) => `draw:changed/${code}`)))
})

// PERF-7
test('banners, marquee and matches move while the main thread rests, and rest out of view', async ({
  page,
}) => {
  await inEnglish(page)
  await leaveAnnouncements(page)
  await page.goto(homePath)
  await closeAnnouncement(page)
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map(({ playState }) => playState),
    )
  await expect.poll(async () => (await states()).length).toBeGreaterThan(2)
  await expect.poll(async () => [...new Set(await states())]).toEqual(['running'])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(async () => [...new Set(await states())]).toEqual(['paused'])
})

// PERF-8
for (const [path, mostKib] of [
  [homePath, 190],
  ['/m/login', 63],
] as const)
  test(`${path} loads at most ${mostKib} KiB of JavaScript within ten seconds without a tap`, async ({
    page,
  }) => {
    expect(loadedKib.get(path) ?? (await open(page, path))).toBeLessThanOrEqual(mostKib)
  })
