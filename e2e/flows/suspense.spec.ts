import { expectAccessible } from '../src/accessibility'
import { cancelDeposit, deposit, orderOf, title } from '../src/deposits'
import { expect, test } from '../src/watch-page'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'

/** The suspense item of an order in the output of `plaza suspense`. */
function itemOf(order: string): string {
  const lines = plaza('suspense').split('\n')
  const at = lines.findIndex((line) => line.includes(`order ${order}`))
  return /^\S+/.exec(lines[at - 3] ?? '')?.[0] ?? ''
}

// DEPOSIT-5
test('a payment of another amount is shown on its order, and the page follows what an operator decides', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await deposit(page, 'Demo Bank', '250.41')
  await expect(title(page, 'We received another amount')).toBeVisible()
  await expect(page.getByText('Received ₱240.41')).toBeVisible()
  await expect(page.getByText(/Expected ₱250.41/)).toBeVisible()
  await expectAccessible(page)
  const order = orderOf(page)
  plaza('suspense', 'credit', itemOf(order), '--why', 'the member paid ten less', '--by', 'ana')
  await expect(title(page, "It's in your wallet")).toBeVisible()
  await expect(page.getByText(/Added to your wallet/)).toBeVisible()
})

test('a payment that arrives after its order was cancelled is shown on the order', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await deposit(page, 'Demo Bank', '250.43')
  await cancelDeposit(page)
  await expect(title(page, 'Your payment arrived after the order had ended')).toBeVisible()
  const order = orderOf(page)
  plaza('suspense', 'return', itemOf(order), '--why', 'cancelled by the member', '--by', 'ana')
  await expect(title(page, 'Your payment is on its way back')).toBeVisible()
})

// DEPOSIT-3
test('an order shows that the bank declined its transfer, and that nothing was taken', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  await deposit(page, 'Demo Bank', '250.13')
  await expect(title(page, "The deposit didn't work")).toBeVisible()
  await expect(page.getByText(/^You have it: we haven't received anything/)).toBeVisible()
})
