import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import {
  cancelDeposit,
  cardWindow,
  chooseMethod,
  deposit,
  leave,
  orderOf,
  scannedCode,
  title,
} from '../src/deposits'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

const whereIsMoney = (page: Page, words: string) => page.getByText(words, { exact: true })

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
  await expect(page.getByText(/^You have it: we haven't received anything/)).toBeVisible()

  await deposit(page, 'Demo Wallet', '250')
  await page.getByLabel('Another amount, in PHP').fill('199.50')
  await page.getByRole('button', { name: 'Pay another amount' }).click()
  await page.getByRole('link', { name: 'Back to Perla' }).click()
  await expect(title(page, 'We received another amount')).toBeVisible()
  await expect(page.getByText(/^We have it, and it's safe/)).toBeVisible()
  const order = orderOf(page)
  const stream = page.waitForResponse(/\/events/)
  await page.goto('/m/voucherCenter')
  await stream
  const held = page.getByRole('button', { name: /₱199.50 by Demo Wallet is being checked/ })
  await expect(held).toBeVisible()
  plaza('review', 'credit', order, '--by', 'ana', '--why', 'the member paid less')
  await expect(held).toBeHidden()

  await deposit(page, 'Demo Wallet', '250')
  await expect(page).toHaveURL(/\/pay\//)
  const address = page.url()
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(title(page, 'Waiting for your payment')).toBeVisible()
  await cancelDeposit(page)
  const cancelled = orderOf(page)
  await page.goto(address)
  await page.getByRole('button', { name: /^Pay PHP 250.00/ }).click()
  await page.getByRole('link', { name: 'Back to Perla' }).click()
  await expect(title(page, 'Your payment arrived after the order had ended')).toBeVisible()
  plaza('review', 'return', cancelled, '--by', 'ana', '--why', 'cancelled by the member')
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
  await expect(page.getByText('₱250.00 minus the ₱3.75 fee.')).toBeVisible()

  const camera = await scannedCode(page)
  await camera.getByRole('button', { name: /^Pay PHP 250.00/ }).click()
  await leave(camera)
  await expect(title(page, "It's in your wallet")).toBeVisible()
})

for (const [method, begin] of [
  ['card', cardWindow],
  ['QR code', scannedCode],
] as const)
  // DEPOSIT-3, DEPOSIT-5
  test(`a payment by ${method} is declined, walked away from and made after its order was cancelled, and made with another amount`, async ({
    page,
  }) => {
    const declined = await begin(page)
    await declined.getByRole('button', { name: /^Decline/ }).click()
    await leave(declined)
    await expect(title(page, "The deposit didn't work")).toBeVisible()

    const left = await begin(page)
    const address = left.url()
    // One that is closed while it loads can stop its opener.
    await expect(left.getByRole('button', { name: /^Pay PHP 250.00/ })).toBeVisible()
    await left.close()
    await expect(title(page, 'Waiting for your payment')).toBeVisible()
    await cancelDeposit(page)
    const late = await page.context().newPage()
    await late.goto(address)
    await late.getByRole('button', { name: /^Pay PHP 250.00/ }).click()
    await leave(late)
    await expect(title(page, 'Your payment arrived after the order had ended')).toBeVisible()
    await expectAccessible(page)
    plaza('review', 'return', orderOf(page), '--by', 'ana', '--why', 'cancelled by the member')
    await expect(title(page, 'Your payment is on its way back')).toBeVisible()

    const other = await begin(page)
    await expectAccessible(page)
    await other.getByLabel('Another amount, in PHP').fill('199.50')
    await other.getByRole('button', { name: 'Pay another amount' }).click()
    await leave(other)
    await expect(title(page, 'We received another amount')).toBeVisible()
    plaza('review', 'credit', orderOf(page), '--by', 'ana', '--why', 'the member paid less')
    await expect(title(page, "It's in your wallet")).toBeVisible()
  })

// DEPOSIT-7
test('a voucher is credited once; one that was used, withdrawn or never existed is refused, and its code stays in the field', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/40[49] \([\w ]+\).*\/wps\/deposit\/voucher$/)
  const made = plaza('voucher', 'make', 'demo', '300', '--count', '2', '--why', 'e2e')
  const [code = '', withdrawn = ''] = made.match(/[\dA-Z]+(?:-[\dA-Z]+)+/g) ?? []
  plaza('voucher', 'revoke', 'demo', withdrawn.slice(-4), '--why', 'e2e')
  const redeem = async (text: string) => {
    await page.getByLabel('Voucher code').fill(text)
    await page.getByRole('button', { name: 'Redeem' }).click()
  }
  await chooseMethod(page, 'Voucher')
  await redeem(code.toLowerCase())
  await expect(title(page, "It's in your wallet")).toBeVisible()
  await chooseMethod(page, 'Voucher')
  await redeem(code.toLowerCase())
  await expect(page.getByRole('alert')).toContainText('This code was already used.')
  await expectAccessible(page)
  await expect(page.getByLabel('Voucher code')).toHaveValue(code.toLowerCase())
  await redeem(withdrawn)
  await expect(page.getByRole('alert')).toContainText('withdrawn')
  await redeem('AAAA-AAAA-AAAA-AAAA')
  await expect(page.getByRole('alert')).toContainText("We don't recognise this code")
})

// DEPOSIT-7
test('what was paid to an agent is credited by an operator who sees the picture of the receipt; an order is cancelled or refused', async ({
  page,
}) => {
  await deposit(page, 'Payment agent', '600')
  await cancelDeposit(page)

  await deposit(page, 'Payment agent', '600')
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText(/^With the agent\./)).toBeVisible()
  plaza('review', 'reject', orderOf(page), '--by', 'ana', '--why', 'not with the agent')
  await expect(title(page, "The deposit didn't work")).toBeVisible()
  await expect(page.getByText('The agent has not received your payment.')).toBeVisible()
  await expect(page.getByText(/^We haven't received it\./)).toBeVisible()

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
  plaza('review', 'credit', order, '--by', 'ana', '--why', 'receipt seen')
  await expect(title(page, "It's in your wallet")).toBeVisible()
})
