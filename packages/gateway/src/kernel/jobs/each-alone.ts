import type { Logger } from 'pino'
import type { Database, Trx } from '../database/database'

/** After so many failures in a row it is not the work of one that fails. */
const mostInARow = 10

/** What a job does for many. */
export interface WorkForMany<Item> {
  /** The name of the job, for the log. */
  job: string
  items: readonly Item[]
  /** What the log calls an item: its member, mostly. */
  nameOf: (item: Item) => string
  /** How many share a transaction. */
  atOnce: number
  /** Returns how much was done. Doing it again after a failure must change nothing that was done. */
  work: (trx: Trx, item: Item) => Promise<number>
}

/** How much was done, and for how many it failed. */
export interface Worked {
  done: number
  failed: number
}

/**
 * Does the same for many, several in a transaction. When a transaction fails, each of its items is tried in one of its own: one
 * that fails holds up no other, is logged, and is left to the next call.
 * @throws the failure when one item after another fails, as when the database is gone
 */
export async function eachAlone<Item>(
  { db, log }: { db: Database; log: Pick<Logger, 'error'> },
  { job, items, nameOf, atOnce, work }: WorkForMany<Item>,
): Promise<Worked> {
  let [done, failed, inARow] = [0, 0, 0]
  const together = (some: readonly Item[]) =>
    db.transaction(async (trx) => {
      let count = 0
      for (const item of some) count += await work(trx, item)
      return count
    })
  for (let at = 0; at < items.length; at += atOnce) {
    const some = items.slice(at, at + atOnce)
    try {
      done += await together(some)
      inARow = 0
      continue
    } catch (err) {
      if (some.length > 1) log.error({ err, job, count: some.length }, 'a job goes on one by one')
    }
    for (const item of some)
      try {
        done += await together([item])
        inARow = 0
      } catch (err) {
        failed += 1
        inARow += 1
        log.error({ err, job, item: nameOf(item) }, 'a job failed for one')
        if (inARow === mostInARow) throw err
      }
  }
  return { done, failed }
}
