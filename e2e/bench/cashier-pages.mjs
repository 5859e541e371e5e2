import { call, signIn } from '@plaza/gateway/http-client'
import { openDeposit } from './deposit-load.mjs'
import { closeAnnouncements, openPhone } from './phone.mjs'
import { changeBy } from './route-changes.mjs'
import { summary } from './samples.mjs'
import { countScripts, kibOf } from './script-bytes.mjs'

const deposits = Number(process.env.BENCH_CREDITS ?? 50)
const rounds = 3

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

/** The first route of a page of the cashier from the member's page: ms on slow 4G, and KiB of scripts that it loads. */
async function firstRoute(onPhone, path, pageId, isTouched) {
  const samples = []
  let kib
  for (let round = 0; round < rounds; round += 1)
    samples.push(
      await onPhone(async ({ page, protocol, onSlow4g }) => {
        const link = page.getByRole('main').locator(`a[href="${path}"]`).first()
        await link.waitFor()
        await page.waitForTimeout(5_000)
        const scripts = await countScripts(protocol)
        await onSlow4g()
        if (isTouched) {
          await link.dispatchEvent('pointerdown')
          await page.waitForTimeout(5_000)
        }
        const ms = await changeBy(page, link, pageId)
        await page.waitForTimeout(2_000)
        kib = kibOf(scripts())
        return ms
      }),
    )
  return { ms: summary(samples), kib }
}

const routes = [
  ['/m/voucherCenter', 'voucherCenter'],
  ['/m/withdraw', 'withdraw'],
  ['/m/transaction/record', 'transactionRecord'],
]

/** How soon money is on an open page, and what the first page of the cashier costs a member. */
export async function cashierPages(say, site) {
  const cookie = await signIn(site.gateway, 'plain02')
  const onPhone = async (work) => {
    const phone = await openPhone(site.origin, { cookie })
    try {
      await phone.page.goto(`${site.origin}/m/member/home`)
      return await work(phone)
    } finally {
      await phone.close()
    }
  }
  say('  first routes …')
  const first = {}
  for (const [path, pageId] of routes)
    first[path] = {
      cold: await firstRoute(onPhone, path, pageId, false),
      prefetched: await firstRoute(onPhone, path, pageId, true),
    }
  say(`  ${deposits} deposits on an open page …`)
  const delays = await onPhone((phone) => creditDelays(phone, site, cookie))
  return { first, delays }
}
