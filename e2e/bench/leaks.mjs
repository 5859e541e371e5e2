const turns = 50
/** What is shown is refreshed once it is a minute old, ms, by code that a page loads then: code, and not growth by a change. */
const freshMs = 60_000
/** Entries of the bottom menu, four changes a turn. */
const round = ['Member', 'Home', 'Member', 'Home']

/** Heap, nodes and listeners of a page, garbage collected before. */
export async function heapAndNodes(protocol) {
  for (let pass = 0; pass < 3; pass += 1) await protocol.send('HeapProfiler.collectGarbage')
  const { metrics } = await protocol.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Budget 10: growth in per cent over 200 route changes, garbage collected before each look. */
export async function leaks({ page, protocol }) {
  await protocol.send('Performance.enable')
  await protocol.send('HeapProfiler.enable')
  // By the page itself: element handles of the driver would keep nodes alive.
  const walk = (times) =>
    page.evaluate(
      async ([names, count]) => {
        const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
        for (let turn = 0; turn < count; turn += 1)
          for (const name of names) {
            const entry = [...document.querySelectorAll('nav a')].find(
              (link) => link.textContent.trim() === name,
            )
            entry.click()
            await pause(450)
          }
      },
      [round, times],
    )
  await walk(5)
  await page.waitForTimeout(freshMs)
  await walk(5)
  await page.waitForTimeout(2000)
  const before = await heapAndNodes(protocol)
  await walk(turns)
  await page.waitForTimeout(2000)
  const after = await heapAndNodes(protocol)
  const growth = (name) => ((after[name] - before[name]) / before[name]) * 100
  return { heap: growth('heap'), nodes: growth('nodes'), listeners: growth('listeners') }
}
