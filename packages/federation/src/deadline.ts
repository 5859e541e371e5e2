/** Ends a wait that has lasted too long. */
export class DeadlineError extends Error {
  constructor(readonly timeoutMs: number) {
    super(`nothing came within ${timeoutMs} ms`)
    this.name = 'DeadlineError'
  }
}

/** The promise, or a DeadlineError after `timeoutMs`. The work itself continues, and its result is ignored. */
export function withDeadline<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(timeoutMs)), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
