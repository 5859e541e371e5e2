import type { Locator } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

for (const [path, account] of [
  ['/m/voucherCenter', 'player01'],
  ['/m/withdraw', 'up01'],
] as const)
  // DEPOSIT-10, WITHDRAW-1
  test(`${path} has the amount and its chips in its first view, and what the button will do always`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await inEnglish(page)
    await signIn(page, account)
    await page.goto(path)
    const amount = page.locator('input[name="amount"]')
    await expect(amount).toBeVisible()
    const bottom = async (element: Locator) => {
      const box = await element.boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    }
    await expect.poll(() => bottom(amount)).toBeLessThanOrEqual(300)
    const chips = page.getByRole('main').getByRole('group').locator('[aria-pressed]')
    await expect.poll(() => bottom(chips.last())).toBeLessThanOrEqual(300)
    const preview = page.locator('main [data-page-actions] dl')
    await expect(preview).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(preview).toBeInViewport({ ratio: 1 })
  })
