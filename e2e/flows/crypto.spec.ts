import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { cancelDeposit, deposit, orderOf, title } from '../src/deposits'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { pspPort, sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'

/** Opens the payer's wallet at the address of the order whose page is open. */
async function walletOf(page: Page): Promise<Page> {
  const address = await page.getByText(/^(T[1-9A-HJ-NP-Za-km-z]{33}|0x[\da-fA-F]{40})$/).innerText()
  const wallet = await page.context().newPage()
  await wallet.goto(`http://pay.localhost:${pspPort}/wallet`)
  await wallet.getByLabel('Address to send to').fill(address)
  await wallet.getByRole('button', { name: 'Continue' }).click()
  return wallet
}

// DEPOSIT-7
test('a crypto deposit shows its address, counts its confirmations and is credited; its provider conforms', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await deposit(page, 'USDT · TRC20', '500')
  await expect(page.getByText('Send only USDT on TRC20')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible()
  await expectAccessible(page)
  const wallet = await walletOf(page)
  // Twelve blocks take three seconds: the count is looked for from before the coins are sent.
  await Promise.all([
    page.getByText(/^\d+ of 12 confirmations$/).waitFor(),
    wallet.getByRole('button', { name: /^Send [\d.]+ USDT on TRC20$/ }).click(),
  ])
  await expect(page.getByRole('heading', { name: "It's in your wallet" })).toBeVisible()

  const provider = `http://127.0.0.1:${pspPort}`
  const gateway = `http://127.0.0.1:${sitePort + 1000}`
  expect(plaza('payments', 'conformance', provider, '--adapter', 'chain-demo', '--gateway', gateway)).toMatch(
    /All \d\d checks passed\./,
  )
})

// DEPOSIT-5, DEPOSIT-7
test('coins of another amount, on another network, taken back by the chain, and sent after the order was cancelled', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  // One order on each network at the same time: each needs twelve blocks.
  await deposit(page, 'USDT · TRC20', '500')
  const other = await walletOf(page)
  const otherOrder = orderOf(page)
  await other.getByLabel('Another amount, in USDT').fill('5')
  await other.getByRole('button', { name: 'Send another amount' }).click()

  await deposit(page, 'USDT · ERC20', '600')
  const wrong = await walletOf(page)
  const wrongOrder = orderOf(page)
  await wrong.getByLabel('Another network than ERC20').selectOption('BEP20')
  await wrong.getByRole('button', { name: 'Send on this network' }).click()

  await deposit(page, 'USDT · BEP20', '700')
  const dropped = await walletOf(page)
  await dropped.getByRole('button', { name: /^Send, but lose it to a reorganisation/ }).click()
  await expect(page.getByText('The network took your payment back')).toBeVisible()
  await cancelDeposit(page)
  await dropped.getByRole('link', { name: 'Look again' }).click()
  await dropped.getByRole('button', { name: /^Send [\d.]+ USDT once more$/ }).click()
  await expect(title(page, 'Your payment arrived after the order had ended')).toBeVisible()

  await page.goto(`/m/voucherCenter?order=${otherOrder}`)
  await expect(title(page, 'We received another amount')).toBeVisible()
  plaza('review', 'credit', otherOrder, '--by', 'ana', '--why', 'the member sent less')
  await expect(title(page, "It's in your wallet")).toBeVisible()
  await page.goto(`/m/voucherCenter?order=${wrongOrder}`)
  await expect(title(page, 'Your payment arrived on another network')).toBeVisible()
  await expect(page.getByText(/^Received ₱[\d.]+ on BEP20$/)).toBeVisible()
})
