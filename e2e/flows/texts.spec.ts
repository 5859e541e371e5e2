import type { Page } from '@playwright/test'
import { calm } from '../src/calm'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** Texts of the page that are cut off, and words that are broken in the middle, each with its element. */
const faultyTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const texts = [...element.childNodes].filter((node): node is Text => node instanceof Text)
      const text = texts.map(({ data }) => data).join('')
      if (text.trim() === '' || element.closest('svg, [data-marquee], [inert]')) continue
      if (!element.checkVisibility() || element.offsetWidth < 2) continue
      const { overflow } = getComputedStyle(element)
      const isCut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3
      if (overflow === 'hidden' && isCut) found.push(`cut: ${text}`)
      for (const node of texts)
        for (const { 0: word, index } of node.data.matchAll(/\p{L}{4,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`broken: ${word}`)
        }
    }
    return found
  })

for (const [language, width, height] of [
  ['en', 390, 844],
  ['fil', 390, 844],
  ['en', 320, 640],
  ['fil', 320, 640],
] as const)
  // LOOK-1
  test(`no text of a member’s pages is cut off and no word is broken in ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    if (language === 'en') await inEnglish(page)
    await signIn(page, 'player01')
    const lists = ['gameList?gameType=HOT', 'gameList?gameType=RNG', 'gameCenter']
    for (const path of ['notice', 'inviteFriends', 'vouReport', 'service', 'set', ...lists]) {
      await page.goto(`/m/${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('banner').getByText('₱')).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await calm(page)
      expect([path, await faultyTexts(page)]).toEqual([path, []])
    }
  })

// LOOK-1
test('the label of the page that is open stays on one line in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await inEnglish(page)
  await signIn(page, 'player01')
  const label = page.getByRole('navigation', { name: 'Main' }).getByText('Invite friends')
  await page.goto('/m/home')
  const { height } = (await label.boundingBox()) ?? { height: 0 }
  await page.goto('/m/inviteFriends')
  await expect(page.getByRole('link', { name: 'Invite friends' })).toHaveAttribute('aria-current', 'page')
  expect((await label.boundingBox())?.height).toBe(height)
})

// A11Y-2
test('a hidden balance is large enough to tap for a refresh', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await inEnglish(page)
  await signIn(page, 'player01')
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Hide balance' }).click()
  await page.goto('/m/voucherCenter')
  const refresh = page.getByRole('banner').getByRole('button', { name: 'Refresh balance' })
  const box = await refresh.boundingBox()
  expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44)
})

// LOOK-1
test('at the end of home no button of customer service lies over a text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await inEnglish(page)
  await page.goto('/m/home')
  const service = page.getByRole('complementary', { name: 'Ways to reach us' })
  await expect(service).toBeVisible()
  await calm(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await calm(page)
  const column = await service.boundingBox()
  const lines = await page
    .getByRole('contentinfo')
    .locator('p, a')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].map(({ right, top, bottom }) => ({ right, top, bottom }))
      }),
    )
  if (!column) throw new Error('customer service has no box')
  const covered = lines.filter(
    ({ right, top, bottom }) => right > column.x && bottom > column.y && top < column.y + column.height,
  )
  expect(covered).toEqual([])
})
