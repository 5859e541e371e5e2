import { expectAccessible } from '../src/accessibility'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { pspPort, sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'

// DEPOSIT-7
test('a crypto deposit shows its address, counts its confirmations and is credited; its provider conforms', async ({
  page,
  context,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await page.goto('/m/voucherCenter')
  // By the keyboard: bars lie over the ends of the list of methods.
  await page.getByRole('radio', { name: /USDT · TRC20/ }).press('Space')
  await page.getByLabel('Amount').fill('500')
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByText('Send only USDT on TRC20')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible()
  await expectAccessible(page)
  const address = await page.getByText(/^T[1-9A-HJ-NP-Za-km-z]{33}$/).innerText()

  const wallet = await context.newPage()
  await wallet.goto(`http://pay.localhost:${pspPort}/wallet`)
  await wallet.getByLabel('Address to send to').fill(address)
  await wallet.getByRole('button', { name: 'Continue' }).click()
  await wallet.getByRole('button', { name: /^Send [\d.]+ USDT on TRC20$/ }).click()

  await expect(page.getByText(/^\d+ of 12 confirmations$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: "It's in your wallet" })).toBeVisible()

  const provider = `http://127.0.0.1:${pspPort}`
  const gateway = `http://127.0.0.1:${sitePort + 1000}`
  expect(plaza('payments', 'conformance', provider, '--adapter', 'chain-demo', '--gateway', gateway)).toMatch(
    /All \d\d checks passed\./,
  )
})
