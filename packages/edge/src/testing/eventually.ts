import { setTimeout as wait } from 'node:timers/promises'

const everyMs = 10
/** Only a failure needs all of it: a machine with other work may take long. */
const patienceMs = 120_000

/** Repeats a check until it holds, and returns its result. @throws its last error */
export async function eventually<T>(check: () => Promise<T> | T): Promise<T> {
  for (const giveUpAt = Date.now() + patienceMs; ;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await wait(everyMs)
    }
  }
}
