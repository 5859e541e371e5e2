import { onPostgres } from './database.mjs'
import { flingPage } from './flings.mjs'
import { heapAndNodes } from './leaks.mjs'
import { closeAnnouncements } from './phone.mjs'
import { percentile } from './samples.mjs'
import { countScripts, kibOf } from './script-bytes.mjs'

/** Issues of a lottery that draws as often as the numbers of a day allow. */
const rolls = Number(process.env.BENCH_ROLLS ?? 200)
const seconds = 9
const measuredDraws = 50
const code = 'bench-five'
const flingMs = Number(process.env.BENCH_FLING_MS ?? 30_000)

/** Adds the quick lottery of the bench to a running site. */
async function addLottery(databaseUrl) {
  const { query, end } = await onPostgres(databaseUrl)
  const schedule = { kind: 'every', seconds, timeZone: 'Asia/Manila', closesBeforeSeconds: 2 }
  await query(
    `insert into lotteries (merchant, code, rank, rules, group_id, schedule, name, icon, tint, prize_modes, next_at)
    select merchant, '${code}', 99, rules, group_id, '${JSON.stringify(schedule)}', name, icon, tint, prize_modes,
      (extract(epoch from now()) * 1000)::bigint
    from lotteries where merchant = 'demo' and code = 'five60'`,
  )
  await end()
}

/** Notes when each new result of the open table is there, by its issue, on the page's own clock. */
const watchResults = (page) =>
  page.evaluate(() => {
    const seen = new Map()
    Object.assign(globalThis, { __results: seen })
    const head = document.querySelector('main section')
    const note = () => {
      const no = /\d{4}/.exec(head.lastElementChild?.textContent ?? '')?.[0]
      if (no && !seen.has(no)) seen.set(no, Date.now())
    }
    note()
    new MutationObserver(note).observe(head, { subtree: true, childList: true, characterData: true })
  })

/** Milliseconds from the draw of each issue to its numbers on the page; the first one was there before. */
const delaysOf = async (page) => {
  const seen = await page.evaluate(() => [...globalThis.__results])
  const dayMs = 86_400_000
  const zoneMs = 8 * 3_600_000
  return seen.slice(1).map(([no, at]) => {
    const dayStart = Math.floor((at + zoneMs) / dayMs) * dayMs - zoneMs
    return at - (dayStart + Number(no) * seconds * 1_000)
  })
}

/** A betting table that stays open: how soon numbers are there, and how heap and nodes grow while issues roll over. */
export async function openTable(say, { page, protocol }, origin, databaseUrl) {
  await addLottery(databaseUrl)
  await protocol.send('Performance.enable')
  await protocol.send('HeapProfiler.enable')
  await page.goto(`${origin}/m/lottery?code=${code}`)
  const table = page.getByRole('region', { name: 'Lottery and issue' })
  await table.waitFor({ timeout: 60_000 })
  await table.getByRole('img').first().waitFor({ timeout: 60_000 })
  await watchResults(page)
  const count = () => page.evaluate(() => globalThis.__results.size)
  const until = async (wanted) => {
    while ((await count()) < wanted) await page.waitForTimeout(1_000)
  }
  await until(3)
  const before = await heapAndNodes(protocol)
  say(`    ${rolls} issues of ${seconds} s …`)
  await until(3 + rolls)
  const after = await heapAndNodes(protocol)
  const delays = (await delaysOf(page)).slice(0, measuredDraws)
  const growth = (name) => ((after[name] - before[name]) / before[name]) * 100
  return {
    draws: delays.length,
    median: percentile(delays, 0.5),
    p95: percentile(delays, 0.95),
    rolls,
    heap: growth('heap'),
    nodes: growth('nodes'),
  }
}

/** A trend over 1,000 draws is flung through on a slow phone. */
export async function flingTrend(phone, origin, cpu) {
  await phone.page.goto(`${origin}/m/trend?code=five60`)
  await phone.page.getByText('1,000', { exact: true }).click()
  await phone.page.getByRole('main').getByRole('listitem').nth(10).waitFor({ timeout: 60_000 })
  await phone.page.waitForTimeout(2_000)
  return flingPage(phone, cpu, flingMs)
}

const ruleSets = ['five', 'pk10', 'dice', 'eleven', 'vn27', 'six45', 'pc28']

/** KiB of scripts that the first betting table of a visit loads after home, and whose rules are among them. */
export async function tableBytes({ page, protocol }, origin) {
  const scripts = await countScripts(protocol)
  await page.goto(`${origin}/m/home`)
  await closeAnnouncements(page)
  // Lotteries load when they come near the view.
  await page.mouse.wheel(0, 1_200)
  const lotteries = page.getByRole('region', { name: 'Lottery', exact: true })
  await lotteries.getByRole('link').nth(1).scrollIntoViewIfNeeded()
  await page.waitForTimeout(10_000)
  const before = scripts().length
  const texts = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text())
  })
  await lotteries.getByRole('listitem').first().getByRole('link').click()
  await page.getByRole('region', { name: 'Lottery and issue' }).waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3_000)
  const loaded = (await Promise.all(texts)).join('\n')
  return {
    kib: kibOf(scripts().slice(before)),
    families: ruleSets.filter((id) => loaded.includes(`id:"${id}"`)),
  }
}
