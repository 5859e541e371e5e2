import { calm } from '../src/calm'
import { holdScripts } from '../src/hold-scripts'
import { noteShifts, shiftsAfter } from '../src/layout-shifts'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** What the balance in the header moves when its amount comes. */
const balanceShift = 0.002

// EDGE-1, PERF-4
test('a deep link to the deposit page shows its title before any script, and nothing in the page moves while it loads', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await noteShifts(page)
  const release = await holdScripts(page)
  await page.goto('/m/voucherCenter', { waitUntil: 'commit' })
  const title = page.locator('header h1')
  await expect(title).toHaveText('Deposit')
  const before = await title.boundingBox()
  release()
  await expect(page.getByLabel('Amount', { exact: true })).toBeAttached()
  await calm(page)
  const after = await title.boundingBox()
  expect(Math.abs(before!.y + before!.height / 2 - after!.y - after!.height / 2)).toBeLessThanOrEqual(1)
  expect((await shiftsAfter(page, 0)).filter(({ value }) => value > balanceShift)).toEqual([])
})
