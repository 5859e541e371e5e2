import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility'
import { expect, test } from '../src/watch-page'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'

/** The suspense item of an order in the output of `plaza suspense`. */
function itemOf(order: string): string {
  const lines = plaza('suspense').split('\n')
  const at = lines.findIndex((line) => line.includes(`order ${order}`))
  return /^\S+/.exec(lines[at - 3] ?? '')?.[0] ?? ''
}

/** Opens a deposit order at the demo bank, whichever method the account used last. */
async function deposit(page: Page, amount: string): Promise<void> {
  await page.goto('/m/voucherCenter')
  // By the keyboard: bars lie over the ends of the list of methods.
  await page.getByRole('radio', { name: /Demo Bank/ }).press('Space')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
}

// DEPOSIT-5
test('a payment of another amount is shown on its order, and the page follows what an operator decides', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await deposit(page, '250.41')
  await expect(page.getByRole('heading', { name: 'We received another amount' })).toBeVisible()
  await expect(page.getByText('Received ₱240.41')).toBeVisible()
  await expect(page.getByText(/Expected ₱250.41/)).toBeVisible()
  await expectAccessible(page)
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  plaza('suspense', 'credit', itemOf(order), '--why', 'the member paid ten less', '--by', 'e2e')
  await expect(page.getByRole('heading', { name: "It's in your wallet" })).toBeVisible()
  await expect(page.getByText(/Added to your wallet/)).toBeVisible()
})

test('a payment that arrives after its order was cancelled is shown on the order', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await deposit(page, '250.43')
  await page.getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByRole('button', { name: 'Cancel deposit', exact: true }).click()
  const late = page.getByRole('heading', { name: 'Your payment came after the order had ended' })
  await expect(late).toBeVisible()
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  plaza('suspense', 'return', itemOf(order), '--why', 'cancelled by the member', '--by', 'e2e')
  await expect(page.getByRole('heading', { name: 'Your payment is on its way back' })).toBeVisible()
})
