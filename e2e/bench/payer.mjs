import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDefinite, retryUntilAnswered } from '@plaza/gateway/ask-until-answered'
import { call, seal } from '@plaza/gateway/http-client'

/** What a payer does with a deposit, each with its share of them. */
const deeds = [
  ['pay', 0.55],
  ['other', 0.1],
  ['late', 0.1],
  ['decline', 0.1],
  ['cancel', 0.05],
  ['pay cancelled', 0.1],
]
const endedDeposits = ['credited', 'expired', 'failed', 'cancelled']
const endedWithdrawals = ['paid', 'rejected', 'failed', 'under-review']
/** How long an order may take to its end: a late payment comes a minute after it, and a lost report is asked for, ms. */
const longestMs = 240_000
/** The withdrawal password of the demo. */
const paymentPassword = '246810'

/** Repeats a request until an answer is definite. @throws when none comes in time */
async function untilAnswered(ask) {
  const answer = await retryUntilAnswered(ask, { patienceMs: longestMs, pauseMs: 100 })
  if (!isDefinite(answer)) throw new Error(`the gateway does not answer: ${JSON.stringify(answer)}`)
  return answer
}

/**
 * A member who deposits and withdraws until `left.orders` are made, together with all others, and repeats what was not
 * answered, and some of what was, with its key. Every acknowledged order goes to `known`.
 */
export function createPayer({ origin, cookie, provider, known, left, random }) {
  const mine = []
  const faults = []
  const get = (path) => untilAnswered(() => call(origin, path, { headers: { cookie } }))
  const post = (path, key, body, isSealed = false) =>
    untilAnswered(async () => {
      const form = isSealed
        ? await seal(origin, body)
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const headers = { ...form.headers, cookie, 'idempotency-key': key }
      return call(origin, path, { method: 'POST', ...form, headers })
    })

  /** One order by one key, however often it is asked for; undefined when it is refused. */
  async function make(path, body, name) {
    const key = randomUUID()
    const answers = [await post(path, key, body, name === 'withdrawal')]
    if (answers[0].status !== 200) return undefined
    while (random() < 0.3) answers.push(await post(path, key, body, name === 'withdrawal'))
    const ids = new Set(answers.map(({ body: answer }) => answer.value?.[name].id))
    if (ids.size > 1) faults.push(`one key made the ${name}s ${[...ids].join(', ')}`)
    const order = answers[0].body.value[name]
    const kept = { name, id: order.id, amountMinor: order.amountMinor }
    mine.push(kept)
    known.push(kept)
    left.orders -= 1
    return { order, kept }
  }

  /** The provider's page of a deposit, once the gateway has it; undefined when the order ended before. */
  async function pageOf(id) {
    for (;;) {
      const { deposit } = (await get(`/wps/deposit/${id}`)).body.value
      const { instructions } = deposit
      if (instructions?.kind === 'redirect') return instructions.url
      if (instructions?.kind === 'qr') {
        const scanned = await untilAnswered(() =>
          fetch(`${provider}/scan`, {
            method: 'POST',
            redirect: 'manual',
            body: new URLSearchParams({ code: instructions.payload }),
          }),
        )
        return new URL(scanned.headers.get('location'), provider).href
      }
      if (deposit.state !== 'created') return undefined
      await pause(100)
    }
  }

  async function deposit() {
    let share = random()
    const deed = deeds.find(([, part]) => (share -= part) < 0)?.[0] ?? 'pay'
    const amountMinor = 10_000 + Math.floor(random() * 900) * 100
    const method = random() < 0.5 ? 'psp-wallet' : 'psp-qr'
    const made = await make('/wps/deposit', { method, amountMinor }, 'deposit')
    if (!made) return false
    const { kept } = made
    kept.deed = deed
    const page = await pageOf(kept.id)
    if (!page) return true
    if (deed === 'cancel' || deed === 'pay cancelled')
      await post(`/wps/deposit/${kept.id}/cancel`, randomUUID(), {})
    if (deed === 'cancel') return true
    kept.paidMinor = deed === 'other' ? amountMinor - 1_000 : amountMinor
    const form = {
      choice: deed === 'pay cancelled' ? 'pay' : deed,
      ...(deed === 'other' && { amount: (kept.paidMinor / 100).toFixed(2) }),
    }
    await untilAnswered(() =>
      fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) }),
    )
    return true
  }

  async function withdraw() {
    const declined = random() < 0.2 ? 13 : 0
    const amountMinor = 10_000 + Math.floor(random() * 20) * 100 + declined
    return (await make('/wps/withdraw', { amountMinor, paymentPassword }, 'withdrawal')) !== undefined
  }

  /** Reads an order until it has ended and what was paid for it is known; as it is when that takes too long. */
  async function ended({ name, id, deed }) {
    const until = Date.now() + longestMs
    const path = name === 'deposit' ? `/wps/deposit/${id}` : `/wps/withdraw/${id}`
    const needsHeld = deed === 'late' || deed === 'other' || deed === 'pay cancelled'
    for (;;) {
      const order = (await get(path)).body.value?.[name]
      const isEnd = (name === 'deposit' ? endedDeposits : endedWithdrawals).includes(order?.state)
      if (!order || Date.now() > until || (isEnd && (!needsHeld || order.held))) return order
      await pause(300)
    }
  }

  return {
    async order() {
      while (left.orders > 0) if (!(await (random() < 0.35 ? withdraw() : deposit()))) await pause(200)
    },

    /** Waits for the end of every order and compares the balance with them. Returns what is wrong. */
    async settle() {
      let expectedMinor = this.beforeMinor
      for (const kept of mine) {
        const order = await ended(kept)
        kept.state = order?.state
        if (!order) faults.push(`the ${kept.name} ${kept.id} is lost`)
        else if (order.state === 'credited') expectedMinor += order.amountMinor - order.feeMinor
        else if (order.state === 'paid') expectedMinor -= order.amountMinor
        else if (![...endedDeposits, ...endedWithdrawals].includes(order.state))
          faults.push(`the ${kept.name} ${kept.id} stays ${order.state}`)
      }
      const { totalMinor } = (await get('/wps/wallets/balance')).body.value
      if (totalMinor !== expectedMinor)
        faults.push(`${this.account} has ${totalMinor} after the orders, not ${expectedMinor}`)
      return faults
    },
  }
}
