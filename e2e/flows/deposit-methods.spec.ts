import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { pspPort } from '../src/site'
import { expect, test } from '../src/watch-page'

async function choose(page: Page, method: string): Promise<void> {
  await page.goto('/m/voucherCenter')
  // By the keyboard: bars lie over the ends of the list of methods.
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).press('Space')
}

async function deposit(page: Page, method: string, amount: string): Promise<void> {
  await choose(page, method)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
}

const title = (page: Page, name: string) => page.getByRole('heading', { name })
const whereIsMoney = (page: Page, words: string) => page.getByText(words, { exact: true })
const orderOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? ''

/** Begins a deposit by card, and returns the window for its payment that the tap opens. */
async function cardWindow(page: Page): Promise<Page> {
  const opens = page.waitForEvent('popup')
  await deposit(page, 'Demo Card', '250')
  const window = await opens
  await expect(window).toHaveURL(/\/pay\//)
  return window
}

/** Begins a deposit by QR code, and returns the page that a camera opens from what it reads. */
async function scannedCode(page: Page): Promise<Page> {
  await deposit(page, 'Demo QR', '250')
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
async function leave(payment: Page): Promise<void> {
  await expect(payment.getByRole('link', { name: 'Back to Perla' })).toBeVisible()
  await expect(payment.getByText(/^(Paid: |Declined\.)/)).toBeVisible()
  await payment.close()
}

test.beforeEach(async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
})

// DEPOSIT-3, DEPOSIT-5, DEPOSIT-7
test('an e-wallet is paid in the same tab: paid, declined, with another amount, and after the order was cancelled', async ({
  page,
}) => {
  const atProvider = async (choice: RegExp) => {
    await deposit(page, 'Demo Wallet', '250')
    await expect(page).toHaveURL(/\/pay\//)
    await page.getByRole('button', { name: choice }).click()
    await page.getByRole('link', { name: 'Back to Perla' }).click()
  }
  await atProvider(/^Pay PHP 250.00/)
  await expect(title(page, "It's in your wallet")).toBeVisible()
  await expect(whereIsMoney(page, 'In your wallet.')).toBeVisible()

  await atProvider(/^Decline/)
  await expect(title(page, "The deposit didn't work")).toBeVisible()
  await expect(page.getByText(/^With you\. Nothing has arrived here/)).toBeVisible()

  await deposit(page, 'Demo Wallet', '250')
  await page.getByLabel('Another amount, in PHP').fill('199.50')
  await page.getByRole('button', { name: 'Pay another amount' }).click()
  await page.getByRole('link', { name: 'Back to Perla' }).click()
  await expect(title(page, 'We received another amount')).toBeVisible()
  await expect(page.getByText(/^With us, safe and set aside/)).toBeVisible()
  const order = orderOf(page)
  const stream = page.waitForResponse(/\/events/)
  await page.goto('/m/voucherCenter')
  await stream
  await expect(page.getByRole('button', { name: /₱199.50 by Demo Wallet is being checked/ })).toBeVisible()
  plaza('review', 'credit', order, '--by', 'e2e', '--why', 'the member paid less')
  await expect(page.getByRole('button', { name: /is being checked/ })).toBeHidden()

  await deposit(page, 'Demo Wallet', '250')
  await expect(page).toHaveURL(/\/pay\//)
  const address = page.url()
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(title(page, 'Waiting for your payment')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByRole('button', { name: 'Cancel deposit', exact: true }).click()
  await expect(title(page, 'Deposit cancelled')).toBeVisible()
  const cancelled = orderOf(page)
  await page.goto(address)
  await page.getByRole('button', { name: /^Pay PHP 250.00/ }).click()
  await page.getByRole('link', { name: 'Back to Perla' }).click()
  await expect(title(page, 'Your payment came after the order had ended')).toBeVisible()
  plaza('review', 'return', cancelled, '--by', 'e2e', '--why', 'cancelled by the member')
  await expect(title(page, 'Your payment is on its way back')).toBeVisible()
})

// DEPOSIT-7, DEPOSIT-8
test('a card is paid in a window that the tap opens, with its fee, and a QR code by what a camera reads', async ({
  page,
}) => {
  const window = await cardWindow(page)
  await window.getByRole('button', { name: /^Pay PHP 250.00/ }).click()
  await leave(window)
  await expect(title(page, "It's in your wallet")).toBeVisible()
  await expect(page.getByText('₱250.00 less the fee of ₱3.75.')).toBeVisible()

  const camera = await scannedCode(page)
  await camera.getByRole('button', { name: /^Pay PHP 250.00/ }).click()
  await leave(camera)
  await expect(title(page, "It's in your wallet")).toBeVisible()
})

// DEPOSIT-3, DEPOSIT-5
test('a card is declined, and its payment is walked away from and made after the order was cancelled', async ({
  page,
}) => {
  const declined = await cardWindow(page)
  await declined.getByRole('button', { name: /^Decline/ }).click()
  await leave(declined)
  await expect(title(page, "The deposit didn't work")).toBeVisible()

  const left = await cardWindow(page)
  const address = left.url()
  await left.close()
  await expect(title(page, 'Waiting for your payment')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByRole('button', { name: 'Cancel deposit', exact: true }).click()
  await expect(title(page, 'Deposit cancelled')).toBeVisible()
  const late = await page.context().newPage()
  await late.goto(address)
  await late.getByRole('button', { name: /^Pay PHP 250.00/ }).click()
  await leave(late)
  await expect(title(page, 'Your payment came after the order had ended')).toBeVisible()
  await expectAccessible(page)
  plaza('review', 'return', orderOf(page), '--by', 'e2e', '--why', 'cancelled by the member')
  await expect(title(page, 'Your payment is on its way back')).toBeVisible()
})

// DEPOSIT-5
test('a QR code is paid with another amount, which an operator credits', async ({ page }) => {
  const other = await scannedCode(page)
  await expectAccessible(page)
  await other.getByLabel('Another amount, in PHP').fill('199.50')
  await other.getByRole('button', { name: 'Pay another amount' }).click()
  await leave(other)
  await expect(title(page, 'We received another amount')).toBeVisible()
  plaza('review', 'credit', orderOf(page), '--by', 'e2e', '--why', 'the member paid less')
  await expect(title(page, "It's in your wallet")).toBeVisible()
})

// DEPOSIT-7
test('a voucher is credited once, and says when it was used', async ({ page, watch }) => {
  watch.expectProblems(/409 \(Conflict\).*\/wps\/deposit\/voucher$/)
  const code = plaza('voucher', 'make', 'demo', '300', '--why', 'e2e').trim().split('\n')[0] ?? ''
  const redeem = async () => {
    await choose(page, 'Voucher')
    await page.getByLabel('Voucher code').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Redeem' }).click()
  }
  await redeem()
  await expect(title(page, "It's in your wallet")).toBeVisible()
  await redeem()
  await expect(page.getByRole('alert')).toContainText('This code was already used.')
  await expectAccessible(page)
  await expect(page.getByLabel('Voucher code')).toHaveValue(code.toLowerCase())
})

// DEPOSIT-7
test('what was paid to an agent is credited by an operator who sees the picture of the receipt', async ({
  page,
}) => {
  await deposit(page, 'Payment agent', '600')
  await expect(page.getByText('Pay the agent below, then send us a picture of the receipt.')).toBeVisible()
  const order = orderOf(page)
  await page.getByRole('button', { name: 'Send proof of payment' }).click()
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles(receipt)
  await page.getByRole('button', { name: 'Send pictures' }).click()
  await expect(page.getByText('We have your picture')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(/^With the agent\./)).toBeVisible()
  expect(plaza('review', 'list')).toContain(order)
  plaza('review', 'credit', order, '--by', 'e2e', '--why', 'receipt seen')
  await expect(title(page, "It's in your wallet")).toBeVisible()
})
