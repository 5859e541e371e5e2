import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { openMenu, pressInMenu } from '../src/menu'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { announcement } from '../src/popups'
import { settled, walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

// The languages with complete texts on the demo, Filipino and English, and also Arabic for the pages that need no
// session.
test.beforeAll(() => void plaza('setting', 'demo', 'languages', '["fil","en","ar"]'))
test.afterAll(() => void plaza('setting', 'demo', 'languages', '["fil","en"]'))

/** Overlays and error states of these pages, each with the steps that lead to it. */
const states: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'home with the languages',
    '/m/home',
    async (page) => {
      await page.getByRole('button', { name: /Language/ }).click()
      await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
    },
  ],
  [
    'home with the downloads',
    '/m/home',
    async (page) => {
      await page
        .getByRole('complementary', { name: 'The app' })
        .getByRole('button', { name: 'Download' })
        .click()
      await expect(page.getByRole('dialog', { name: /on your device/ })).toBeVisible()
    },
  ],
  [
    'sign-in by mobile number',
    '/m/login',
    async (page) => {
      await page.getByRole('tab', { name: 'Mobile' }).click()
      await expect(page.getByLabel('SMS code')).toBeVisible()
    },
  ],
  [
    'sign-in with empty fields sent',
    '/m/login',
    async (page) => page.getByRole('button', { name: 'Log in', exact: true }).click(),
  ],
  [
    'registration with what is missing',
    '/m/register',
    async (page) => page.getByRole('button', { name: 'Register', exact: true }).click(),
  ],
  [
    'registration by mobile number',
    '/m/register',
    async (page) => page.getByRole('tab', { name: 'Mobile' }).click(),
  ],
  [
    'forgotten password by e-mail',
    '/m/forget',
    async (page) => page.getByRole('tab', { name: 'By e-mail' }).click(),
  ],
]

const screens = [
  'home',
  'login',
  'register',
  'forget',
  'trail',
  'notice',
  'help',
  'helpDetail?i=1',
  'service',
  'useragreement',
  'download',
  'maintenance',
  'blocked',
  'nothing-here',
]

/** Pages whose layout could break with longer texts or the other text direction. */
const written = ['home', 'login', 'register', 'forget', 'help']

for (const [language, pages] of [
  ['en', screens],
  ['fil', written],
  ['ar', written],
] as const)
  test(`axe finds nothing on the pages of the front door in ${language}`, async ({ page, watch }) => {
    watch.expectProblems(/404/)
    const [first, ...others] = pages
    const addresses = [`/m/${first}?lang=${language}`, ...others.map((screen) => `/m/${screen}`)]
    await walkPages(page, addresses, async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await test.step(address, () => expectAccessible(page))
    })
  })

// A11Y-1
test('axe finds nothing with any overlay open or any error shown', async ({ page }) => {
  await inEnglish(page)
  for (const [name, path, open] of states) {
    await page.goto(path)
    await settled(page)
    await open(page)
    await test.step(name, () => expectAccessible(page))
  }
})

test.describe('an announcement', () => {
  test.use({ closesAnnouncements: false })
  // A11Y-1
  test('an announcement that opens by itself is as accessible as the page', async ({ page }) => {
    await inEnglish(page)
    await page.goto('/m/home')
    await expect(announcement(page)).toBeVisible()
    await expectAccessible(page)
  })
})

// A11Y-1
test('axe finds nothing on the header, menu and overlays of a member, in the dark and the light theme', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain01')
  await page.goto('/m/home')
  for (const theme of ['dark', 'light']) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: page.url() }])
    await page.goto('/m/home')
    await settled(page)
    await openMenu(page)
    await test.step(`menu, ${theme}`, () => expectAccessible(page))
    await pressInMenu(page, 'Sign out')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await test.step(`sign out, ${theme}`, () => expectAccessible(page))
    await walkPages(page, ['/m/set', '/m/changePsw'], async (address) => {
      await test.step(`${address}, ${theme}`, () => expectAccessible(page))
    })
  }
})

/** Pages on which games are found and their rounds recomputed. */
const gamePages = [
  'gameList?gameType=RNG',
  'gameLobby?gameType=RNG&vendor=TLA',
  'gameCenter',
  'slotsCenter',
  'fairness',
]

test('axe finds nothing on the pages of games and on a running game, in the dark and the light theme', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  const addresses = gamePages.map((screen) => `/m/${screen}`)
  await walkPages(page, addresses, async (address) => {
    await test.step(address, () => expectAccessible(page))
  })
  await page.goto('/m/gameList?gameType=RNG')
  await page.locator('main article').first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/launchGame\?/)
  const spin = page.frameLocator('main iframe').getByRole('button', { name: 'Spin', exact: true })
  for (const theme of ['dark', 'light']) {
    await expect(spin).toBeEnabled()
    await settled(page)
    await test.step(`launchGame, ${theme}`, () => expectAccessible(page))
    await page.context().addCookies([{ name: 'theme', value: 'light', url: page.url() }])
    if (theme === 'dark') await page.reload()
  }
  await page.getByRole('button', { name: 'Game menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await test.step('menu of the game', () => expectAccessible(page))
})
