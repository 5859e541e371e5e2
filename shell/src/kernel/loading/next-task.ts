/** Lets the browser answer a tap or draw a frame, and goes on in a task of its own (PERF-8). */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
