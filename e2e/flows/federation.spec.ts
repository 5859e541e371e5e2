import { calm } from '../src/calm'
import { inEnglish, signIn } from '../src/people'
import { builtRelease, change, release, restore } from '../src/releases'
import { serviceButton } from '../src/service-button'
import { expect, test } from '../src/watch-page'

// REMOTE-7
test('every shared package is loaded once, whatever remotes the page loads', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'agent01')
  for (const [path, remote] of [
    ['/m/voucherCenter', 'mf-cashier'],
    ['/m/member/home', 'mf-member'],
    ['/m/agent', 'mf-agent'],
  ] as const) {
    await page.goto('/m/home')
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    // Home is kept, hidden, with its games if they came before it was left.
    await expect(
      page.locator(`main [data-remote="${remote}"]`).filter({ visible: true }).first(),
    ).toBeVisible()
  }
  const copies = await page.evaluate(() => {
    interface Shared {
      loaded?: boolean
      lib?: unknown
    }
    const { __INSTANCES__: instances } = (
      globalThis as unknown as {
        __FEDERATION__: {
          __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, Shared>>> }[]
        }
      }
    ).__FEDERATION__
    const found: Record<string, Set<string>> = {}
    for (const { shareScopeMap } of instances)
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {}))
        for (const [version, shared] of Object.entries(versions))
          if (shared.loaded || shared.lib) (found[name] ??= new Set()).add(version)
    return Object.fromEntries(Object.entries(found).map(([name, versions]) => [name, versions.size]))
  })
  expect(Object.keys(copies)).toEqual(
    expect.arrayContaining(['react', '@plaza/events', '@plaza/federation', '@plaza/i18n']),
  )
  expect(Object.values(copies).every((count) => count === 1)).toBe(true)
})

// REMOTE-9
test('a deep link loads the shell and that remote, and no file of the others', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('about:blank')
  const requests = new Set<string>()
  page.on('request', (request) => {
    const remote = /\/assets\/([^/]+)\//.exec(request.url())?.[1]
    if (remote) requests.add(remote)
  })
  await page.goto('/m/withdraw')
  await expect(page.locator('[data-remote="mf-cashier"]').first()).toBeVisible()
  expect([...requests].sort()).toEqual(['mf-cashier', 'shell'])
})

// LANG-5
test('a deep link loads the texts of its own page and of what is on it, and not those of the remote’s other pages', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  const texts: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (/\/mf-cashier\/[^/]+\/texts\./.test(response.url())) texts.push(response.json())
  })
  await page.goto('/m/withdraw')
  await expect(page.getByRole('heading', { name: 'Withdraw', exact: true })).toBeVisible()
  // The heading is the shell's, and there before the page's texts.
  await expect.poll(() => texts.length).toBe(4)
  const loaded = Object.assign({}, ...(await Promise.all(texts))) as object
  expect(loaded).toHaveProperty('withdraw')
  expect(loaded).toHaveProperty('accounts')
  expect(loaded).toHaveProperty('moneySummary')
  expect(loaded).toHaveProperty('verify')
  for (const other of ['deposit', 'turnover', 'upline', 'vendorWallets'])
    expect(loaded).not.toHaveProperty(other)
  expect(texts).toHaveLength(4)
})

// EDGE-1
for (const [path, filled, asks] of [
  ['/m/voucherCenter', 'main input[name="amount"]', ['/wps/deposit/methods', '/wps/limits/deposit']],
  ['/m/member/home', '[data-remote="mf-cashier"]', ['/wps/member/info']],
] as const satisfies [string, string, string[]][])
  test(`a deep link to ${path} requests in its document every script that draws it, and what it shows first`, async ({
    page,
  }) => {
    await inEnglish(page)
    await signIn(page, 'player01')
    await page.goto('about:blank')
    const scripts: string[] = []
    const reads: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script') scripts.push(pathname)
      else if (asks.some((read) => read === pathname)) reads.push(pathname)
    })
    const html = await (await page.goto(path))?.text()
    await expect(page.locator(filled).first()).toBeVisible()
    // Asked for by the document, and not again by the page (REMOTE-12).
    expect(reads).toEqual(asks)
    expect(scripts.length).toBeGreaterThan(5)
    // Icons appear in their places when they come.
    const later = scripts.filter((script) => !html?.includes(script) && !script.includes('/icons.'))
    expect(later).toEqual([])
  })

// REMOTE-11
test('a touch on a link begins to load the page behind it and what it shows, before the tap ends', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain01')
  await page.goto('/m/member/home')
  await calm(page)
  const begun = page.waitForRequest(/\/assets\/mf-cashier\/.*\.js$/)
  const asked = page.waitForRequest('**/wps/withdraw/options')
  const wallet = page.getByRole('region', { name: 'Your wallet' })
  await wallet.getByRole('link', { name: 'Withdraw' }).dispatchEvent('pointerdown')
  await Promise.all([begun, asked])
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

// RELEASE-4, PERF-3, BUILD-2
test('the next page load after a rollback gets the earlier release, and no file of the others changes', async ({
  page,
}) => {
  await inEnglish(page)
  const next = await release('mf-games', { version: '2.0.0' })
  try {
    await page.goto('/m/home')
    await expect(page.locator('[data-remote="mf-games"]').first()).toHaveAttribute('data-release', next)
    // Compares by release, because files never change but the number of loaded files depends on timing.
    const others = () =>
      page.evaluate(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name)
        const releases = names.flatMap((name) => /\/assets\/(?!mf-games\/)[^/]+\/[^/]+/.exec(name) ?? [])
        return [...new Set(releases)].sort()
      })
    // Compares what is loaded by the time that home has loaded everything.
    await expect(serviceButton(page)).toBeAttached()
    const before = await others()
    await change({ kind: 'rollback', remote: 'mf-games' })
    await page.reload()
    await expect(page.locator('[data-remote="mf-games"]').first()).toHaveAttribute(
      'data-release',
      builtRelease('mf-games'),
    )
    await expect(serviceButton(page)).toBeAttached()
    expect(await others()).toEqual(before)
  } finally {
    await restore('mf-games')
  }
})

// REMOTE-1
test('disabling a remote removes its tiles at the next load, and its address explains it', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/404/)
  await inEnglish(page)
  await change({ kind: 'disable', remote: 'mf-cashier', merchant: 'demo' })
  try {
    await page.goto('/m/home')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByText('Home')).toBeVisible()
    await expect(menu.getByText('Deposit')).toHaveCount(0)
    await page.goto('/m/voucherCenter')
    await expect(page.getByRole('main')).toContainText(/not available/i)
  } finally {
    await change({ kind: 'enable', remote: 'mf-cashier', merchant: 'demo' })
  }
})
