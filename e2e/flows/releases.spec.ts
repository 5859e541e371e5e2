import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  blocksAtEvaluation,
  blocksAtRender,
  blocksLater,
  throwsAtRender,
  waitsAtRender,
} from '../src/broken-releases'
import { pickMethod } from '../src/deposits'
import { inEnglish, signIn } from '../src/people'
import { builtRelease, change, historyText, publish, registryText, release, restore } from '../src/releases'
import { sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'

const cashier = 'mf-cashier'
const deposit = '/m/voucherCenter'

interface Facts {
  revision: number
  merchant: string
  remotes: { name: string; release: string | null; reason: string; integrity: string; timings: object }[]
  shared: Record<string, string[]>
  events: { name: string }[]
  failures: { remote: string; phase: string; merchant: string }[]
}
const factsOf = (page: Page): Promise<Facts> =>
  page.evaluate(() => (globalThis as unknown as { __plaza__: Facts }).__plaza__)
const mounted = (page: Page, remote: string) => page.locator(`main [data-remote="${remote}"]`).first()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** Opens a page by the bottom menu. An announcement that opens at the same moment may cost the tap: it is made again. */
const go = (page: Page, name: string) =>
  expect(async () => {
    const link = menu(page).getByRole('link', { name })
    await link.click({ timeout: 5_000 })
    await expect(link).toHaveAttribute('aria-current', 'page', { timeout: 5_000 })
  }).toPass()
/** Marks the document, to detect whether another one has been loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(self, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in self)

test('an open page keeps its release after a rollback, and loads the older one on the next entry', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  const next = await release(cashier, { version: '3.0.0' })
  try {
    await page.goto(deposit)
    await expect(mounted(page, cashier)).toHaveAttribute('data-release', next)
    await mark(page)
    const { revision } = await factsOf(page)
    await change({ kind: 'rollback', remote: cashier })
    await expect.poll(async () => (await factsOf(page)).revision).toBeGreaterThan(revision)
    await expect(mounted(page, cashier)).toHaveAttribute('data-release', next)
    await go(page, 'Home')
    await expect(page.locator('main[data-page="home"]')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await go(page, 'Deposit')
    await expect(mounted(page, cashier)).toHaveAttribute('data-release', builtRelease(cashier))
    expect(await isMarked(page)).toBe(false)
  } finally {
    await restore(cashier)
  }
})

// FRAME-19, REMOTE-8
test('home that is shown again has the releases of the plan, when a remote was rolled back while home was in view and while it was kept', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  const games = mounted(page, 'mf-games')
  const centre = page.getByRole('heading', { name: 'player01' })
  try {
    for (const version of ['3.6.0', '3.6.1']) {
      const next = await release('mf-games', { version })
      await page.goto('/m/home')
      await expect(games).toHaveAttribute('data-release', next)
      const { revision } = await factsOf(page)
      const isKept = version === '3.6.1'
      if (isKept) {
        await go(page, 'Member')
        await expect(centre).toBeVisible()
      }
      await change({ kind: 'promote', remote: 'mf-games', release: builtRelease('mf-games') })
      await expect.poll(async () => (await factsOf(page)).revision).toBeGreaterThan(revision)
      if (!isKept) {
        await go(page, 'Member')
        await expect(centre).toBeVisible()
      }
      await page.goBack()
      await expect(games).toHaveAttribute('data-release', builtRelease('mf-games'))
    }
  } finally {
    await restore('mf-games')
  }
})

// FRAME-19
test('a page of a remote that is disabled while the page is kept does not come back', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/home')
  await go(page, 'Member')
  await expect(page.getByRole('heading', { name: 'player01' })).toBeVisible()
  await go(page, 'Home')
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
  try {
    const { revision } = await factsOf(page)
    await change({ kind: 'disable', remote: 'mf-member', merchant: 'demo' })
    await expect.poll(async () => (await factsOf(page)).revision).toBeGreaterThan(revision)
    await page.goBack()
    await expect(page.getByRole('main')).toContainText(/not available/i)
    await expect(page.getByRole('heading', { name: 'player01', includeHidden: true })).toHaveCount(0)
  } finally {
    await change({ kind: 'enable', remote: 'mf-member', merchant: 'demo' })
  }
})

test('disabling a remote removes its entries and its page from an open page, and enabling it restores them', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/home')
  const entry = menu(page).getByText('Deposit')
  await expect(entry).toBeVisible()
  await mark(page)
  try {
    await change({ kind: 'disable', remote: cashier, merchant: 'demo' })
    await expect(entry).toHaveCount(0)
    await change({ kind: 'enable', remote: cashier, merchant: 'demo' })
    await expect(entry).toBeVisible()
    await go(page, 'Deposit')
    await expect(page.getByLabel('Amount')).toBeVisible()
    await change({ kind: 'disable', remote: cashier, merchant: 'demo' })
    await expect(page.getByRole('main')).toContainText(/not available/i)
    await change({ kind: 'enable', remote: cashier, merchant: 'demo' })
    await expect(page.getByLabel('Amount')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  } finally {
    await change({ kind: 'enable', remote: cashier, merchant: 'demo' })
  }
})

test('a deposit in flight is finished by the release it began with, which is replaced afterwards', async ({
  page,
}) => {
  // This test publishes three releases and changes the registry six times.
  await inEnglish(page)
  await signIn(page, 'vip05')
  const broken = await publish(cashier, throwsAtRender('3.1.0'))
  const newer = await publish(cashier, { version: '3.2.0' })
  const canary = await publish('mf-games', { version: '3.3.0' })
  let goOn = () => undefined as void
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/wps/deposit', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  try {
    await change({ kind: 'canary', remote: 'mf-games', release: canary, basisPoints: 5_000 })
    await page.goto(deposit)
    const began = builtRelease(cashier)
    await expect(mounted(page, cashier)).toHaveAttribute('data-release', began)
    await pickMethod(page, 'Demo Bank')
    await page.getByLabel('Amount').fill('300')
    await page.getByRole('button', { name: 'Deposit', exact: true }).click()
    const notice = page.getByRole('status').filter({ hasText: /finishing on the version/ })

    await change({ kind: 'promote', remote: cashier, release: broken })
    await expect(notice).toBeVisible()
    await change({ kind: 'rollback', remote: cashier })
    await expect(notice).toHaveCount(0)
    await change({ kind: 'promote', remote: cashier, release: newer })
    await expect(notice).toBeVisible()
    await expect(page.getByLabel('Amount')).toHaveValue('300.00')

    await mark(page)
    goOn()
    await expect(page.getByText('Credited').first()).toBeVisible()
    await expect(mounted(page, cashier)).toHaveAttribute('data-release', began)
    await expect(notice).toHaveCount(0)
    await go(page, 'Home')
    await go(page, 'Deposit')
    await expect(mounted(page, cashier)).toHaveAttribute('data-release', newer)
    expect(await isMarked(page)).toBe(false)
    expect(await registryText()).toContain(canary)
  } finally {
    goOn()
    await restore(cashier)
    await restore('mf-games')
  }
})

test('a canary whose pages throw is rolled back by the guard, and recorded as such', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/boom at render|preload/)
  await inEnglish(page)
  const remote = 'mf-games'
  const canary = await publish(remote, throwsAtRender('3.4.0'))
  const place = (visitor: string) =>
    createHash('sha256').update([canary, remote, visitor].join('\0')).digest().readUInt32BE(0) % 10_000
  const visitors = Array.from(
    { length: 100 },
    (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  )
  const inside = visitors.find((visitor) => place(visitor) < 5_000) ?? ''
  await page
    .context()
    .addCookies([{ name: 'plaza.visitor', value: inside, url: `http://localhost:${sitePort}` }])
  try {
    await change({
      kind: 'canary',
      remote,
      release: canary,
      basisPoints: 5_000,
      guard: 0.5,
      sample: 3,
      addresses: 1,
    })
    for (let load = 0; load < 3; load += 1) {
      await page.goto('/m/gameList')
      await expect(mounted(page, remote)).toHaveAttribute('data-release', builtRelease(remote))
    }
    const { failures, remotes } = await factsOf(page)
    expect(failures).toContainEqual(
      expect.objectContaining({ remote, release: canary, phase: 'render', merchant: 'demo' }),
    )
    expect(remotes).toContainEqual(
      expect.objectContaining({ name: remote, release: builtRelease(remote), isFallback: true }),
    )
    await expect.poll(() => historyText(remote)).toContain('"canary guard"')
    await expect.poll(() => registryText()).not.toContain('"rollout"')
  } finally {
    await restore(remote)
  }
})

// REMOTE-5, RELEASE-4
test('a canary whose pages never settle is rolled back, and the next way in has the older release, in its page and in one that was open', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(/preload|deadline|not come/i)
  await inEnglish(page)
  await signIn(page, 'player01')
  const canary = await publish(cashier, waitsAtRender('3.7.0'))
  const place = (visitor: string) =>
    createHash('sha256').update([canary, cashier, visitor].join('\0')).digest().readUInt32BE(0) % 10_000
  const visitors = Array.from(
    { length: 100 },
    (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  )
  const inside = visitors.find((visitor) => place(visitor) < 5_000) ?? ''
  await context.addCookies([{ name: 'plaza.visitor', value: inside, url: `http://localhost:${sitePort}` }])
  const healthy = builtRelease(cashier)
  const isHealthy = (where: Page) => expect(mounted(where, cashier)).toHaveAttribute('data-release', healthy)
  try {
    await change({
      kind: 'canary',
      remote: cashier,
      release: canary,
      basisPoints: 5_000,
      guard: 0.5,
      sample: 3,
      addresses: 1,
    })
    const open = await context.newPage()
    await open.goto('/m/home')
    // The page's code comes after the document.
    await expect.poll(() => factsOf(open)).toBeTruthy()
    const { revision } = await factsOf(open)
    for (let load = 0; load < 3; load += 1) {
      await page.goto(deposit)
      await isHealthy(page)
    }
    const { failures } = await factsOf(page)
    expect(failures).toContainEqual(expect.objectContaining({ remote: cashier, release: canary }))
    await expect.poll(() => historyText(cashier)).toContain('"canary guard"')
    await expect.poll(async () => (await factsOf(open)).revision).toBeGreaterThan(revision)
    // Not by way of a page that does not settle and is given up.
    await go(open, 'Deposit')
    await isHealthy(open)
    expect((await factsOf(open)).failures).toEqual([])
    await go(page, 'Home')
    await go(page, 'Deposit')
    await isHealthy(page)
    expect((await factsOf(page)).failures).toEqual(failures)
  } finally {
    await restore(cashier)
  }
})

test('a canary that freezes its pages is rolled back when the next page load reports it', async ({
  page,
  watch,
}) => {
  // A frozen page uses nothing of what it has preloaded.
  watch.expectProblems(/preload/)
  await inEnglish(page)
  const remote = 'mf-games'
  const canary = await publish(remote, blocksAtRender('3.5.0', 60_000))
  try {
    // The share applies to visitors: all but one in 10,000.
    await change({
      kind: 'canary',
      remote,
      release: canary,
      basisPoints: 9_999,
      guard: 0.1,
      sample: 1,
      addresses: 1,
    })
    await page.goto('/m/home')
    const stopped = await page.context().newPage()
    await stopped.goto('/m/gameList', { waitUntil: 'commit' })
    const beat = () => page.evaluate(() => localStorage.getItem('plaza.beat'))
    await expect.poll(beat).toContain(canary)
    // A page reports only once it is certain whether it recovers.
    await page.waitForTimeout(5_500)
    await page.reload()
    await expect.poll(() => historyText(remote)).toContain('1 at frozen')
    await stopped.close()
  } finally {
    await restore(remote)
  }
})

for (const [when, variant] of [
  ['while its entry is evaluated', blocksAtEvaluation('3.5.1', 60_000)],
  ['long after it was drawn', blocksLater('3.5.2', 6_000, 60_000)],
] as const)
  // GUARD-3
  test(`a canary that freezes its pages ${when} is rolled back when the next page load of that browser reports it`, async ({
    page,
    watch,
  }) => {
    watch.expectProblems(/preload/)
    await inEnglish(page)
    const remote = 'mf-member'
    const canary = await publish(remote, variant)
    try {
      await change({
        kind: 'canary',
        remote,
        release: canary,
        basisPoints: 9_999,
        guard: 0.1,
        sample: 1,
        addresses: 1,
      })
      await page.goto('/m/help')
      const stopped = await page.context().newPage()
      await stopped.goto('/m/activity', { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza.beat'))).toContain(canary)
      await page.waitForTimeout(8_000)
      await stopped.close()
      await page.reload()
      await expect.poll(() => historyText(remote)).toContain('1 at frozen')
    } finally {
      await restore(remote)
    }
  })

// GUARD-3
test('a canary whose pages block the main thread more than those of the current release is rolled back', async ({
  page,
}) => {
  await inEnglish(page)
  const remote = 'mf-games'
  const canary = await publish(remote, blocksAtRender('3.5.3', 1_500))
  try {
    await change({
      kind: 'canary',
      remote,
      release: canary,
      basisPoints: 9_999,
      guard: 0.5,
      sample: 2,
      addresses: 1,
    })
    for (let load = 0; load < 2; load += 1) {
      await page.goto('/m/gameList')
      await expect(mounted(page, remote)).toHaveAttribute('data-release', canary)
      // The long task is reported after the page has been drawn.
      await expect
        .poll(async () => (await factsOf(page)).failures)
        .toContainEqual(expect.objectContaining({ remote, release: canary, phase: 'long-task' }))
    }
    await expect.poll(() => historyText(remote)).toContain('of its page loads had long tasks')
    await expect.poll(() => registryText()).not.toContain('"rollout"')
  } finally {
    await restore(remote)
  }
})

test('a page exposes what it has loaded: to scripts as a frozen object, on development hosts as a panel', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/home?mfe-panel')
  await expect(mounted(page, 'mf-games')).toBeVisible()
  // The time of a mount is noted once it is over.
  await expect
    .poll(async () => (await factsOf(page)).remotes)
    .toContainEqual(
      expect.objectContaining({
        name: 'mf-games',
        release: builtRelease('mf-games'),
        reason: 'channel',
        integrity: 'verified',
        timings: expect.objectContaining({ entry: expect.any(Number), mount: expect.any(Number) }),
      }),
    )
  const facts = await factsOf(page)
  expect(facts.merchant).toBe('demo')
  expect(facts.shared['react']).toHaveLength(1)
  const frozen = await page.evaluate(() => {
    const { __plaza__: plaza } = globalThis as unknown as { __plaza__: { remotes: object[] } }
    return Object.isFrozen(plaza) && plaza.remotes.every((remote) => Object.isFrozen(remote))
  })
  expect(frozen).toBe(true)
  const panel = page.getByRole('complementary', { name: 'What is loaded' })
  await expect(panel).toContainText(builtRelease('mf-games'))
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
})
