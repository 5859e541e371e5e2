import { calm } from '../src/calm'
import type { Page } from '@playwright/test'
import { fontsDrawn } from '../src/layout-shifts'
import { inEnglish, signIn } from '../src/people'
import { serviceButton } from '../src/service-button'
import { settled, walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

/** The answer of the edge while the gateway is unreachable. */
const busy = { success: false, code: 'service.unavailable', message: 'away', requestId: 'e2e' }

/** Smallest side of a touch target, CSS px. */
const targetPx = 44

/** Controls on the page that are smaller, by name and size; links inside a text count as part of the text. */
const smallTargets = (page: Page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('a, button, [role=tab], [role=radio], select')]
        // Pages that were left are in the document as well, and are not drawn.
        .filter(
          (element) => element.checkVisibility() && element.closest('p, label, [data-rich-text]') === null,
        )
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
          return { name, width: Math.round(width), height: Math.round(height) }
        })
        .filter(({ width, height }) => width > 0 && height > 0 && (width < least || height < least)),
    targetPx,
  )

/** Whether the end of the page can be scrolled clear of the bottom menu and its raised button. */
const isEndClear = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const last = document.querySelector('main')?.lastElementChild?.getBoundingClientRect()
    const menu = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect()
    return !last || !menu || last.bottom <= menu.top + 1
  })

/** Phones whose pages are looked at, CSS px. */
const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

const look = (page: Page, paths: readonly string[]) => {
  const addresses = paths.map((path) => `/m/${path}`)
  return walkPages(page, addresses, async (address) => {
    for (const phone of phones) {
      await page.setViewportSize(phone)
      await settled(page)
      expect([address, phone, await smallTargets(page)]).toEqual([address, phone, []])
    }
    // At last, because scrolling loads more.
    for (const phone of phones) {
      await page.setViewportSize(phone)
      await settled(page)
      expect([address, phone, await isEndClear(page)]).toEqual([address, phone, true])
    }
  })
}

test.describe('on a phone of 320 by 640 and of 390 by 844', () => {
  test.beforeEach(({ page }) => inEnglish(page))

  // LOOK-1, A11Y-2
  test('every control of a visitor is large enough to tap, and none is covered by the menu', async ({
    page,
  }) => {
    await look(page, ['home', 'gameList?gameType=RNG', 'login', 'register', 'help', 'notice', 'service'])
  })

  // LOOK-1, A11Y-2
  test('every control of a member is large enough to tap, and none is covered by the menu', async ({
    page,
  }) => {
    await signIn(page, 'plain02')
    await look(page, ['home', 'voucherCenter', 'withdraw', 'member/home', 'set', 'fairness'])
  })
})

/** Texts of titles, dialog buttons and teams that overflow their box. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1:not(:has(a)), [role=dialog] button, [data-hot-match] li span')]
      .filter((element) => element.checkVisibility())
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
      )
      .map(({ textContent }) => textContent),
  )

test.describe('on a phone of 320 by 640 in Filipino', () => {
  test.use({ viewport: { width: 320, height: 640 }, closesAnnouncements: false })

  // LOOK-1
  test('no announcement button and no team name is cut off', async ({ page }) => {
    await page.goto('/m/home')
    await expect(page.locator('[data-hot-match]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nakaraan' })).toBeVisible()
    await fontsDrawn(page)
    expect(await cutWords(page)).toEqual([])
  })

  // LOOK-1
  test('no page title beside the balance is cut off', async ({ page }) => {
    await inEnglish(page)
    await signIn(page, 'player01')
    await page.context().clearCookies({ name: 'language' })
    await page.evaluate(() => localStorage.removeItem('language'))
    const paths = ['activity', 'set', 'inviteFriends', 'useragreement', 'gameCenter', 'notice']
    const addresses = paths.map((path) => `/m/${path}`)
    await walkPages(page, addresses, async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
      await expect(page.getByRole('banner').getByRole('heading')).toBeVisible()
      await expect(page.getByRole('banner').getByText('₱')).toBeVisible()
      expect([address, await cutWords(page)]).toEqual([address, []])
    })
  })
})

// LOOK-1, FRAME-18
test('the line about a restarting service covers no title, with the header of the site and with a page’s own bar', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/503/)
  await page.setViewportSize({ width: 320, height: 640 })
  await inEnglish(page)
  await page.route(/\/wps\/(help|announcements)/u, (route) => route.fulfill({ status: 503, json: busy }))
  for (const path of ['help', 'notice']) {
    await page.goto(`/m/${path}`)
    const line = await page.getByText('The service is restarting').boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    if (!line || !title) throw new Error(`no line or no title at ${path}`)
    expect(line.y >= title.y + title.height || title.y >= line.y + line.height).toBe(true)
  }
})

/** The box of the text that is drawn in an element, CSS px. */
const textBox = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  return { left, right, top, bottom }
}

// LOOK-1
test('at 320 px in Filipino the menu’s labels keep clear of the edges and of each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'vip05')
  for (const path of ['home', 'mine']) {
    await page.goto(`/m/${path}`)
    const labels = page
      .getByRole('navigation', { name: 'Pangunahin' })
      .getByRole('link')
      .locator('> span:nth-child(2)')
    await expect(labels.last()).toHaveText('Miyembro')
    const boxes = await Promise.all((await labels.all()).map((label) => label.evaluate(textBox)))
    const edges = [{ right: 0 }, ...boxes].map(({ right }, index) => (boxes[index]?.left ?? 320) - right)
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(2)
    expect(edges.at(-1)).toBeGreaterThanOrEqual(4)
  }
})

// LOOK-1
test('at 320 px a six-digit balance keeps clear of its eye, and the service button of the first title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/home')
  const banner = page.getByRole('banner')
  const amount = banner.locator('bdi')
  await expect(amount).toHaveText(/₱\d{3},\d{3}\.\d\d/)
  const eye = await banner.getByRole('button', { name: 'Hide balance' }).locator('svg').boundingBox()
  expect((eye?.x ?? 0) - (await amount.evaluate(textBox)).right).toBeGreaterThanOrEqual(4)
  const service = serviceButton(page)
  await expect(service).toBeAttached()
  const title = await page
    .getByRole('link', { name: /^See all/ })
    .first()
    .evaluate(textBox)
  await calm(page)
  const box = (await service.isVisible()) ? await service.boundingBox() : null
  expect(box === null || box.y >= title.bottom).toBe(true)
})

// LOOK-1
test('on a wide phone the amounts of a deposit fill their rows', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/voucherCenter')
  const chips = page.getByRole('main').getByRole('button', { name: /^₱[\d,]+$/ })
  await expect(chips.first()).toBeVisible()
  const tops = await chips.evaluateAll((all) =>
    all.map((chip) => Math.round(chip.getBoundingClientRect().top)),
  )
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  expect(new Set(rows).size).toBe(1)
})
