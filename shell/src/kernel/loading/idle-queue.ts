/** When background work begins, counted from the start of the page, ms. */
export const quietMs = 1_500
/** A busy page is not waited for longer than this, ms. */
const longestWaitMs = 2_000

/** What is seen begins before what is not. */
export type IdleKind = 'seen' | 'unseen'

/** Work that the first view does not need: each task begins when the page is idle and the previous one has ended. */
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

/** Creates the queue of a page that starts now (PERF-8). What a task throws is reported, and the next one begins. */
export function createIdleQueue(): IdleQueue {
  const tasks: Task[] = []
  const quietAt = performance.now() + quietMs
  let isRunning = false
  const next = (): void => {
    const at = Math.max(
      0,
      tasks.findIndex(({ kind }) => kind === 'seen'),
    )
    const [task] = tasks.splice(at, 1)
    isRunning = task !== undefined
    if (!task) return
    // In an async function, so that what a task throws at once is a rejection too.
    const run = async () => task.run()
    run()
      .catch(reportError)
      .finally(() => onceIdle(next))
  }
  return {
    add(run, kind = 'seen') {
      const task = { run, kind }
      tasks.push(task)
      if (!isRunning) {
        isRunning = true
        const leftMs = quietAt - performance.now()
        if (leftMs > 0) setTimeout(onceIdle, leftMs, next)
        else onceIdle(next)
      }
      return () => {
        const at = tasks.indexOf(task)
        if (at >= 0) tasks.splice(at, 1)
      }
    },
  }
}
