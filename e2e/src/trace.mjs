/** Categories of a trace that say what the main thread does. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/** Records a trace while `during` runs. Answers the events of the page's main thread, in order of time. */
export async function traceOf(page, during) {
  const browser = page.context().browser()
  await browser.startTracing(page, { categories })
  await during()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const { pid, tid } = busiestRenderer(traceEvents)
  return traceEvents
    .filter((event) => event.pid === pid && event.tid === tid && event.ph !== 'M')
    .sort((a, b) => a.ts - b.ts)
}

/** The renderer's main thread with the most events: that of the page that is watched. */
function busiestRenderer(events) {
  const counts = new Map(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => [`${pid}/${tid}`, { pid, tid, count: 0 }]),
  )
  for (const { pid, tid } of events) {
    const thread = counts.get(`${pid}/${tid}`)
    if (thread) thread.count += 1
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]
}

const frameWork = new Set(['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Commit'])
const scriptWork = new Set(['TimerFire', 'FunctionCall', 'EvaluateScript', 'FireIdleCallback'])

const counted = (events, names) => {
  const counts = {}
  for (const { name } of events) if (names.has(name)) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** How often the main thread did each part of a frame. */
export const frameWorkOf = (events) => counted(events, frameWork)
/** How often the main thread ran script, by what began it. */
export const scriptWorkOf = (events) => counted(events, scriptWork)

/** Layouts that a script forced: those inside of a call. */
export function forcedLayoutsOf(events) {
  const calls = events.filter(({ name, dur }) => name === 'FunctionCall' && dur !== undefined)
  return events.filter(
    ({ name, ts }) => name === 'Layout' && calls.some((call) => call.ts <= ts && ts < call.ts + call.dur),
  ).length
}

/**
 * Tasks of the main thread, in ms: when they began, counted from the first event; how long they took by the thread's own clock, which
 * stops while other threads have the core (`ms`); and how long by the wall.
 */
export function tasksOf(events) {
  const from = events[0]?.ts ?? 0
  return events
    .filter(({ name, dur }) => name === 'RunTask' && dur !== undefined)
    .map(({ ts, dur, tdur }) => ({ atMs: (ts - from) / 1000, ms: tdur / 1000, wallMs: dur / 1000 }))
}
