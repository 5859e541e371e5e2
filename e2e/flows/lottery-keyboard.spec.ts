import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothModes } from '../src/accessibility'
import { longSelling } from '../src/lotteries'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

/** Most steps of the Tab key from an end of a part to one of its controls. */
const mostSteps = 40

/** Parts of a page whose beginning and end assistive technology jumps to. */
const parts = 'li, form, [role="group"], [role="dialog"], section, main'

/** Puts the focus on the nearer end of the part in which an element stands. Returns the key that leads on to it. */
const toPart = (wanted: Locator): Promise<'Tab' | 'Shift+Tab'> =>
  wanted.evaluate((element, around) => {
    const part = element.closest<HTMLElement>(around) ?? document.body
    const controls = [...part.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')]
    const at = controls.indexOf(element as HTMLElement)
    const last = controls.at(-1)
    if (last && 2 * at > controls.length) {
      last.focus()
      return 'Shift+Tab'
    }
    part.tabIndex = -1
    part.focus()
    return 'Tab'
  }, parts)

/**
 * Jumps to the part of an element, and moves the focus to it with the Tab key alone: again where a page that has just opened
 * takes the focus meanwhile.
 */
const reach = (page: Page, wanted: Locator): Promise<void> =>
  expect(async () => {
    await expect(wanted).toBeVisible()
    const isThere = () => wanted.evaluate((element) => element === document.activeElement)
    if (await isThere()) return
    const key = await toPart(wanted)
    for (let step = 0; step < mostSteps; step += 1) {
      if (await isThere()) return
      await page.keyboard.press(key)
    }
    throw new Error(`the key ${key} does not lead to ${String(wanted)}`)
  }).toPass()

/** Presses a button or follows a link with the keyboard alone. */
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await reach(page, wanted)
  await page.keyboard.press(key)
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })

// A11Y-1, TABLE-1, TABLE-2, TABLE-3, CHASE-2
test('a bet goes from the lobby to its receipt and is cancelled, and a plan is made and cancelled, with the keyboard alone', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  const { code } = await longSelling(page, { among: /./ })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/m/lottery')
  await press(page, page.locator(`main a[href*="code=${code}"]`).first())
  await expect(page).toHaveURL(new RegExp(`code=${code}`))
  const pick = async () => {
    await press(page, button(page, 'Random numbers'))
    await press(page, button(sheet(page, 'Random numbers'), '1 random'))
    await expect(page.getByText('1 unit', { exact: true })).toBeVisible()
  }

  await pick()
  await press(page, button(page, 'Bet'))
  await press(page, button(sheet(page, 'Confirm your bet'), /^Place ₱/), 'Space')
  const receipt = sheet(page, 'Bet placed')
  await expect(receipt).toBeVisible()
  await test.step('receipt', () => expectAccessible(page))
  await press(page, button(receipt, 'View order'))
  const order = page.getByRole('dialog').filter({ hasText: 'Order number' })
  await press(page, button(order, 'Cancel the order'))
  await press(page, button(page.getByRole('alertdialog'), 'Cancel the bet'))
  await expect(order.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await test.step('cancelled order', () => expectAccessible(page))

  await page.goto(`/m/lottery?code=${code}`)
  await pick()
  await press(page, button(page, 'Add'))
  await press(page, button(page, 'Slip, 1 line'))
  await press(page, button(sheet(page, 'Your slip'), 'Over several issues'))
  await press(page, button(sheet(page, 'Over several issues'), /^Reserve ₱/))
  const made = sheet(page, 'Plan made')
  await expect(made).toBeVisible()
  await test.step('receipt of a plan', () => expectAccessible(page))
  await press(page, button(made, 'View plan'))
  const plan = page.getByRole('dialog').filter({ hasText: 'Plan number' })
  await press(page, button(plan, 'Cancel the rest'))
  await press(page, button(page.getByRole('alertdialog'), 'Cancel the rest'))
  await expect(button(plan, 'Cancel the rest')).toHaveCount(0)
})

/** Sends bets as if each line had been shown half of its prizes. Returns how they are sent as they are again. */
async function showOtherPrizes(page: Page): Promise<() => Promise<void>> {
  const orders = '**/lgw/orders'
  await page.route(orders, (route) => {
    const body = route.request().postDataJSON() as { lines: { prizes: number[] }[] }
    const halve = (line: { prizes: number[] }) => ({ ...line, prizes: line.prizes.map((one) => one / 2) })
    return route.continue({ postData: JSON.stringify({ ...body, lines: body.lines.map(halve) }) })
  })
  return () => page.unroute(orders)
}

// A11Y-1, TABLE-2
test('axe finds nothing on a bet that was refused, on one whose answer is lost, and on a table that says so', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/409|ERR_FAILED/)
  await inEnglish(page)
  // Money is looked at before limits: this account has enough of it.
  await signIn(page, 'player01')
  // A direct bet on five digits, 500 times, wins more than any order may.
  const { code } = await longSelling(page)
  await page.goto(`/m/lottery?code=${code}`)
  await page.getByRole('textbox', { name: 'Multiplier' }).fill('500')
  await button(page, 'Random numbers').click()
  await button(sheet(page, 'Random numbers'), '1 random').click()
  await button(page, 'Bet').click()
  const confirm = sheet(page, 'Confirm your bet')
  const place = () => button(confirm, /^Place ₱/).click()

  await place()
  const fit = confirm.getByRole('button', { name: /^Set line 1 to ₱/ })
  await expect(fit).toBeVisible()
  await test.step('limit with its offer', () => expectAccessibleInBothModes(page))
  await fit.click()
  await expect(fit).toHaveCount(0)
  // What an order may win is more than what one outcome may cost.
  await place()
  await fit.click()

  const asBefore = await showOtherPrizes(page)
  await place()
  await expect(confirm.getByText('The odds changed since you picked')).toBeVisible()
  await test.step('changed odds', () => expectAccessibleInBothModes(page))
  await asBefore()

  await page.route('**/lgw/orders', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await place()
  await expect(confirm.getByText(/^We didn't get an answer\./)).toBeVisible()
  await expect(confirm.getByRole('alert')).toHaveCount(1)
  await test.step('lost', () => expectAccessible(page))
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Did your bet of .* reach us\?$/)).toBeVisible()
  await test.step('table', () => expectAccessible(page))
})

// A11Y-1, BET-2
test('axe finds nothing on a lottery that is closed during a confirmation, and on its tile', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain01')
  // Each of them sells nothing for a quarter of an hour before its draw of the day.
  const { code } = await longSelling(page, { among: /^vn-(central|south)$/ })
  await page.goto(`/m/lottery?code=${code}`)
  await button(page, 'Random numbers').click()
  await button(sheet(page, 'Random numbers'), '1 random').click()
  await button(page, 'Bet').click()
  plaza('lottery', 'demo', code, 'off')
  try {
    const confirm = sheet(page, 'Confirm your bet')
    await expect(confirm.getByText('This lottery is closed at the moment.')).toBeVisible()
    await test.step('confirmation', () => expectAccessibleInBothModes(page))
    await button(confirm, 'Other lotteries').click()
    await expect(page.locator('main [data-closed]')).toHaveCount(1)
    await test.step('tile', () => expectAccessibleInBothModes(page))
  } finally {
    plaza('lottery', 'demo', code, 'on')
  }
})
