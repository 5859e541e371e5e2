import { calm } from '../src/calm'
import { faultyTexts } from '../src/faulty-texts'
import { fontsDrawn } from '../src/layout-shifts'
import { inEnglish, signIn } from '../src/people'
import { serviceButton } from '../src/service-button'
import { settled, walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

/** Phones whose pages are looked at, CSS px. */
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
const lists = ['gameList?gameType=HOT', 'gameCenter', 'gameList?gameType=RNG']
const paths = ['notice', 'inviteFriends', 'vouReport', 'service', 'set', ...lists]

// Filipino has the longer texts; only the full run looks at English as well.
for (const language of process.env.E2E_FULL ? ['fil', 'en'] : ['fil'])
  // LOOK-1
  test(`no text of a member’s pages is cut off and no word is broken in ${language} at 390 and 320 px`, async ({
    page,
  }) => {
    if (language === 'en') await inEnglish(page)
    await signIn(page, 'player01')
    const addresses = paths.map((path) => `/m/${path}`)
    await walkPages(page, addresses, async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const phone of phones) {
        await page.setViewportSize(phone)
        await expect(page.getByRole('banner').getByText('₱')).toBeVisible()
        await settled(page)
        expect([address, phone, await faultyTexts(page)]).toEqual([address, phone, []])
      }
    })
  })

// LOOK-1
test('the label of the page that is open stays on one line in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await inEnglish(page)
  await signIn(page, 'player01')
  const label = page.getByRole('navigation', { name: 'Main' }).getByText('Invite friends')
  await page.goto('/m/home')
  await fontsDrawn(page)
  const { height } = (await label.boundingBox()) ?? { height: 0 }
  await page.goto('/m/inviteFriends')
  await expect(page.getByRole('link', { name: 'Invite friends' })).toHaveAttribute('aria-current', 'page')
  await fontsDrawn(page)
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
  await expect
    .poll(async () => Math.round((await refresh.boundingBox())?.width ?? 0))
    .toBeGreaterThanOrEqual(44)
})

// LOOK-1
test('the button of customer service is away at the end of home, where it would lie over a text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await inEnglish(page)
  await page.goto('/m/home')
  const service = serviceButton(page)
  await expect(service).toBeAttached()
  await calm(page)
  // The end moves down as parts of home load near it, and an announcement keeps the page where it is.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await calm(page)
    await expect(service).toBeHidden({ timeout: 2_000 })
  }).toPass()
})
