import type { LoadClass } from './load-class'

/** Headers in which an upstream reports its load with each answer; not passed to browsers. */
export const workLimitHeader = 'x-work-limit'
export const workRefusedHeader = 'x-work-refused'
/** Headers between servers, which no browser gets. */
export const loadHeaders: readonly string[] = [workLimitHeader, workRefusedHeader]

type Headers = Record<string, string | string[] | number | undefined>

/** The known load of the upstream. */
export interface UpstreamLoad {
  /** Reads the headers of an answer to a request of a class. */
  record(headers: Headers, loadClass: LoadClass): void
  /** How much it wants to work on at once; infinite when it has not reported lately. */
  limit(): number
  /** It has just refused this class or a more important one: asking again would only cost both of us. */
  isClosed(loadClass: LoadClass): boolean
}

/** How long a report counts, ms. */
const limitLastsMs = 1_000
const closedMs = 100
/** The most important last. */
const order: readonly LoadClass[] = ['browse', 'file', 'entry', 'money', 'free']

/** Remembers what the upstream reports. `now` in ms. */
export function createUpstreamLoad(now: () => number = () => performance.now()): UpstreamLoad {
  let reported = Infinity
  let reportedAt = -Infinity
  const closedUntil = new Map<LoadClass, number>()
  return {
    record(headers, loadClass) {
      const limit = Number(headers[workLimitHeader])
      if (limit >= 1) {
        reported = limit
        reportedAt = now()
      }
      if (headers[workRefusedHeader] === undefined) return
      for (const name of order.slice(0, order.indexOf(loadClass) + 1)) closedUntil.set(name, now() + closedMs)
    },
    limit: () => (now() - reportedAt < limitLastsMs ? reported : Infinity),
    isClosed: (loadClass) => now() < (closedUntil.get(loadClass) ?? -Infinity),
  }
}
