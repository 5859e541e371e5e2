/** When background work begins, counted from the start of the page, ms. */
export const quietMs = 1_500
/** How long after a touch background work begins: another touch may follow, and what the first one led to is still being drawn. */
export const touchQuietMs = 1_000
/** A busy page is not waited for longer than this, ms. */
const longestWaitMs = 2_000

/** What is seen begins before what is not. Until the page's start has begun nothing waits for touches: the event stream is part of it. */
export type IdleKind = 'seen' | 'unseen' | 'start'

/**
 * Work that the first view does not need: each task begins when nobody has touched the page for a while, it is idle, and the
 * previous task has ended.
 */
export interface IdleQueue {
  /** Adds a task. Returns the function that cancels it. */
  add(run: () => Promise<unknown> | void, kind?: IdleKind): () => void
}

interface Task {
  run: () => Promise<unknown> | void
  kind: IdleKind
}

const onceIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestWaitMs })
  else setTimeout(run)
}

/** Creates the queue of a page that starts now (PERF-8, PERF-10). What a task throws is reported, and the next one begins. */
export function createIdleQueue(): IdleQueue {
  const tasks: Task[] = []
  const startsAt = performance.now() + quietMs
  let touchedUntil = 0
  const onTouch = () => (touchedUntil = performance.now() + touchQuietMs)
  addEventListener('pointerdown', onTouch, { capture: true, passive: true })
  const leftMs = () => {
    const isStarting = tasks.some(({ kind }) => kind === 'start')
    return (isStarting ? startsAt : Math.max(startsAt, touchedUntil)) - performance.now()
  }
  let isRunning = false
  const onceQuiet = (): void => {
    const waitMs = leftMs()
    if (waitMs > 0) setTimeout(onceQuiet, waitMs)
    else onceIdle(next)
  }
  const next = (): void => {
    // Touched while it waited for the page to be idle.
    if (leftMs() > 0) return onceQuiet()
    const at = Math.max(
      0,
      tasks.findIndex(({ kind }) => kind === 'seen'),
    )
    const [task] = tasks.splice(at, 1)
    isRunning = task !== undefined
    if (!task) return
    // In an async function, so that what a task throws at once is a rejection too.
    const run = async () => task.run()
    run().catch(reportError).finally(onceQuiet)
  }
  return {
    add(run, kind = 'seen') {
      const task = { run, kind }
      tasks.push(task)
      if (!isRunning) {
        isRunning = true
        onceQuiet()
      }
      return () => {
        const at = tasks.indexOf(task)
        if (at >= 0) tasks.splice(at, 1)
      }
    },
  }
}
