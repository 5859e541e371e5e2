import type { Page } from '@playwright/test'
import { crawl } from '../src/crawl'
import { inEnglish, sendLogin, signIn } from '../src/people'
import { change } from '../src/releases'
import { sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'

/** Pages that must be reachable by following links. */
const games = ['/m/gameList', '/m/gameCenter', '/m/slotsCenter']
const shell = ['/m/help', '/m/notice', '/m/service', '/m/useragreement', '/m/download']
const visitors = ['/m/login', '/m/register', '/m/forget', '/m/activity', '/m/voucherCenter']
const members = ['/m/set', '/m/changePsw', '/m/member/home', '/m/voucherCenter', '/m/withdraw']

const lite = `http://lite.localhost:${sitePort}`
const nobody = async () => undefined
const as = (userName: string) => (page: Page) => signIn(page, userName)
const asTrial = async (page: Page, origin = '') => {
  await page.goto(`${origin}/m/trail`)
  await page.getByRole('button', { name: 'Start free play' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
}
const asLiteMember = async (page: Page) => {
  await page.goto(`${lite}/m/login`)
  await sendLogin(page, 'player01')
  await expect(page).toHaveURL(/\/m\/home$/)
}

/**
 * Another merchant's plan takes three more minutes, and an agent's crawl opens all pages of a member's but the first withdrawal
 * password, which has flows of its own, and those of a trial account. So only the full run includes these.
 */
const inFullRun = [
  ['a member', '', as('player01'), [...games, ...shell, ...members, '/m/vouReport']],
  ['a trial account', '', asTrial, [...games, ...shell]],
  ['a visitor of a merchant with less', lite, nobody, [...games, ...shell]],
  ['a member of a merchant with less', lite, asLiteMember, [...games, ...shell, '/m/set']],
  ['a trial account of a merchant with less', lite, (page: Page) => asTrial(page, lite), games],
] as const

const remotes = ['mf-games', 'mf-member', 'mf-cashier', 'mf-agent'] as const
const turn = (kind: 'disable' | 'enable', remote: string) => change({ kind, remote, merchant: 'demo' })

test.describe('links and buttons', () => {
  for (const [who, origin, signIn, found] of [
    ['a visitor', '', nobody, [...games, ...shell, ...visitors]],
    ['an agent', '', as('agent01'), [...games, ...shell, ...members, '/m/agent']],
    ...(process.env.E2E_FULL ? inFullRun : []),
  ] as const)
    // ROUTE-8
    test(`no link and no button leads to a missing page for ${who}`, async ({ page, watch }) => {
      // The test presses everything: the gateway refuses what it must, and the page shows the refusal.
      watch.expectProblems(/the server responded with a status of (4\d\d|503)/)
      await inEnglish(page)
      await page.context().addCookies([{ name: 'language', value: 'en', url: lite }])
      await signIn(page)
      const { opened, dead } = await crawl(page, `${origin}/m/home`)
      expect(dead).toEqual([])
      const paths = new Set(opened.map((address) => new URL(address, 'http://site').pathname))
      expect(found.filter((path) => !paths.has(path))).toEqual([])
    })

  // The matrix of remotes takes ten more minutes, so only the full run includes it.
  for (const remote of process.env.E2E_FULL ? remotes : [])
    test.describe(`while ${remote} is disabled`, () => {
      test.beforeEach(() => turn('disable', remote))
      test.afterEach(() => turn('enable', remote))

      for (const [who, signIn] of [
        ['a visitor', nobody],
        ['a member', as('player01')],
        ['an agent', as('agent01')],
      ] as const)
        // ROUTE-8
        test(`no link and no button leads to a missing page for ${who} while ${remote} is disabled`, async ({
          page,
          watch,
        }) => {
          watch.expectProblems(/the server responded with a status of (4\d\d|503)/)
          await inEnglish(page)
          await signIn(page)
          const { opened, dead } = await crawl(page, '/m/home')
          expect(dead).toEqual([])
          expect(opened.length).toBeGreaterThan(5)
        })
    })
})
