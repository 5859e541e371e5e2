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
  /** Waits for its turn and answers how to say that the work is done. @throws Overloaded when its turn does not come. */
  enter(loadClass: BoundedClass): Promise<() => void>
}

interface Rule {
  priority: number
  /** Share of the work at once, and of the places to wait, that the class may take. */
  work: number
  waiting: number
}

/**
 * Opening a game waits for a vendor that calls back about money, and a picture may have to be drawn first: neither takes
 * everything.
 */
const rules: Record<BoundedClass, Rule> = {
  money: { priority: 3, work: 1, waiting: 1 },
  entry: { priority: 2, work: 0.5, waiting: 0.75 },
  file: { priority: 1, work: 0.5, waiting: 0.5 },
  browse: { priority: 0, work: 0.75, waiting: 0.5 },
}

/** Places to wait for each piece of work at once. */
const waitingForEach = 8
/** Somebody has waited all this time: there is more than can be done, and no burst that passes, ms. */
const standingMs = 100
/** How long work waits for its turn in a burst, and once there is more than can be done, ms. */
const burstWaitMs = 500
const overloadWaitMs = 50

/**
 * A gate that `atOnce` pieces of work pass at a time. Waiting is bounded in count and in time: long enough for a burst to
 * pass, and short once somebody has been waiting for 100 ms on end, so that what is let in is answered about as soon as
 * ever and the rest is refused at once. `now` in ms.
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
  let nobodyWaitedAt = now()
  const hasRoom = (loadClass: BoundedClass) => waiting < atOnce * waitingForEach * rules[loadClass].waiting

  return {
    hasRoom,
    enter(loadClass) {
      if (!hasRoom(loadClass)) return Promise.reject(new Overloaded())
      if (waiting === 0) nobodyWaitedAt = now()
      waiting += 1
      const isStanding = now() - nobodyWaitedAt > standingMs
      const patience = new AbortController()
      const { signal } = patience
      const timer = setTimeout(
        () => patience.abort(new Overloaded()),
        isStanding ? overloadWaitMs : burstWaitMs,
      )
      const waited = () => {
        clearTimeout(timer)
        waiting -= 1
        if (waiting === 0) nobodyWaitedAt = now()
      }
      return new Promise((resolve, reject) => {
        const work = () =>
          new Promise<void>((leave) => {
            waited()
            resolve(leave)
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
