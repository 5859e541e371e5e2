import type { Locator, Page } from '@playwright/test'
import { captchaCode } from '../src/outbox'
import { announcement } from '../src/popups'
import { inEnglish, logIn, signIn } from '../src/people'
import { serviceButton } from '../src/service-button'
import { expect, test } from '../src/watch-page'

test.use({ closesAnnouncements: false })

// POPUP-4
test('a visitor can page through the announcements and sees each once, until one changes', async ({
  page,
}) => {
  await inEnglish(page)
  await page.goto('/m/home')
  const popup = announcement(page)
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  // Where scrollbars take room there would be one across the text.
  const sideways = await popup.evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowX))
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.className),
  )
  expect(sideways).toEqual([])
  const first = await popup.getByRole('heading').first().textContent()
  await popup.getByRole('button', { name: 'Next' }).click()
  await expect(popup.getByRole('heading').first()).not.toHaveText(first ?? '')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()

  await page.reload()
  await expect(serviceButton(page)).toBeAttached()
  await page.waitForTimeout(800)
  await expect(popup).toBeHidden()

  const closed = await page.evaluate(() => localStorage.getItem('popupB') ?? '')
  expect(closed).toContain(first ?? '-')
  await page.evaluate((text) => localStorage.setItem('popupB', text.replace('<p>', '<p>once ')), closed)
  await page.reload()
  await expect(popup).toBeVisible()
})

// POPUP-3
test('a member sees its own announcements, whatever the visitor closed', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/home')
  const popup = announcement(page)
  await expect(popup).toBeVisible()
  const forVisitors = await popup.getByRole('heading').first().textContent()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await signIn(page, 'player01')
  await page.goto('/m/home')
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('heading').first()).not.toHaveText(forVisitors ?? '')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page.reload()
  await expect(serviceButton(page)).toBeAttached()
  await page.waitForTimeout(800)
  await expect(popup).toBeHidden()
})

// DOWNLOAD-1
test('the download bar opens the downloads, and stays closed once closed', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/help')
  await page.goto('/m/home')
  await announcement(page).getByRole('button', { name: 'Close' }).click()
  const bar = page.getByRole('complementary', { name: 'The app' })
  await bar.getByRole('button', { name: 'Download' }).click()
  const sheet = page.getByRole('dialog', { name: /on your device/ })
  await expect(sheet.getByRole('link', { name: 'Download for Android' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(serviceButton(page)).toBeAttached()
  await expect(bar).toBeHidden()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })
  // DOWNLOAD-5
  test('a page that cannot be loaded without a connection is the offline page', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectProblems(/ERR_INTERNET_DISCONNECTED/)
    await inEnglish(page)
    await page.goto('/m/help')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.waitForTimeout(500)
    await context.setOffline(true)
    await page.goto('/m/useragreement').catch(() => null)
    await expect(page.getByRole('heading').first()).toContainText(/offline|connection/i)
    await context.setOffline(false)
  })
})

/** Goes on to the next announcement, and waits until it is shown. */
async function turnOver(popup: Locator): Promise<void> {
  const heading = popup.getByRole('heading').first()
  const before = (await heading.textContent()) ?? ''
  await popup.getByRole('button', { name: 'Next' }).click()
  await expect(heading).not.toHaveText(before)
}

/** Agrees to the advice on safe play whenever it is shown. */
const understandPlay = (page: Page) =>
  page.addLocatorHandler(page.getByRole('button', { name: 'I understand' }), (button) => button.click())

// POPUP-3
test('a registered newcomer sees the first-login announcement once, in this browser and in any other', async ({
  page,
  browser,
}) => {
  await inEnglish(page)
  await understandPlay(page)
  await page.goto('/m/register')
  const name = `first${Date.now() % 1_000_000}`
  const secret = 'a walk on the pier'
  await page.getByLabel('Username', { exact: true }).fill(name)
  await page.getByLabel(/^Password/).fill(secret)
  await page.getByLabel(/^Confirm password/).fill(secret)
  await page.getByRole('checkbox', { name: /21 or over/ }).check()
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaCode(page))
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const welcome = page.getByRole('heading', { name: 'Good that you are here' })
  const popup = announcement(page)
  await expect(popup).toBeVisible()
  while (!(await welcome.isVisible())) await turnOver(popup)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()

  const seesNone = async (where: Page) => {
    await expect(serviceButton(where)).toBeAttached()
    await where.waitForTimeout(800)
    await expect(announcement(where)).toBeHidden()
  }
  await page.reload()
  await seesNone(page)

  const other = await (await browser.newContext()).newPage()
  await inEnglish(other)
  await understandPlay(other)
  await logIn(other, name, secret)
  const elsewhere = announcement(other)
  await expect(elsewhere).toBeVisible()
  for (;;) {
    await expect(other.getByRole('heading', { name: 'Good that you are here' })).toBeHidden()
    const next = elsewhere.getByRole('button', { name: 'Next' })
    if ((await next.getAttribute('aria-disabled')) === 'true') break
    await turnOver(elsewhere)
  }
  await other.context().close()
})
