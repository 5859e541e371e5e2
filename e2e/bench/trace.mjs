/** Categories of a trace that say what the main thread does, and of frames. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink', 'cc']

/** Records a trace while `during` runs. Answers the events of the page's main thread, in order of time. */
export async function traceOf(browser, page, during) {
  await browser.startTracing(page, { categories })
  await during()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const main = traceEvents.findLast(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const busiest = mainThread(traceEvents) ?? main
  return traceEvents
    .filter(({ pid, tid, ph }) => pid === busiest.pid && tid === busiest.tid && ph !== 'M')
    .sort((a, b) => a.ts - b.ts)
}

/** The renderer thread with the most tasks: the page that is watched. */
function mainThread(events) {
  const names = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const counts = new Map()
  for (const event of events) {
    const key = `${event.pid}/${event.tid}`
    if (names.has(key)) counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, event })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.event
}

const frameWork = new Set(['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Commit'])
const scriptWork = new Set(['TimerFire', 'FunctionCall', 'EvaluateScript', 'FireIdleCallback'])

/** How often the main thread did each kind of work: frames' parts and script. */
export function workOf(events) {
  const counts = {}
  for (const { name } of events)
    if (frameWork.has(name) || scriptWork.has(name)) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Tasks of the main thread, ms: when they began since the first event, and how long they took. */
export function tasksOf(events) {
  const from = events[0]?.ts ?? 0
  return events
    .filter(({ name, dur }) => name === 'RunTask' && dur !== undefined)
    .map(({ ts, dur }) => ({ atMs: (ts - from) / 1000, ms: dur / 1000, ts, dur }))
}
