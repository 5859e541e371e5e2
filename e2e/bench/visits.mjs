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
 * The first ten seconds of a first visit without a tap. By the main thread's own clock: tasks over 50 ms, their time beyond that, and the
 * time for which the thread was busy. By the wall: tasks over 50 ms. And KiB of JavaScript.
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
      longTasksByWall: tasks.filter(({ wallMs }) => wallMs > longMs).length,
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

/** Notes on each page that is opened when its code had taken the games of the first view over. */
const noteTakeOver = (page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-remote] article') || document.querySelector('[data-drawn]')) return
      globalThis.__takenOverMs = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/** Loads home and answers when it was interactive, ms: its code had taken the first view over, and answers taps. */
async function interactiveMs(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(firstMs)
  return page.evaluate(() => globalThis.__takenOverMs)
}

/** When the first and the third visit of one browser were interactive, on slow 4G, and their ratio: browsers keep compiled scripts from the second. */
export const repeatVisits = (address) =>
  onPhone(address, { isReturning: true }, async ({ page, slowDown, onSlow4g }) => {
    await slowDown(cpu)
    await onSlow4g()
    await noteTakeOver(page)
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
