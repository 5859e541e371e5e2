import { digestOf, numbersOf, sha256 } from './chain'
import type { ImportedIssue, ImportedLottery } from './import-lotteries'
import { issuesFrom } from './schedule'

/** Of which time a lottery's past is, and from what it follows. */
export interface PastTerms {
  /** What the chain of the past follows from; of the past alone, so that it may be known. */
  secret: string
  /** The issues drawn after `from` and until `to`, ms. */
  from: number
  to: number
  /** Ids of the orders of an issue, by its number; none for most. */
  orderIdsOf?: (no: string) => readonly string[]
  /** Whether an issue was voided; none when absent. */
  isVoid?: (no: string) => boolean
}

const nothing: readonly string[] = []

/** The past issues of a lottery as its clock would have drawn them: on one chain, each from its seed and its orders. */
export function drawPast(
  { rules, schedule }: Pick<ImportedLottery, 'rules' | 'schedule'>,
  { secret, from, to, orderIdsOf = () => nothing, isVoid = () => false }: PastTerms,
): { chainEnd: string; issues: ImportedIssue[] } {
  const scheduled = []
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
  const emptyDigest = digestOf(nothing)
  const issues = scheduled.map((issue, index): ImportedIssue => {
    const link = index + 1
    const ids = orderIdsOf(issue.no)
    const digest = ids.length > 0 ? digestOf(ids) : emptyDigest
    const own = seeds[link] ?? ''
    return {
      ...issue,
      link,
      seed: own,
      seedHash: seeds[link - 1] ?? chainEnd,
      digest,
      orders: ids.length,
      numbers: numbersOf(rules, own, digest, issue.no),
      ...(isVoid(issue.no) && { isVoid: true }),
    }
  })
  return { chainEnd, issues }
}
