import type { Page } from '@playwright/test'
import { expectAccessibleInBothModes } from '../src/accessibility'
import { longSelling } from '../src/lotteries'
import { inEnglish, password, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

/** How far the page's own clock is off, ms, as on a phone that is set wrong. */
const shiftClock = (page: Page, ms: number) =>
  page.addInitScript((shift) => {
    const Real = Date
    const now = () => Real.now() + shift
    class Shifted extends Real {
      constructor(...given: [] | [number | string | Date]) {
        super(...((given.length > 0 ? given : [now()]) as [number]))
      }
      static override now = now
    }
    window.Date = Shifted as DateConstructor
  }, ms)

/** Picks 4 and 5 for the first digit and 6 for the second: two units of the first two digits. */
async function pickTwo(page: Page, texts: { group: string; first: string; second: string }): Promise<void> {
  await page.getByRole('tab', { name: texts.group }).click()
  const number = (row: string, name: string) =>
    page.getByRole('group', { name: row, exact: true }).getByRole('button', { name, exact: true })
  await number(texts.first, '4').click()
  await number(texts.first, '5').click()
  await number(texts.second, '6').click()
}
const english = { group: 'First two', first: '1st digit', second: '2nd digit' }
const filipino = { group: 'Unang dalawa', first: 'Ika-1 digit', second: 'Ika-2 digit' }

// TABLE-2
test('a visitor picks numbers, signs in, bets what was picked, sees the receipt, and cancels a line and the order', async ({
  page,
}) => {
  await inEnglish(page)
  const { code } = await longSelling(page)
  await page.goto(`/m/launchGame?code=${code}&playType=trad&prize_mode=Lott`)
  await expect(page).toHaveURL(new RegExp(`/m/lottery\\?code=${code}&playType=trad&prize_mode=Lott$`))
  await pickTwo(page, english)
  await expect(page.getByText('2 units')).toBeVisible()
  await expect(page.getByText('Win up to ₱97.50')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Random numbers' }).click()
  await page.getByRole('button', { name: '1 random', exact: true }).click()
  await page.getByRole('button', { name: 'Bet', exact: true }).click()

  await expect(page).toHaveURL(/\/m\/login\?returnTo=/)
  await page.getByLabel('Username').fill('player01')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  const confirm = page.getByRole('dialog', { name: 'Confirm your bet' })
  await expect(confirm.getByText('2 lines')).toBeVisible()
  await confirm.getByRole('button', { name: 'Place ₱3.00' }).click()
  const receipt = page.getByRole('dialog', { name: 'Bet placed' })
  await expect(receipt.getByText('Playable after')).toBeVisible()
  await receipt.getByRole('button', { name: 'View order' }).click()

  await expect(page).toHaveURL(/\/m\/orders\?order=/)
  const order = page.getByRole('dialog').filter({ hasText: 'Order number' })
  await order.getByRole('button', { name: 'Cancel line 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the bet' }).click()
  await expect(order.getByText('Cancelled and paid back')).toBeVisible()
  await order.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the bet' }).click()
  await expect(order.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
  await expect(order.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /2 lines.*Cancelled/ }).first()).toBeVisible()
})

// TABLE-2
for (const [name, ms] of [
  ['two hours ahead', 7_200_000],
  ['two hours behind', -7_200_000],
] as const)
  test(`a bet in Filipino is placed before the server’s close on a phone whose clock is ${name}`, async ({
    page,
  }) => {
    // Filipino is the language of a first visit.
    await shiftClock(page, ms)
    // These bets stay open for hours, and a bonus can't be forfeited meanwhile: no flow does that with this account.
    await signIn(page, 'up01')
    const { code, issue } = await longSelling(page)
    await page.goto(`/m/lottery?code=${code}`)
    const timer = page.getByRole('timer', { name: 'Magsasara sa loob ng' })
    const seconds = async () => {
      const parts = ((await timer.textContent()) ?? '').split(':').map(Number)
      return parts.reduce((sum, part) => sum * 60 + part, 0)
    }
    await expect(timer).toBeVisible()
    const left = (issue.closeAt - Date.now()) / 1000
    expect(Math.abs((await seconds()) - left)).toBeLessThan(5)
    await pickTwo(page, filipino)
    await page.getByRole('button', { name: 'Tumaya', exact: true }).click()
    await page.getByRole('button', { name: 'Itaya ang ₱2.00' }).click()
    await expect(page.getByRole('dialog', { name: 'Naitaya na' })).toContainText('Natitirang puwedeng itaya')
  })

// TABLE-1
test('axe finds nothing on a betting table, on its sheets and on the orders in either theme', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  // A dozen looks by axe.
  const { code } = await longSelling(page, { enoughMs: 120_000 })
  await page.goto(`/m/lottery?code=${code}`)
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const sheet = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await test.step(name, () => expectAccessibleInBothModes(page))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await pickTwo(page, english)
  await tap('Past draws')
  await expect(page.getByText(/Past draws do not influence future ones/)).toBeVisible()
  await test.step('numbers', () => expectAccessibleInBothModes(page))
  await tap('Random numbers')
  await sheet('Random numbers')
  await tap('Rules')
  await sheet('Direct')
  await tap(/Change lottery/)
  await sheet('Choose a lottery')
  await tap('More about this lottery')
  await sheet('More about this lottery')
  await tap('Type or paste')
  const tickets = page.getByRole('textbox', { name: 'Tickets' })
  await tickets.fill('12 '.repeat(1000))
  // What was read of them stays within reach below.
  expect((await tickets.boundingBox())?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
  await tickets.fill('12 34 12 5x')
  await expect(page.getByText('2 valid, 1 duplicate, 1 invalid')).toBeVisible()
  await test.step('tickets', () => expectAccessibleInBothModes(page))
  await page.getByRole('tab', { name: 'Two sides' }).click()
  await page.getByRole('group', { name: '1st digit' }).getByRole('button', { name: /^Big/ }).click()
  await test.step('odds', () => expectAccessibleInBothModes(page))
  await tap('Add')
  await tap('Slip, 1 line')
  await sheet('Your slip')
  await tap('Bet')
  await sheet('Confirm your bet')
  await page.goto('/m/orders')
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await test.step('orders', () => expectAccessibleInBothModes(page))
  await page
    .getByRole('button', { name: /lines?/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Order number')).toBeVisible()
  await test.step('order', () => expectAccessibleInBothModes(page))
})
