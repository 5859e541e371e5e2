import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { mfe } from '../src/mfe'
import { inEnglish } from '../src/people'
import { builtRelease, release, restore } from '../src/releases'
import { sitePort } from '../src/site'
import { heard } from '../src/toasts'
import { expect, test } from '../src/watch-page'

const console_ = '/release?lang=en'

/** A token of the release API, created as an engineer creates one. */
function makeToken(...scope: string[]): string {
  const { token } = JSON.parse(mfe('tokens', 'add', 'e2e', ...scope, '--expires', '1h', '--json')) as {
    token: string
  }
  return token
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto(console_)
  await page.getByLabel('Token').fill(token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'mf-cashier' })).toBeVisible()
}

// Axe checks ten screens, which is slow on a slow machine.
// CONSOLE-1
const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Expects no fault of accessibility and no horizontal scrolling, at the width of a phone and of a desktop. */
async function expectGood(page: Page): Promise<void> {
  for (const size of [wide, phone]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
}

test('the console explains a wrong token, accepts the right one, and shows every screen without an error', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/status of 401/)
  await page.goto(console_)
  await page.getByLabel('Token').fill('mfe_0123456789ab_nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This token is invalid or has expired.')).toBeVisible()
  await expectAccessible(page)

  const token = makeToken('--role', 'viewer')
  await signIn(page, token)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'mf-agent for lite' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'mf-agent for lite' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectGood(page)
  await page.getByRole('link', { name: 'mf-games' }).click()
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByText('Create a token').first()).toBeVisible()
  await expectGood(page)

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  )
  expect(kept).not.toContain(token)
  expect(JSON.stringify(await page.context().cookies())).not.toContain(token)
  await page.reload()
  await expect(page.getByLabel('Token')).toHaveValue('')
})

// RELEASE-5
test('a merchant’s token disables a remote on its own site and enables it again, live', async ({
  page,
  context,
}) => {
  const lite = await context.newPage()
  const origin = `http://lite.localhost:${sitePort}`
  await context.addCookies([{ name: 'language', value: 'en', url: origin }])
  const deposit = () => lite.getByRole('navigation', { name: 'Main' }).getByText('Deposit')
  await lite.goto(`${origin}/m/home`)
  await expect(deposit()).toBeVisible()

  await signIn(page, makeToken('--role', 'merchant', '--merchant', 'lite'))
  const toggle = page.getByRole('switch', { name: 'mf-cashier for lite' })
  await toggle.click()
  const off = page.getByRole('dialog', { name: 'Turn off mf-cashier for lite' })
  await expect(off).toContainText('pages, tiles and menu entries disappear')
  await expect(off.getByRole('region', { name: 'What changes' })).toContainText('Nothing')
  await expectAccessible(page)
  await off.getByLabel('Reason').fill('e2e')
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(off).toBeHidden()
  await expect(toggle).not.toBeChecked()
  await lite.goto(`${origin}/m/home`)
  await expect(lite.getByRole('navigation', { name: 'Main' }).getByText('Home')).toBeVisible()
  await expect(deposit()).toHaveCount(0)

  await toggle.click()
  const on = page.getByRole('dialog', { name: 'Turn on mf-cashier for lite' })
  await on.getByLabel('Reason').fill('e2e')
  await on.getByRole('button', { name: 'Turn on' }).click()
  await expect(toggle).toBeChecked()
  await lite.goto(`${origin}/m/home`)
  await expect(deposit()).toBeVisible()
})

test('a remote is rolled back by keyboard alone, after a preview of who is affected', async ({
  page,
  context,
}) => {
  const next = await release('mf-games', { version: '7.7.7' })
  try {
    const site = await context.newPage()
    await inEnglish(site)
    await site.goto('/m/home')
    const games = site.locator('[data-remote="mf-games"]').first()
    await expect(games).toHaveAttribute('data-release', next)
    // A console in a background tab renders rarely, and a sheet takes the focus with its first frame.
    await site.close()

    await page.setViewportSize(wide)
    await signIn(page, makeToken('--role', 'team', '--remote', 'mf-games'))
    const press = async (name: string | RegExp, role: 'link' | 'button') => {
      const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(wanted).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await press('mf-games', 'link')
    await expect(page.getByRole('heading', { name: 'mf-games', level: 1 })).toBeFocused()
    await press('Roll back', 'button')
    const sheet = page.getByRole('dialog', { name: 'Roll back mf-games' })
    const changes = sheet.getByRole('region', { name: 'What changes' })
    await expect(changes).toContainText(next)
    await expect(changes).toContainText(builtRelease('mf-games'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Roll back', exact: true })).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(changes).toContainText(next)
    await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    const why = sheet.getByLabel('Reason')
    for (let tabs = 0; tabs < 10; tabs += 1) {
      if (await why.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(why).toBeFocused()
    await page.keyboard.type('tiles are blank')
    await Promise.all([heard(page, /Rolled back mf-games\./), page.keyboard.press('Enter')])
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: next }).getByText('Rolled back')).toBeVisible()
    await expect(page.getByText('tiles are blank')).toBeVisible()
    await page.goto('/m/home')
    const back = page.locator('[data-remote="mf-games"]').first()
    await expect(back).toHaveAttribute('data-release', builtRelease('mf-games'))
  } finally {
    await restore('mf-games')
  }
})
