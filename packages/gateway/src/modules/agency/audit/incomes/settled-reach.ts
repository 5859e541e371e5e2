import { addDays, dayAt, hourAt } from '@plaza/calendar'

const dayMs = 86_400_000

/** A complete settlement, as it is kept. */
export interface FinishedRun {
  kind: 'rates' | 'daily-salary' | 'hourly-salary'
  /** The day, or where the hour begins, ms, in digits. */
  period: string
  startedAt: number
  finishedAt: number
}

/** How far the settlements of a day or an hour know it. */
export interface Settled {
  /** What changed from then on, ms, may not be settled yet. */
  knownUntil: number
  /** When it may have been settled, ms. */
  moments: number[]
}

/** Days before its own that a settlement looks at; the last is its own. */
const reachDays = 90
const recentHoursMs = 2 * dayMs
/** What was being written while a settlement read. */
const writingMs = 60_000

const settledBy = (runs: readonly FinishedRun[]): Settled | undefined =>
  runs.length === 0
    ? undefined
    : {
        knownUntil: Math.max(...runs.map(({ startedAt }) => startedAt)) - writingMs,
        // What was changed while it ran may count in it or not.
        moments: runs.flatMap(({ startedAt, finishedAt }) => [startedAt - 1, finishedAt]),
      }

/** How far a day is settled; undefined where no settlement has reached it. */
export function settledDay(
  runs: readonly FinishedRun[],
  kind: 'rates' | 'daily-salary',
  day: string,
): Settled | undefined {
  const own = runs.filter((run) => run.kind === kind)
  const isBefore = own.every(({ period }) => period > day)
  if (isBefore) return undefined
  return settledBy(own.filter(({ period }) => period >= day && period <= addDays(day, reachDays - 1)))
}

/** How far an hour is settled, by where it begins, ms: by those of two days, and by the first of each day. */
export function settledHours(
  runs: readonly FinishedRun[],
  timeZone: string,
): { starts: number[]; settledHour: (startMs: number) => Settled | undefined } {
  const own = runs
    .filter(({ kind }) => kind === 'hourly-salary')
    .map((run) => ({ run, at: Number(run.period), day: dayAt(timeZone, Number(run.period)) }))
    .toSorted((one, other) => one.at - other.at)
  const firstOfDay = new Map<string, number>()
  for (const { at, day } of own) if (!firstOfDay.has(day)) firstOfDay.set(day, at)
  const [first, last] = [own[0]?.at, own.at(-1)?.at]
  const starts: number[] = []
  if (first !== undefined && last !== undefined)
    for (let at = first; at <= last; at = hourAt(timeZone, at).endMs) starts.push(at)
  return {
    starts,
    settledHour: (startMs) => {
      if (first === undefined || startMs < first) return undefined
      const reached = own.filter(
        ({ at, day }) =>
          at >= startMs && at - startMs <= (firstOfDay.get(day) === at ? reachDays * dayMs : recentHoursMs),
      )
      return settledBy(reached.map(({ run }) => run))
    },
  }
}

/** The days from the first that was settled to the last. */
export function settledDays(runs: readonly FinishedRun[], kind: 'rates' | 'daily-salary'): string[] {
  const periods = runs.filter((run) => run.kind === kind).map(({ period }) => period)
  const [first, last] = [periods.toSorted()[0], periods.toSorted().at(-1)]
  const found: string[] = []
  if (first === undefined || last === undefined) return found
  for (let day = first; day <= last; day = addDays(day, 1)) found.push(day)
  return found
}
