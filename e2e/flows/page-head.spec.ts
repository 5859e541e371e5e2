import type { Page } from '@playwright/test'
import { chooseMethod } from '../src/deposits'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** Scrolls as far down as the page goes, as somebody does who reads all of a form. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
}

/** The page is at its top, and the focus on a heading that is in view. */
async function expectHead(page: Page): Promise<void> {
  const focused = page.locator('main :is(h1, h2, h3, legend, [data-head]):focus')
  await expect(focused).toBeInViewport()
  // Content below may still load: the page stays where it is.
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(focused).toBeInViewport()
}

/** Confirms with the withdrawal password; `before` comes just before the tap. */
async function confirm(page: Page, action: string, before?: () => Promise<unknown>): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Withdrawal password').fill('246810')
  await before?.()
  await question.getByRole('button', { name: action, exact: true }).click()
}

interface Replacement {
  what: string
  account: string
  path: string
  /** Does all that comes before the tap that replaces the page. */
  prepare?: (page: Page) => Promise<unknown>
  replace: (page: Page) => Promise<unknown>
  /** Height of the window, px, where the page can be too short to scroll in the usual one. */
  height?: number
  /** Heading of what replaces it. */
  heading: RegExp
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const enter = (page: Page, amount: string) => page.locator('input[name="amount"]').fill(amount)

const replacements: readonly Replacement[] = [
  {
    what: 'the order of a deposit, after its form',
    account: 'vip05',
    path: '/m/voucherCenter',
    prepare: async (page) => {
      await chooseMethod(page, 'Demo QR')
      await enter(page, '251')
    },
    replace: (page) => press(page, 'Deposit'),
    heading: /Waiting for your payment/,
  },
  {
    what: 'the order of a withdrawal, after its form',
    account: 'up01',
    path: '/m/withdraw',
    prepare: (page) => enter(page, '110'),
    replace: async (page) => {
      await press(page, 'Withdraw')
      await confirm(page, 'Withdraw')
    },
    heading: /./,
  },
  {
    what: 'the receipt of a transfer to the superior, after its form',
    account: 'up01',
    path: '/m/upLine/transfer',
    prepare: (page) => enter(page, '21'),
    replace: async (page) => {
      await press(page, 'Transfer')
      await confirm(page, 'Transfer')
    },
    heading: /Transferred/,
  },
  {
    what: 'the receipt of a transfer to a game wallet, after its form',
    account: 'up01',
    path: '/m/wallet/transfer',
    prepare: (page) => enter(page, '101'),
    replace: (page) => press(page, 'Transfer'),
    heading: /./,
  },
  {
    what: 'the form of a payout account, after the list',
    account: 'up01',
    path: '/m/cards',
    // With one account the list is shorter than without any.
    height: 300,
    replace: (page) => press(page, 'Add an account'),
    heading: /./,
  },
]

test.describe('what replaces a page in place', () => {
  test.use({ viewport: { width: 390, height: 420 } })
  for (const { what, account, path, prepare, replace, height, heading } of replacements)
    // FRAME-20
    test(`${what}, begins at its head with the focus on a heading in view`, async ({ page }) => {
      await inEnglish(page)
      if (height !== undefined) await page.setViewportSize({ width: 390, height })
      await signIn(page, account)
      await page.goto(path)
      await prepare?.(page)
      await scrollToEnd(page)
      await replace(page)
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
      await expectHead(page)
    })

  // FRAME-20
  test('the sign-in page begins at its head when it replaces a form whose session has ended', async ({
    page,
    watch,
  }) => {
    watch.expectProblems(/401 \(Unauthorized\)/)
    await inEnglish(page)
    await signIn(page, 'up01')
    await page.goto('/m/withdraw')
    await enter(page, '110')
    await scrollToEnd(page)
    await press(page, 'Withdraw')
    // The session ends as late as can be: a call of the form, such as for the fee, would find that out before the tap.
    await confirm(page, 'Withdraw', () => page.context().clearCookies())
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

// FRAME-24
test('the focus is on the heading of a page that a link or Back led to, or on the page', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/help')
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('main') && document.activeElement.tagName)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).click()
  await expect(page.locator('main [data-remote="mf-member"]')).toHaveCount(1)
  await expect.poll(focused).toMatch(/^(H[123]|LEGEND|MAIN)$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help/)
  await expect.poll(focused).toMatch(/^(H[123]|LEGEND|MAIN)$/)
})

// FRAME-8
test('the bottom menu makes room while somebody types, and comes back', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/gameList?gameType=RNG')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeInViewport()
  await page.getByRole('combobox', { name: 'Search games' }).focus()
  await expect(menu).not.toBeInViewport()
  await page.getByRole('combobox', { name: 'Search games' }).blur()
  await expect(menu).toBeInViewport()
})
