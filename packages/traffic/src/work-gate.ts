import PQueue from 'p-queue'
import type { LoadClass } from './load-class'

/** A class that is bounded here. */
export type BoundedClass = Exclude<LoadClass, 'free'>

/** There is more to do than can be done in time; nothing of this was begun. */
export class Overloaded extends Error {
  constructor() {
    super('more to do than can be done in time')
    this.name = 'Overloaded'
  }
}

/** Lets so much work in at once, the most important first. */
export interface WorkGate {
  /** Whether there is a place to wait for work of a class; without one, it is refused before anything of it is read. */
  hasRoom(loadClass: BoundedClass): boolean
  /** Waits for its turn and answers how to say that the work is done, once or more often. @throws Overloaded when its turn does not come. */
  enter(loadClass: BoundedClass): Promise<() => void>
}

interface Rule {
  priority: number
  /** Share of the work at once, and of the places to wait, that the class may take. */
  work: number
  waiting: number
  /** How long it waits for its turn in a burst, ms. */
  burstWaitMs: number
  /** While there is more than can be done, it waits for this share of the time that its like takes in work. */
  patience: number
}

/**
 * Opening a game waits for a vendor that calls back about money, and a picture may have to be drawn first: neither takes
 * everything. Files wait longer: they are parts of pages that were let in.
 */
const rules: Record<BoundedClass, Rule> = {
  money: { priority: 3, work: 1, waiting: 1, burstWaitMs: 5_000, patience: 0.5 },
  entry: { priority: 2, work: 0.5, waiting: 0.75, burstWaitMs: 2_000, patience: 0.5 },
  file: { priority: 1, work: 0.5, waiting: 0.5, burstWaitMs: 2_000, patience: 4 },
  browse: { priority: 0, work: 0.75, waiting: 0.5, burstWaitMs: 2_000, patience: 0.5 },
}

/** Places to wait for each piece of work at once. */
const waitingForEach = 8
/** Some of a class has waited for so long on end, or for as long as its like takes: that is no burst that passes, ms. */
const standingMs = 100
/** How long that is so after, ms: a line that is empty for a moment proves nothing. */
const overloadLastsMs = 1_000

/** Of the mean time in work, what the last one counts. */
const weightOfLast = 0.05

/** Those of a class that wait. */
interface Line {
  length: number
  /** When nobody last waited, and until when there is more than can be done, ms. */
  emptyAt: number
  overloadedUntil: number
  /** How long its like takes in work lately, ms. */
  workMs: number
}

const newLine = (now: number): Line => ({ length: 0, emptyAt: now, overloadedUntil: now, workMs: standingMs })

/**
 * A gate that `atOnce` pieces of work pass at a time. Waiting is bounded in count and in time: long enough for a burst to
 * pass, and short once some of its class has been waiting for 100 ms on end, so that what is let in is answered about as
 * soon as ever and the rest is refused at once. `now` in ms.
 */
export function createWorkGate(atOnce: number, now: () => number = () => performance.now()): WorkGate {
  const all = new PQueue({ concurrency: atOnce })
  const shareOf = (loadClass: BoundedClass) =>
    new PQueue({ concurrency: Math.max(1, Math.floor(atOnce * rules[loadClass].work)) })
  const shares: Partial<Record<BoundedClass, PQueue>> = {
    entry: shareOf('entry'),
    file: shareOf('file'),
    browse: shareOf('browse'),
  }
  let waiting = 0
  const lines: Record<BoundedClass, Line> = {
    money: newLine(now()),
    entry: newLine(now()),
    file: newLine(now()),
    browse: newLine(now()),
  }
  const hasRoom = (loadClass: BoundedClass) => waiting < atOnce * waitingForEach * rules[loadClass].waiting

  return {
    hasRoom,
    enter(loadClass) {
      if (!hasRoom(loadClass)) return Promise.reject(new Overloaded())
      const line = lines[loadClass]
      if (line.length === 0) line.emptyAt = now()
      line.length += 1
      waiting += 1
      if (now() - line.emptyAt > Math.max(standingMs, line.workMs))
        line.overloadedUntil = now() + overloadLastsMs
      const isOverloaded = now() < line.overloadedUntil
      const patience = new AbortController()
      const { signal } = patience
      const timer = setTimeout(
        () => patience.abort(new Overloaded()),
        isOverloaded ? line.workMs * rules[loadClass].patience : rules[loadClass].burstWaitMs,
      )
      const waited = () => {
        clearTimeout(timer)
        waiting -= 1
        line.length -= 1
        if (line.length === 0) line.emptyAt = now()
      }
      return new Promise((resolve, reject) => {
        const work = () =>
          new Promise<void>((leave) => {
            waited()
            const began = now()
            let isInside = true
            resolve(() => {
              if (!isInside) return
              isInside = false
              line.workMs += (now() - began - line.workMs) * weightOfLast
              leave()
            })
          })
        const takeTurn = () => all.add(work, { priority: rules[loadClass].priority, signal })
        const share = shares[loadClass]
        const done = share ? share.add(takeTurn, { signal }) : takeTurn()
        done.catch((error: unknown) => {
          waited()
          reject(error)
        })
      })
    },
  }
}
