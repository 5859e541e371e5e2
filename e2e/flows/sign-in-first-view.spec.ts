import type { Page } from '@playwright/test'
import { holdScripts } from '../src/hold-scripts'
import { fontsDrawn, noteShifts, shiftsAfter } from '../src/layout-shifts'
import { inEnglish, password } from '../src/people'
import { expect, test } from '../src/watch-page'

const drawnForm = (page: Page) => page.locator('form[data-form]')
const screen = (page: Page) => page.locator('main[data-page="login"] form')

/** Where the parts of the page are, in px. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      'h1',
      'h2',
      '[role="tablist"]',
      'label',
      'input[type="password"]',
      '[type="checkbox"]',
      '[type="submit"]',
      'nav a',
    ].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect()
      return [selector, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

for (const width of [320, 390, 768])
  // EDGE-7, LOGIN-9, PERF-4
  test(`the form to sign in is there before any script, and nothing moves when the page takes over, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await inEnglish(page)
    await noteShifts(page)
    const release = await holdScripts(page)
    await page.goto('/m/login', { waitUntil: 'commit' })
    await expect(drawnForm(page).getByRole('button', { name: 'Log in' })).toBeVisible()
    await fontsDrawn(page)
    const before = await places(page)
    const releasedMs = await page.evaluate(() => performance.now())
    release()
    // A person is there, and does nothing that excuses a shift. The first move has no distance.
    for (const place of [4, 9]) await page.mouse.move(place, place)
    await expect(screen(page)).toBeVisible()
    await expect(drawnForm(page)).toHaveCount(0)
    expect(await places(page)).toEqual(before)
    expect(await shiftsAfter(page, releasedMs)).toEqual([])
  })

// EDGE-7, LOGIN-9
test('what is typed before any script stays, and a person types on without a tap', async ({ page }) => {
  await inEnglish(page)
  const release = await holdScripts(page)
  await page.goto('/m/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('player01')
  await page.getByLabel('Remember password').uncheck({ force: true })
  await page.getByLabel('Password', { exact: true }).pressSequentially(password.slice(0, 4))
  release()
  await expect(screen(page)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('player01')
  await expect(page.getByLabel('Remember password')).not.toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password.slice(4))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home$/)
})

for (const how of ['its button', 'Enter'] as const)
  // EDGE-7, LOGIN-9
  test(`a form that is sent by ${how} before any script signs in as soon as the scripts are there`, async ({
    page,
  }) => {
    await inEnglish(page)
    const release = await holdScripts(page)
    await page.goto('/m/login?returnTo=%2Fm%2FgameList', { waitUntil: 'commit' })
    await page.getByLabel('Username').fill('player01')
    await page.getByLabel('Password', { exact: true }).fill(password)
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(drawnForm(page)).toBeVisible()
    expect(page.url()).toMatch(/\/m\/login\?returnTo=%2Fm%2FgameList$/)
    release()
    await expect(page).toHaveURL(/\/m\/gameList/)
  })

// EDGE-8
test('a button of the form that is pressed before any script does what it says as soon as the scripts are there', async ({
  page,
}) => {
  await inEnglish(page)
  const release = await holdScripts(page)
  await page.goto('/m/login', { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect(drawnForm(page)).toBeVisible()
  release()
  await expect(screen(page)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
})

// EDGE-7
test('when the scripts never come, the form keeps what was typed, and loading again heals it', async ({
  page,
  watch,
}) => {
  // Nothing uses what the document preloads for scripts that never come.
  watch.expectProblems(/Failed to load resource|ERR_FAILED|preloaded using link preload but not used/)
  await inEnglish(page)
  await page.route(/\/assets\/shell\/.*\.js$/, (route) => route.abort())
  await page.goto('/m/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('player01')
  const again = page.getByRole('button', { name: 'Load again' })
  await expect(again).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('player01')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  // Nothing of it is in the address, nor sent anywhere.
  expect(page.url()).toMatch(/\/m\/login$/)
  await page.unroute(/\/assets\/shell\/.*\.js$/)
  await again.click()
  await page.getByLabel('Username').fill('player01')
  await expect(screen(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // EDGE-7
  test('the form to sign in says that it needs JavaScript, and puts nothing into the address', async ({
    page,
  }) => {
    await inEnglish(page)
    await page.goto('/m/login')
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    await page.getByLabel('Username').fill('player01')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByLabel('Username')).toHaveValue('')
    expect(page.url()).not.toContain('player01')
    expect(page.url()).not.toContain(password)
  })
})
