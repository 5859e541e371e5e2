import type { Locator, Page } from '@playwright/test'
import { cancelDeposit, deposit, orderOf } from '../src/deposits'
import { secondsShown } from '../src/jumping-clock'
import { longSelling } from '../src/lotteries'
import { register } from '../src/own-account'
import { inEnglish, signIn } from '../src/people'
import { translateWith, translatedTexts } from '../src/translator'
import { expect, test } from '../src/watch-page'

const pesos = (minor: number) =>
  `₱${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** What the gateway answers to a call of the page's session. */
async function valueOf<Value>(page: Page, path: string): Promise<Value> {
  const answer = await page.request.get(path)
  return ((await answer.json()) as { value: Value }).value
}

const totalMinor = async (page: Page) =>
  (await valueOf<{ totalMinor: number }>(page, '/wps/wallets/balance')).totalMinor

/** The header shows the total that the gateway knows; both are read again until they agree, since draws settle. */
async function expectTotal(page: Page): Promise<void> {
  const total = page.getByRole('group', { name: 'Total balance' })
  await expect(async () => {
    expect(await total.textContent()).toBe(pesos(await totalMinor(page)))
  }).toPass()
}

/** A countdown goes on: what it shows gets less. */
async function expectRunning(timer: Locator): Promise<void> {
  const before = await secondsShown(timer)
  await expect.poll(() => secondsShown(timer)).toBeLessThan(before)
}

// LANG-7
test('while a translator replaces every text, a bet shows the figures that are, and so does the balance after it', async ({
  page,
  watch,
}) => {
  // The first bet is refused until its information is read.
  watch.expectProblems(/403 \(Forbidden\)/)
  await register(page)
  await translateWith(page)
  const { code } = await longSelling(page)
  await page.goto(`/m/lottery?code=${code}`)
  await page.getByRole('tab', { name: 'First two' }).click()
  const pick = (row: string, number: string) =>
    page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: number, exact: true })
  await pick('1st digit', '4').click()
  await pick('2nd digit', '6').click()
  await expect(page.getByText('1 unit', { exact: true })).toBeVisible()
  await expect(page.getByText('₱1.00', { exact: true }).first()).toBeVisible()
  await pick('1st digit', '5').click()
  await pick('2nd digit', '7').click()
  await expect(page.getByText('4 units', { exact: true })).toBeVisible()
  await expect(page.getByText('₱4.00', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Win up to ₱97.50')).toBeVisible()
  await expectRunning(page.getByRole('timer', { name: 'Closes in' }))
  expect(await translatedTexts(page)).toBeGreaterThan(50)

  await page.getByRole('button', { name: 'Bet', exact: true }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your bet' })
  await confirm.getByRole('button', { name: 'Place ₱4.00' }).click()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await confirm.getByRole('button', { name: 'Place ₱4.00' }).click()
  const receipt = page.getByRole('dialog', { name: 'Bet placed' })
  // The balance is asked for once the stake has been taken, not while the bet is on its way.
  await expect(receipt).toBeVisible()
  await expect(receipt).toContainText(pesos(await totalMinor(page)))
  await receipt.getByRole('button', { name: 'View order' }).click()
  const order = page.getByRole('dialog').filter({ hasText: 'Order number' })
  await order.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the bet' }).click()
  await expect(order.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await page.goto('/m/home')
  await expectTotal(page)
})

// LANG-7
test('while a translator replaces every text, a deposit shows its amount, its time and what became of it', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await translateWith(page)
  await deposit(page, 'Demo Bank', '250.77')
  await expect(page).toHaveURL(/order=/)
  const { deposit: asked } = await valueOf<{ deposit: { amountMinor: number } }>(
    page,
    `/wps/deposit/${orderOf(page)}`,
  )
  await expect(page.getByText(pesos(asked.amountMinor)).first()).toBeVisible()
  await expectRunning(page.getByRole('timer', { name: 'Time left to pay' }))
  expect(await translatedTexts(page)).toBeGreaterThan(20)
  await cancelDeposit(page)
  await expect(page.getByText('Time left to pay')).toHaveCount(0)
  await page.goto('/m/home')
  await expectTotal(page)
})
