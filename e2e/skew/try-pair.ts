import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Release } from '@plaza/contract/federation'
import { streamPath } from '@plaza/contract/page'
import type { PairToTry } from '@plaza/release'
import { compareTraffic, emitAll, type Traffic } from './exchange'
import { instrument } from './instruments'
import { findLeaks } from './leaks'
import { probePath } from './probe-release'
import { watchProblems } from './problems'
import { signIn } from './sign-in'
import { fitFailures, piecesOf, type Piece } from './words'

/** What a trial of one pair needs. */
export interface Trial {
  browser: Browser
  origin: string
  pair: PairToTry
  release: Release
  scripts: ReadonlyMap<string, string>
  /** Whether the tested release is the remote's: its events are then compared with its own contract too. */
  isOfRemote: boolean
  /** How often every piece is mounted and unmounted. */
  rounds: number
}

const drawnMs = 12_000

/**
 * Tests one pair on a new page: everything that the release contributes, emits and listens to. Returns descriptions
 * of failures.
 */
export async function tryPair(trial: Trial): Promise<string[]> {
  const { browser, origin, pair, release } = trial
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    baseURL: origin,
  })
  const found: string[] = []
  const page = await context.newPage()
  const problems = watchProblems(page)
  try {
    await context.addCookies([{ name: 'language', value: 'en', url: origin }])
    const owner = `/assets/${pair.remote}/${pair.release}/`
    await page.addInitScript(instrument, { owner, remote: pair.remote, release: pair.release })
    await signIn(page)
    // Shells begin their stream, and what else begins once, when the page is idle: not while leaks are counted.
    const stream = page.waitForRequest((request) => new URL(request.url()).pathname === streamPath, {
      timeout: 2 * drawnMs,
    })
    await page.goto(probePath)
    await page.waitForFunction(() => window.skewProbe?.isThere, undefined, { timeout: drawnMs })
    await stream
    await walk(page, await context.newCDPSession(page), trial, found)
    if (trial.isOfRemote) found.push(...compareTraffic(release, trial.scripts, await trafficOf(page)))
    found.push(...(await emitAll(page, release, release.contract.says, pair.shell)))
  } catch (error) {
    const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    found.push(`the trial broke off: ${words}`)
  } finally {
    await context.close()
  }
  return fitFailures([...found.map((failure) => problems.explain(failure)), ...problems.all()])
}

/** The events that the release emitted and listened to during the test. */
const trafficOf = async (page: Page): Promise<Traffic> => {
  const { said, heard } = await page.evaluate(() => ({
    said: window.skewProbe.said.flatMap(({ name, at }) => (at === undefined ? [] : [name])),
    heard: window.skewProbe.hears,
  }))
  return { emitted: new Set(said), subscribed: new Set(heard) }
}

/** Tests every contribution of the release; failures are added to `found` as they occur. */
async function walk(page: Page, protocol: CDPSession, trial: Trial, found: string[]): Promise<void> {
  const { pair, release, rounds } = trial
  await protocol.send('Performance.enable')
  await protocol.send('HeapProfiler.enable')
  found.push(...(await checkTiles(page, release)))
  const pieces = piecesOf(release)
  for (const piece of pieces) found.push(...(await visit(page, pair, piece)))
  for (const piece of pieces) {
    const wrong = await draw(page, pair, piece)
    if (wrong !== undefined) {
      found.push(wrong)
      continue
    }
    found.push(...(await emitAll(page, release, release.contract.hears, pair.shell)))
    found.push(...(await reportedFailures(page, pair, piece, true)))
    await page.evaluate(() => window.skewProbe.unmount())
    found.push(...(await findLeaks(page, protocol, pair.remote, piece, { rounds, path: probePath })))
  }
}

/** Whether every tile of the release whose condition is met reaches its slot, with a label. */
async function checkTiles(page: Page, { remote, contributions }: Release): Promise<string[]> {
  const placed = await page.evaluate(() => window.skewProbe.tiles())
  const failures: string[] = []
  for (const { id, slot, tile, when } of contributions.slots) {
    if (!tile || !(await page.evaluate((given) => window.skewProbe.holds(given), when ?? null))) continue
    const seen = placed.find((one) => one.remote === remote && one.id === id && one.slot === slot)
    if (!seen) failures.push(`its tile ${id} does not come to ${slot}`)
    else if (seen.label.trim() === '' || seen.route !== tile.route)
      failures.push(`its tile ${id} comes to ${slot} as “${seen.label}”, to ${seen.route}`)
  }
  return failures
}

/** Goes to a route as a person would, by its address, where it is open to this viewer. */
async function visit(page: Page, pair: PairToTry, piece: Piece): Promise<string[]> {
  const { path } = piece
  if (path === undefined) return []
  if (!(await page.evaluate((when) => window.skewProbe.holds(when), piece.when ?? null))) return []
  await page.evaluate((to) => window.skewProbe.go(to), path)
  const wasDrawn = await page
    .waitForFunction(
      (to) =>
        window.skewInstruments.seen.includes(to)
          ? 'drawn'
          : document.querySelector('[data-remote-failed]') && 'card',
      path,
      { timeout: drawnMs },
    )
    .then(
      async (answer) => (await answer.jsonValue()) === 'drawn',
      () => false,
    )
  const failures = await reportedFailures(page, pair, piece, wasDrawn)
  await page.evaluate((to) => window.skewProbe.go(to), probePath)
  await page.waitForFunction(() => window.skewProbe.isThere, undefined, { timeout: drawnMs })
  if (wasDrawn || failures.length > 0) return failures
  return [`${piece.words}: not drawn within ${drawnMs / 1000} s`]
}

/** Renders a piece in the probe's page and describes what failed. */
async function draw(page: Page, pair: PairToTry, piece: Piece): Promise<string | undefined> {
  const { remote, release } = pair
  const { id, kind, words } = piece
  await page.evaluate(([name, piece, sort]) => window.skewProbe.mount(name, piece, sort), [
    remote,
    id,
    kind,
  ] as const)
  const element = `[data-skew] [data-remote="${remote}"][data-release="${release}"]`
  const isDrawn = await page
    .waitForFunction(
      (selector) =>
        document.querySelector(selector) !== null || !window.skewProbe.isThere
          ? 'drawn'
          : document.querySelector('[data-skew] [data-remote-failed]') && 'card',
      element,
      { timeout: drawnMs },
    )
    .then(
      async (answer) => (await answer.jsonValue()) === 'drawn',
      () => false,
    )
  const failures = await reportedFailures(page, pair, piece, isDrawn)
  if (failures[0] !== undefined) return failures.join('; ')
  return isDrawn ? undefined : `${words}: not drawn within ${drawnMs / 1000} s`
}

/** Failures that a retry can fix: if the piece was rendered in the end, they only depend on this machine. */
const isOfTheWay = /^(?:timeout|network|server)$/

/** Failures of this release that the host has reported since the last call. */
async function reportedFailures(
  page: Page,
  { remote, release }: PairToTry,
  { words }: Piece,
  wasDrawn: boolean,
): Promise<string[]> {
  const reported = await page.evaluate(() => window.skewProbe.failed.splice(0))
  const own = reported.filter((failure) => failure.remote === remote && failure.release === release)
  const counted = own.filter(({ cause }) => !wasDrawn || !isOfTheWay.test(cause))
  const kinds = new Set(counted.map(({ phase, cause }) => `${phase} (${cause})`))
  return [...kinds].map((kind) => `${words}: failed at ${kind}`)
}
