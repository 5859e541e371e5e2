import { deposit, leave, orderOf, scannedCode, title } from '../src/deposits'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

const minuteMs = 60_000
/** What is left of an order's time once it is begun: enough to open its payment page. */
const leftMs = 10_000

// DEPOSIT-3, DEPOSIT-5, DEPOSIT-7
test('an order that nobody pays in time expires, whichever way it is paid, and a payment after that is held', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'plain02')
  /** From now on an order that has this long to be paid is begun that long ago. */
  const lasting = (ms: number) =>
    page.setExtraHTTPHeaders({ 'x-test-clock': String(Date.now() - ms + leftMs) })
  const orders: string[] = []
  for (const [method, amount, minutes] of [
    ['Payment agent', '600', 24 * 60],
    ['USDT · TRC20', '500', 60],
    ['Demo Card', '250', 15],
    ['Demo Wallet', '250', 15],
    ['Demo Bank', '250.77', 15],
  ] as const) {
    await deposit(page, method, amount, () => lasting(minutes * minuteMs))
    // The wallet's page takes the place of the order's.
    if (method === 'Demo Wallet') await page.getByRole('link', { name: 'Go back without paying' }).click()
    await expect(page).toHaveURL(/\/m\/voucherCenter\?order=/)
    orders.push(orderOf(page))
    await page.setExtraHTTPHeaders({})
  }
  const camera = await scannedCode(page, () => lasting(15 * minuteMs))
  await camera.getByRole('button', { name: 'Pay after the order has ended' }).click()
  await leave(camera)
  await page.setExtraHTTPHeaders({})
  await expect(title(page, 'Your payment arrived after the order had ended')).toBeVisible()
  plaza('review', 'credit', orderOf(page), '--by', 'ana', '--why', 'a minute late')
  await expect(title(page, "It's in your wallet")).toBeVisible()
  const answerAbout = async (order: string): Promise<unknown> =>
    (await page.request.get(`/wps/deposit/${order}`)).json()
  for (const order of orders)
    await expect.poll(() => answerAbout(order)).toMatchObject({ value: { deposit: { state: 'expired' } } })
  await page.goto(`/m/voucherCenter?order=${orders.at(-1)}`)
  await expect(title(page, 'The time to pay has run out')).toBeVisible()
})
