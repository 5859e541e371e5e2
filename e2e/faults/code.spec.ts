import { throwsAtRender } from '../src/broken-releases'
import { inEnglish, signIn } from '../src/people'
import { builtRelease, release, restore } from '../src/releases'
import type { VariantOptions } from '../src/variant'
import { expect, test } from '../src/watch-page'

const remote = 'mf-cashier'
const path = '/m/voucherCenter'

const throwsAtEvaluation: VariantOptions = {
  version: '1.1.0',
  mutate: (code, _, isEntry) =>
    isEntry ? `if(!self.plazaHealed)throw new Error("boom at evaluation");${code}` : code,
}
const needsNewerHost: VariantOptions = {
  version: '1.3.0',
  mutate: (code) => code.replaceAll('"^1.0.0"', '"^9.0.0"'),
}
const variants: [name: string, options: VariantOptions, expectedProblems: RegExp][] = [
  ['throws at evaluation', throwsAtEvaluation, /boom at evaluation/],
  ['throws at render', throwsAtRender('1.2.0'), /boom at render/],
  ['needs a newer host than it says', needsNewerHost, /Unsatisfied|satisfy|loadShare/i],
]

test.describe('a release whose code is broken', () => {
  test.afterEach(() => restore(remote))

  for (const [name, options, expectedProblems] of variants)
    // REMOTE-4
    test(`a broken release that ${name} is replaced by the previous one in the same page`, async ({
      page,
      watch,
    }) => {
      watch.expectProblems(expectedProblems)
      watch.expectProblems(/preload/)
      await inEnglish(page)
      await signIn(page, 'player01')
      await release(remote, options)
      await page.goto(path)
      await expect(page.locator(`[data-remote="${remote}"]`).first()).toHaveAttribute(
        'data-release',
        builtRelease(remote),
      )
      await expect(page.getByRole('banner')).toBeVisible()
    })

  // REMOTE-4
  test('a broken release that requires a newer host is not served at all', async ({ page }) => {
    await inEnglish(page)
    await signIn(page, 'player01')
    const bad = await release(remote, {
      version: '1.4.0',
      document: (document) => {
        document.contract.host = '^9.0.0'
      },
    })
    await page.goto(path)
    await expect(page.locator(`[data-remote="${remote}"]`).first()).toHaveAttribute(
      'data-release',
      builtRelease(remote),
    )
    // The plan states that the release was skipped and names no file of it.
    expect(await page.content()).not.toContain(`/${bad}/`)
  })
})
