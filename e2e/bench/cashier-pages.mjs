import { call, signIn } from '@plaza/gateway/http-client'
import { openDeposit } from './deposit-load.mjs'
import { firstRoutes, onMemberPhone } from './first-routes.mjs'
import { closeAnnouncements } from './phone.mjs'

const deposits = Number(process.env.BENCH_CREDITS ?? 50)

/** Notes on the page's own clock when the header shows another balance. */
const watchBalance = (page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    const shown = () => /₱[\d,.]+/.exec(header.textContent)?.[0]
    const seen = { text: shown(), at: 0 }
    Object.assign(globalThis, { __balance: seen })
    new MutationObserver(() => {
      const text = shown()
      if (text && text !== seen.text) Object.assign(seen, { text, at: Date.now() })
    }).observe(header, { subtree: true, childList: true, characterData: true })
  })

/** Milliseconds from the credit of each of many deposits to the new balance on an open page. */
async function creditDelays({ page }, site, cookie) {
  await page.goto(`${site.origin}/m/home`)
  await closeAnnouncements(page)
  await page.waitForFunction(() => /₱[\d,.]+/.test(document.querySelector('header').textContent))
  await watchBalance(page)
  const delays = []
  for (let round = 0; round < deposits; round += 1) {
    const { deposit } = await openDeposit(site.gateway, cookie)
    const before = await page.evaluate(() => globalThis.__balance.at)
    await page.waitForFunction((at) => globalThis.__balance.at !== at, before, { timeout: 60_000 })
    const shownAt = await page.evaluate(() => globalThis.__balance.at)
    const { body } = await call(site.gateway, `/wps/deposit/${deposit.id}`, { headers: { cookie } })
    const credited = body.value.deposit.timeline.find(({ state }) => state === 'credited')
    delays.push(shownAt - credited.at)
  }
  return delays
}

const routes = [
  ['/m/voucherCenter', 'voucherCenter'],
  ['/m/withdraw', 'withdraw'],
  ['/m/transaction/record', 'transactionRecord'],
]

/** How soon money is on an open page, and what the first page of the cashier costs a member. */
export async function cashierPages(say, site) {
  const cookie = await signIn(site.gateway, 'plain02')
  const first = await firstRoutes(say, site, cookie, routes)
  say(`  ${deposits} deposits on an open page …`)
  const delays = await onMemberPhone(site, cookie, (phone) => creditDelays(phone, site, cookie))
  return { first, delays }
}
