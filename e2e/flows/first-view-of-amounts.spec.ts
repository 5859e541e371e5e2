import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

for (const [path, account] of [
  ['/m/voucherCenter', 'plain01'],
  ['/m/withdraw', 'up01'],
] as const)
  // DEPOSIT-9, WITHDRAW-1
  test(`${path} has the amount and its chips in its first view, and what the button will do always`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await inEnglish(page)
    await signIn(page, account)
    await page.goto(path)
    const amount = page.locator('input[name="amount"]')
    await expect(amount).toBeVisible()
    const bottom = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    }
    expect(await bottom('input[name="amount"]')).toBeLessThanOrEqual(300)
    expect(await bottom('main [aria-pressed]')).toBeLessThanOrEqual(304)
    const preview = page.locator('[data-page-actions] dl')
    await expect(preview).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(preview).toBeInViewport({ ratio: 1 })
  })
