import type { LoadClass } from './load-class'

/** A class that is bounded here. */
export type BoundedClass = Exclude<LoadClass, 'free'>

/** Who wants to work: one of the two is called, once, at once or later. */
export interface Applicant {
  /** The work may begin; `leave` marks it as done and may be called more than once. */
  begin(leave: () => void): void
  refuse(): void
}

/**
 * Admits a bounded amount of work at once, the most important first, and refuses on arrival what would wait too long.
 */
export interface WorkGate {
  /** Whether work of a class would begin or wait now; otherwise it is refused before anything of it is read. */
  hasRoom(loadClass: BoundedClass): boolean
  /** Requests a turn. Returns how to cancel it, for clients that disconnect while they wait. */
  enter(loadClass: BoundedClass, applicant: Applicant): () => void
}

interface Rule {
  /** Share of the work at once that the class may take. */
  work: number
  /** Longest time that it waits for its turn in a burst, ms. */
  burstWaitMs: number
  /** How many may wait in a burst, with those that come before the class; one more is overload. */
  burstPlaces: number
  /** While there is more than can be done: how many may wait before it, for each piece of work at once. */
  ahead: number
}

/**
 * The most important first. Opening a game waits for a vendor that calls back about money, and a picture may have to be
 * drawn first, so neither may take all places. Files may wait longer, because they are parts of admitted pages.
 */
const rules: Record<BoundedClass, Rule> = {
  money: { work: 1, burstWaitMs: 5_000, burstPlaces: 256, ahead: 1 },
  entry: { work: 0.5, burstWaitMs: 2_000, burstPlaces: 64, ahead: 0.75 },
  file: { work: 0.5, burstWaitMs: 2_000, burstPlaces: 64, ahead: 8 },
  browse: { work: 0.75, burstWaitMs: 2_000, burstPlaces: 64, ahead: 0.5 },
}
const classes = Object.keys(rules) as BoundedClass[]

/**
 * A queue in which every request waits longer than one turn of the work, for this long without a break, is overload:
 * ms and turns.
 */
const standingMs = 250
const standingTurns = 25
/** Overload is over once less than this share was refused during a window of this many ms. */
const calmShare = 0.15
const windowMs = 500
/** Weight of the latest interval in the moving average of the time between two finished requests. */
const weightOfLast = 0.05

interface Waiter extends Applicant {
  since: number
  timer: NodeJS.Timeout
}

/** What the gate needs of the limit: the number of concurrent tasks, and notice of started ones. */
interface Limit {
  current(): number
  onWork(isFull: boolean): void
}

/**
 * A gate that admits as many pieces of work at a time as `limit` returns. A burst may wait for its turn. In an overload
 * only as many may wait as can be started about as soon, and everything else is refused on arrival. `now` in ms.
 */
export function createWorkGate(limit: Limit, now: () => number = () => performance.now()): WorkGate {
  const lines: Record<BoundedClass, Waiter[]> = { money: [], entry: [], file: [], browse: [] }
  const insideOf: Record<BoundedClass, number> = { money: 0, entry: 0, file: 0, browse: 0 }
  let inside = 0
  let waiting = 0
  let gapMs = 5
  let lastDoneAt = now()
  let wasBusy = false
  let calmAt = now()
  let isOverloaded = false
  let window = { since: now(), came: 0, refused: 0 }

  const ahead = (loadClass: BoundedClass) => {
    let count = 0
    for (const name of classes) {
      count += lines[name].length
      if (name === loadClass) break
    }
    return count
  }
  const mayBegin = (loadClass: BoundedClass) =>
    inside < limit.current() &&
    insideOf[loadClass] < Math.max(1, Math.floor(limit.current() * rules[loadClass].work))
  const mayWait = (loadClass: BoundedClass) =>
    ahead(loadClass) < limit.current() * rules[loadClass].ahead ||
    (!isOverloaded && ahead(loadClass) < rules[loadClass].burstPlaces)

  const done = (loadClass: BoundedClass) => {
    inside -= 1
    insideOf[loadClass] -= 1
    const at = now()
    if (wasBusy) gapMs += (at - lastDoneAt - gapMs) * weightOfLast
    lastDoneAt = at
    wasBusy = waiting > 0
    advance()
  }
  const start = (loadClass: BoundedClass, { begin }: Applicant) => {
    inside += 1
    insideOf[loadClass] += 1
    limit.onWork(inside >= limit.current())
    let isInside = true
    begin(() => {
      if (!isInside) return
      isInside = false
      done(loadClass)
    })
  }
  const remove = (loadClass: BoundedClass, waiter: Waiter): boolean => {
    const at = lines[loadClass].indexOf(waiter)
    if (at < 0) return false
    lines[loadClass].splice(at, 1)
    clearTimeout(waiter.timer)
    waiting -= 1
    return true
  }
  const advance = () => {
    for (const name of classes)
      for (let [first] = lines[name]; first && mayBegin(name); [first] = lines[name]) {
        remove(name, first)
        if (waiting === 0 || now() - first.since <= gapMs * limit.current()) calmAt = now()
        start(name, first)
      }
  }
  /** Refuses the newest of those who would wait too long in an overload, the least important first, `from` a class on. */
  const shorten = (from: number) => {
    for (const name of classes.slice(from).toReversed())
      for (let last = lines[name].at(-1); last; last = lines[name].at(-1)) {
        if (ahead(name) - 1 < limit.current() * rules[name].ahead) break
        remove(name, last)
        window.refused += 1
        last.refuse()
      }
  }
  const look = () => {
    const at = now()
    if (waiting === 0) calmAt = at
    if (at - window.since > windowMs) {
      isOverloaded &&= window.refused > window.came * calmShare
      window = { since: at, came: 0, refused: 0 }
    }
    if (isOverloaded || at - calmAt < Math.max(standingMs, standingTurns * gapMs * limit.current())) return
    isOverloaded = true
    shorten(0)
  }

  return {
    hasRoom: (loadClass) => mayBegin(loadClass) || mayWait(loadClass),
    enter(loadClass, applicant) {
      look()
      window.came += 1
      if (lines[loadClass].length === 0 && mayBegin(loadClass)) {
        start(loadClass, applicant)
        return () => undefined
      }
      if (!mayWait(loadClass)) {
        window.refused += 1
        if (!isOverloaded) {
          isOverloaded = true
          // A burst of browsing takes no turn from waiting payments.
          shorten(classes.indexOf(loadClass))
        }
        applicant.refuse()
        return () => undefined
      }
      const timer = setTimeout(() => {
        if (remove(loadClass, waiter)) applicant.refuse()
      }, rules[loadClass].burstWaitMs)
      const waiter: Waiter = { ...applicant, since: now(), timer }
      lines[loadClass].push(waiter)
      waiting += 1
      wasBusy = true
      advance()
      if (isOverloaded) shorten(classes.indexOf(loadClass) + 1)
      return () => void remove(loadClass, waiter)
    },
  }
}
