import { retryUntilAnswered } from './ask-until-answered.mjs'
import { call } from './http-client.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const endedDeposits = ['credited', 'expired', 'failed', 'cancelled']
/** What people are to decide stays under review: its amount is in the locked wallet, which the balance counts. */
const endedWithdrawals = ['paid', 'rejected', 'failed', 'under-review']

/** A payout that a kill interrupted is resumed after 30 s; a busy machine needs additional time, ms. */
const longestMs = 180_000

/** Reads an order until it has ended, or returns its state when it does not within its time. */
async function ended(read, states) {
  const until = Date.now() + longestMs
  for (;;) {
    const order = await read()
    if (states.includes(order.state) || Date.now() > until) return order
    await pause(200)
  }
}

/** The balance of an account: all wallets together, minor units. */
export async function totalOf(origin, cookie) {
  const { body } = await retryUntilAnswered(() =>
    call(origin, '/wps/wallets/balance', { headers: { cookie } }),
  )
  return body.value.totalMinor
}

/**
 * Waits until every order of an account has ended and compares its balance with them: what was before, and what was
 * credited, less what was paid out. A payment that was not as ordered must be held once, with what was paid.
 */
export async function settleOrders(origin, cookie, { before, withdrawals, deposits, paidFor }) {
  const wrong = []
  const read = (path, name) => async () =>
    (await retryUntilAnswered(() => call(origin, path, { headers: { cookie } }))).body.value[name]
  let expected = before
  for (const id of withdrawals) {
    const order = await ended(read(`/wps/withdraw/${id}`, 'withdrawal'), endedWithdrawals)
    if (!endedWithdrawals.includes(order.state)) wrong.push(`withdrawal ${id} stays ${order.state}`)
    if (order.state === 'paid') expected -= order.amountMinor
  }
  for (const id of deposits) {
    const order = await ended(read(`/wps/deposit/${id}`, 'deposit'), endedDeposits)
    if (!endedDeposits.includes(order.state)) wrong.push(`deposit ${id} stays ${order.state}`)
    if (order.state === 'credited') expected += order.amountMinor
    const held = order.held ?? []
    const paid = paidFor(order)
    if (held.length > 1 || held.some((payment) => payment.amountMinor !== paid))
      wrong.push(`deposit ${id}: ${JSON.stringify(held)} is held, ${paid} was paid`)
    if (order.reason === 'mismatch' && held.length === 0) wrong.push(`deposit ${id}: its payment is gone`)
  }
  const after = await totalOf(origin, cookie)
  if (after !== expected) wrong.push(`an account has ${after} after its orders, not ${expected}`)
  return wrong
}
