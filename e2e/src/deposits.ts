import type { Page } from '@playwright/test'
import { pspPort } from './site'
import { expect } from './watch-page'

/** Opens the deposit page and chooses a way to pay, by how its name begins. */
export async function chooseMethod(page: Page, method: string): Promise<void> {
  await page.goto('/m/voucherCenter')
  await pickMethod(page, method)
}

/** Chooses a way to pay on the deposit page that is open. */
export async function pickMethod(page: Page, method: string): Promise<void> {
  const wanted = page.getByRole('radio', { name: new RegExp(`^${method}`) })
  const change = page.getByRole('button', { name: 'Change', exact: true })
  await expect(change.or(wanted).first()).toBeVisible()
  // By the keyboard: bars lie over what is at the ends of a small screen.
  if (await change.isVisible()) await change.press('Enter')
  await wanted.press('Space')
}

/** Begins a deposit of an amount in pesos; `before` comes just before the tap. */
export async function deposit(
  page: Page,
  method: string,
  amount: string,
  before?: () => Promise<void>,
): Promise<void> {
  await chooseMethod(page, method)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await before?.()
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
}

/** Cancels the deposit whose page is open. */
export async function cancelDeposit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByRole('button', { name: 'Cancel deposit', exact: true }).click()
  await expect(title(page, 'Deposit cancelled')).toBeVisible()
}

/** The heading of an order's page. */
export const title = (page: Page, name: string) => page.getByRole('heading', { name })

/** Number of the order whose page is open. */
export const orderOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? ''

/** Begins a deposit by card, and returns the window for its payment that the tap opens. */
export async function cardWindow(page: Page): Promise<Page> {
  const opens = page.waitForEvent('popup')
  await deposit(page, 'Demo Card', '250')
  const window = await opens
  await expect(window).toHaveURL(/\/pay\//)
  return window
}

/** Begins a deposit by QR code, and returns the page that a camera opens from what it reads; `before` as for {@link deposit}. */
export async function scannedCode(page: Page, before?: () => Promise<void>): Promise<Page> {
  await deposit(page, 'Demo QR', '250', before)
  await expect(page.getByRole('img', { name: 'QR code of your payment' })).toBeVisible()
  const answer = await page.request.get(`/wps/deposit/${orderOf(page)}`)
  const { value } = (await answer.json()) as { value: { deposit: { instructions: { payload: string } } } }
  const camera = await page.context().newPage()
  await camera.goto(`http://pay.localhost:${pspPort}/scan`)
  await camera.getByLabel('Text of the code').fill(value.deposit.instructions.payload)
  await camera.getByRole('button', { name: 'Open the payment' }).click()
  await expect(camera).toHaveURL(/\/pay\//)
  return camera
}

/** Closes a payment page once it says what became of the payment: one that is closed while it loads can stop its opener. */
export async function leave(payment: Page): Promise<void> {
  await expect(payment.getByRole('link', { name: 'Back to Perla' })).toBeVisible()
  await expect(payment.getByText(/^(Paid: |Declined\.|It will be paid )/)).toBeVisible()
  await payment.close()
}
