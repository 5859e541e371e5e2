import { frameWorkOf, tasksOf, traceOf } from '../src/trace.mjs'
import { openPhone } from './phone.mjs'
import { countScripts, kibOf } from './script-bytes.mjs'

/** How much slower the phone's processor is than this one. */
export const cpu = 4
/** What counts as the first part of a visit, and how long a page at rest is watched, ms. */
export const firstMs = 10_000
export const restMs = 5_000
const longMs = 50
/** Each banner is drawn as it first comes into view; afterwards all have been. */
const bannersMs = 30_000

const onPhone = async (address, options, work) => {
  const phone = await openPhone(new URL(address).origin, options)
  try {
    return await work(phone)
  } finally {
    await phone.close()
  }
}

/**
 * A first visit without a tap: tasks over 50 ms and their time beyond that, time for which the main thread was busy, and KiB of
 * JavaScript, all within the first ten seconds.
 */
export const firstVisit = (address) =>
  onPhone(address, {}, async ({ page, protocol, slowDown }) => {
    await slowDown(cpu)
    const scripts = await countScripts(protocol)
    const events = await traceOf(page, async () => {
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForTimeout(firstMs)
    })
    const tasks = tasksOf(events)
    const long = tasks.filter(({ ms }) => ms > longMs)
    return {
      longTasks: long.length,
      blockedMs: long.reduce((sum, { ms }) => sum + ms - longMs, 0),
      busyMs: tasks.reduce((sum, { ms }) => sum + ms, 0),
      scriptKib: kibOf(scripts()),
    }
  })

/** Frames of script, layout or paint while nobody does anything; `begin` does what a visitor does before. */
export const frames = (address, begin = async () => undefined) =>
  onPhone(address, {}, async ({ page }) => {
    await page.goto(address)
    await begin(page)
    await page.waitForTimeout(firstMs + bannersMs)
    const rest = frameWorkOf(await traceOf(page, () => page.waitForTimeout(restMs)))
    return Math.max(0, ...['FireAnimationFrame', 'Layout', 'Paint'].map((name) => rest[name] ?? 0))
  })

/** Loads a page and answers when it was interactive: the end of the last task over 50 ms in the first ten seconds, ms. */
async function interactiveMs(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(firstMs)
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ startTime, duration }) => startTime + duration))),
        ).observe({ type: 'longtask', buffered: true })
        // Without a long task, the page was interactive as soon as something was painted.
        setTimeout(() => resolve(performance.getEntriesByName('first-contentful-paint')[0]?.startTime), 1000)
      }),
  )
}

/** When the first and the third visit of one browser were interactive, on slow 4G, and their ratio: browsers keep compiled scripts from the second. */
export const repeatVisits = (address) =>
  onPhone(address, { hasWorker: true }, async ({ page, slowDown, onSlow4g }) => {
    await slowDown(cpu)
    await onSlow4g()
    const firstMs = await interactiveMs(page, address)
    await page.goto('about:blank')
    await interactiveMs(page, address)
    await page.goto('about:blank')
    const repeatMs = await interactiveMs(page, address)
    return { firstMs, repeatMs, ratio: repeatMs / firstMs }
  })

/** Bytes of a document as the edge sends it to a new and to a returning browser. */
export const documentBytes = (address) =>
  onPhone(address, {}, async ({ page }) => {
    const load = async () => Number((await page.goto(address)).headers()['content-length'])
    const first = await load()
    // From then on the browser keeps the styles.
    while (!(await page.context().cookies()).some(({ name }) => name === 'plaza.styles'))
      await page.waitForTimeout(250)
    return { first, returning: await load() }
  })
