import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects that axe finds nothing to complain about on the page as it is now, overlays included. `except` are rules that
 * cannot hold on the page.
 */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  // Fades and slides change colours on their way: what counts is what stays.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
        .map((one) => one.finished.catch(() => one)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')).slice(0, 3) })),
  ).toEqual([])
}
