import type { DigestedOrder } from '@plaza/fair'
import { digestOf, numbersOf, sha256 } from './chain'
import type { ImportedIssue, ImportedLottery } from './import-lotteries'
import { issuesFrom, type ScheduledIssue } from './schedule'

/** Of which time a lottery's past is, and from what it follows. */
export interface PastTerms {
  /** What the chain of the past follows from; of the past alone, so that it may be known. */
  secret: string
  /** The issues drawn after `from` and until `to`, ms. */
  from: number
  to: number
}

/** The orders on past issues, and which issues were voided. */
export interface PastOrders {
  /** The orders of an issue as its digest covers them, by its number; none for most. */
  ordersOf?: (no: string) => readonly DigestedOrder[]
  /** Whether an issue was voided; none when absent. */
  isVoid?: (no: string) => boolean
}

/** The past of a lottery: the end of its chain, and its issues on it. */
export interface Past {
  chainEnd: string
  issues: ImportedIssue[]
}

/** A past whose orders are not known yet. */
export interface PlannedPast {
  /** What an issue draws with these orders; undefined for one that is not of this past. */
  numbersOf(no: string, orders: readonly DigestedOrder[]): number[] | undefined
  /** The past with its orders. */
  draw(orders?: PastOrders): Past
}

const nothing: readonly DigestedOrder[] = []

/** Plans the past issues of a lottery as its clock would have drawn them: on one chain, each from its seed and its orders. */
export function planPast(
  { rules, schedule }: Pick<ImportedLottery, 'rules' | 'schedule'>,
  { secret, from, to }: PastTerms,
): PlannedPast {
  const scheduled: ScheduledIssue[] = []
  for (const issue of issuesFrom(schedule, from)) {
    if (issue.drawAt > to) break
    scheduled.push(issue)
  }
  // From the last link backwards: the hash of each seed is the seed before it, that of the first the chain's end.
  const seeds: string[] = []
  let seed = sha256(secret)
  for (let link = scheduled.length; link > 0; link -= 1) {
    seeds[link] = seed
    seed = sha256(seed)
  }
  const chainEnd = seed
  const linkOf = new Map(scheduled.map(({ no }, index) => [no, index + 1]))
  const emptyDigest = digestOf(nothing)
  const numbersAt = (link: number, no: string, digest: string): number[] =>
    numbersOf(rules, { seed: seeds[link] ?? '', digest, issue: no })
  const digestFor = (orders: readonly DigestedOrder[]): string =>
    orders.length > 0 ? digestOf(orders) : emptyDigest
  return {
    numbersOf: (no, orders) => {
      const link = linkOf.get(no)
      return link === undefined ? undefined : numbersAt(link, no, digestFor(orders))
    },
    draw: ({ ordersOf = () => nothing, isVoid = () => false } = {}) => ({
      chainEnd,
      issues: scheduled.map((issue, index): ImportedIssue => {
        const link = index + 1
        const orders = ordersOf(issue.no)
        const digest = digestFor(orders)
        // Field by field: to spread the issue would take longer than all the rest.
        const drawn: ImportedIssue = {
          no: issue.no,
          n: issue.n,
          of: issue.of,
          openAt: issue.openAt,
          closeAt: issue.closeAt,
          drawAt: issue.drawAt,
          link,
          seed: seeds[link] ?? '',
          seedHash: seeds[link - 1] ?? chainEnd,
          digest,
          orders: orders.length,
          numbers: numbersAt(link, issue.no, digest),
        }
        return isVoid(issue.no) ? { ...drawn, isVoid: true } : drawn
      }),
    }),
  }
}
