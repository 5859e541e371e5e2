import { rateCategories, type RateCategory } from '@plaza/contract/agency'
import { inSlices } from '../../../../kernel/in-slices'
import { deriveShare, type DerivedShare } from './derive-share'
import { differing, type AuditedIncomes, type IncomeDifference, type Numbers } from './income-difference'
import type { IncomesData } from './incomes-data'
import type { KeptShare } from './kept'
import { settledDay } from './settled-reach'
import type { TermsOfMoment } from './terms-at'

/** A member's day in a kind of play. */
interface PlayDay {
  memberId: string
  day: string
  category: RateCategory
}

const keyOf = ({ memberId, day, category }: PlayDay) => JSON.stringify([memberId, day, category])
const isPlay = (category: string): category is RateCategory =>
  (rateCategories as readonly string[]).includes(category)

const numbersOf = (share: DerivedShare | undefined) => {
  const line = (share?.line ?? []).flatMap(({ id, rate, minor }, at): [string, Numbers][] => [
    [id, { depth: at + 1, rate, minor }],
  ])
  return { validMinor: share?.validMinor ?? 0, line: new Map(line) }
}

const asShare = ({ validMinor, line, rates, parts }: KeptShare): DerivedShare => ({
  validMinor,
  line: line.map((id, at) => ({ id, rate: rates[at] ?? 0, minor: parts[at] ?? 0 })),
})

/** What differs between a share that is kept and one that was derived. */
function compare(
  { memberId, day, category }: PlayDay,
  kept: DerivedShare | undefined,
  derived: DerivedShare | undefined,
): IncomeDifference[] {
  const [one, other] = [numbersOf(kept), numbersOf(derived)]
  const about = { day, of: `share ${category}`, memberId }
  const ofAgents = [...new Set([...one.line.keys(), ...other.line.keys()])].flatMap((agentId) =>
    differing({ ...about, agentId }, one.line.get(agentId) ?? {}, other.line.get(agentId) ?? {}),
  )
  const bets = (share: typeof one) => ({ validMinor: share.validMinor })
  return [...differing({ ...about, agentId: memberId }, bets(one), bets(other)), ...ofAgents]
}

/** Until when changes of a day are settled, ms, and by which terms they may have been. */
interface KnownDay {
  knownUntil: number
  terms: TermsOfMoment[]
}

function knownDay({ runs, termsAt }: IncomesData, day: string): KnownDay | undefined {
  const settled = settledDay(runs, 'rates', day)
  return settled && { ...settled, terms: [...new Set(settled.moments.map(termsAt))] }
}

/** What differs from what is kept, by the terms under which least does: those of a moment at which it may have been settled. */
function compareAt(
  data: IncomesData,
  bets: PlayDay & { validMinor: number },
  kept: DerivedShare | undefined,
  terms: readonly TermsOfMoment[],
): IncomeDifference[] {
  const found = terms.map((one) => {
    const derived = deriveShare(data, bets, one)
    // A line that earns by bets of nothing has nothing to keep.
    return compare(bets, kept, !kept && bets.validMinor === 0 ? undefined : derived)
  })
  return found.toSorted((one, other) => one.length - other.length)[0] ?? []
}

/**
 * Shares the valid bets of every day that was settled out again, by the lines, the given rates and the settings of that time, and compares
 * them with those that are kept (INCOME-4). What changed after the last settlement waits for the next one.
 */
export async function auditShares(
  data: IncomesData,
  shares: readonly KeptShare[],
  { day: asked }: Pick<AuditedIncomes, 'day'>,
): Promise<IncomeDifference[]> {
  const kept = new Map(shares.map((one) => [keyOf(one), one]))
  const played = new Map(
    data.days.flatMap(({ memberId, day, category, validMinor }) => {
      const of = isPlay(category) && { memberId, day, category, validMinor }
      return of ? [[keyOf(of), of] as const] : []
    }),
  )
  const settled = new Map<string, KnownDay | undefined>()
  const settledOn = (day: string) => {
    if (!settled.has(day)) settled.set(day, knownDay(data, day))
    return settled.get(day)
  }
  const found = await inSlices([...new Set([...kept.keys(), ...played.keys()])], (key) => {
    const share = kept.get(key)
    const bets = played.get(key) ?? (share && { ...share, validMinor: 0 })
    if (!bets || (asked !== undefined && bets.day !== asked)) return []
    const until = settledOn(bets.day)
    if (!until && (!share || bets.validMinor !== 0)) return []
    if (until && data.changedAt(bets.memberId, bets.day, bets.category) >= until.knownUntil) return []
    return compareAt(data, bets, share && asShare(share), until?.terms ?? [data.termsAt(0)])
  })
  return found.flat()
}
