import { marginsOf, splitLine } from '@plaza/contract/agency'
import { sql } from 'kysely'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import { withAgency } from '../../identity/directory'
import type { PlayDay } from '../../stakes/member-days'
import { ratesOfLines, type LineOfRates, type Rates } from '../../stakes/rates'
import { addIncomes, type EarnedIncome } from './incomes'
import type { ShareRow, SumRow } from './tables'

/** At which merchant, by which highest rates, and where a day begins, ms. */
export interface ShareTerms {
  merchant: string
  /** False: of a line only the member itself and who is directly above it earn (TEAM-14). */
  hasLevels: boolean
  system: Rates
  startOf: (day: string) => number
  now: number
}

/** A share that is written, and what was settled before. */
interface Changed {
  share: ShareRow
  before: ShareRow | undefined
}

const keyOf = ({ memberId, day, category }: Pick<PlayDay, 'memberId' | 'day' | 'category'>) =>
  `${memberId} ${day} ${category}`

async function settledShares(trx: Trx, days: readonly PlayDay[]): Promise<ReadonlyMap<string, ShareRow>> {
  const { rows } = await sql<ShareRow>`
    select s.* from jsonb_to_recordset(${JSON.stringify(
      days.map(({ memberId, day, category }) => ({ member_id: memberId, day, category })),
    )}::jsonb) as k(member_id text, day text, category text)
    join income_shares s using (member_id, day, category)`.execute(trx)
  return new Map(
    rows.map((row) => [
      keyOf({ memberId: row.member_id, day: row.day, category: row.category }),
      // PostgreSQL's driver has the elements of such arrays in digits.
      { ...row, parts: row.parts.map(Number) },
    ]),
  )
}

/** The lines of whoever bet on each day, of those lines that begin with an agent, by `day member`. */
async function linesOf(
  trx: Trx,
  days: readonly PlayDay[],
  { system, hasLevels }: Pick<ShareTerms, 'system' | 'hasLevels'>,
): Promise<ReadonlyMap<string, LineOfRates>> {
  const found = new Map<string, LineOfRates>()
  for (const [day, ofDay] of groupBy(days, (one) => one.day)) {
    const memberIds = [...new Set(ofDay.map(({ memberId }) => memberId))]
    const lines = await ratesOfLines(trx, { memberIds, day, system })
    for (const [id, line] of lines) found.set(`${day} ${id}`, line)
  }
  const agents = await withAgency(trx, [
    ...new Set([...found.values()].flatMap(({ ids }) => ids.slice(0, 1))),
  ])
  const earning = ({ ids, rates }: LineOfRates) =>
    hasLevels ? { ids, rates } : { ids: ids.slice(-2), rates: rates.slice(-2) }
  return new Map(
    [...found]
      .filter(([, { ids }]) => agents.has(ids[0] ?? ''))
      .map(([key, line]) => [key, earning(line)] as const),
  )
}

/** What a line earns by a member's valid bets of a day and kind of play. */
export const shareOf = (
  { memberId, day, category, validMinor }: PlayDay,
  merchant: string,
  line: readonly string[],
  rates: readonly number[],
): ShareRow => ({
  ...{ member_id: memberId, day, category, merchant, valid_minor: validMinor },
  ...{ line: [...line], rates: [...rates], parts: splitLine(validMinor, rates) },
})

/** What a share adds to the sums of everybody in its line, after what it had added before. */
export function sumsOf(share: ShareRow, before?: ShareRow): SumRow[] {
  const { day, category, merchant, line, rates, parts } = share
  const margins = marginsOf(rates)
  return line.map((agentId, at) => ({
    ...{ agent_id: agentId, day, category, child_id: line[at + 1] ?? agentId, merchant },
    margin: margins[at] ?? 0,
    valid_minor: share.valid_minor - (before?.valid_minor ?? 0),
    amount_minor: (parts[at] ?? 0) - (before?.parts[at] ?? 0),
  }))
}

/** A member's own part of bets on lotteries is in its prizes already: its prize group is what it has of them. */
export const isPaid = ({ agent_id: agentId, child_id: childId, category }: SumRow): boolean =>
  agentId !== childId || category !== 'LOTT'

/** Writes shares, in place of what was settled before. */
export async function writeShares(trx: Trx, shares: readonly ShareRow[]): Promise<void> {
  await sql`insert into income_shares (member_id, day, category, merchant, valid_minor, line, rates, parts)
    select member_id, day, category, merchant, valid_minor, line, rates, parts
    from jsonb_populate_recordset(null::income_shares, ${JSON.stringify(shares)}::jsonb)
    on conflict (member_id, day, category) do update
      set valid_minor = excluded.valid_minor, parts = excluded.parts`.execute(trx)
}

/** Adds what shares came to, to the sums of everybody in their lines. */
export async function addSums(trx: Trx, sums: readonly SumRow[]): Promise<void> {
  await sql`insert into income_sums as s (agent_id, day, category, child_id, merchant, margin, valid_minor, amount_minor)
    select agent_id, day, category, child_id, min(merchant), max(margin), sum(valid_minor), sum(amount_minor)
    from jsonb_populate_recordset(null::income_sums, ${JSON.stringify(sums)}::jsonb)
    group by agent_id, day, category, child_id order by agent_id, day, category, child_id
    on conflict (agent_id, day, category, child_id) do update
      set valid_minor = s.valid_minor + excluded.valid_minor, amount_minor = s.amount_minor + excluded.amount_minor`.execute(
    trx,
  )
}

/** What is paid of the sums; `startOf` is where a day begins, ms. */
export const earnedBy = (sums: readonly SumRow[], { startOf }: Pick<ShareTerms, 'startOf'>): EarnedIncome[] =>
  sums.filter(isPaid).map((one) => ({
    memberId: one.agent_id,
    kind: one.agent_id === one.child_id ? 'line-rebate' : 'commission',
    source: '',
    periodAt: startOf(one.day),
    day: one.day,
    amountMinor: one.amount_minor,
  }))

/**
 * Settles members' days of bets: what everybody in their lines earned by them, by the lines and rates of these days (INCOME-1). A day that
 * was settled before keeps its line and rates, and only what changed is added. Returns how many were corrected that way. One transaction
 * of a merchant after the other.
 */
export async function shareBets(trx: Trx, days: readonly PlayDay[], terms: ShareTerms): Promise<number> {
  if (days.length === 0) return 0
  await advisoryLock(trx, `agent-income:${terms.merchant}`)
  const settled = await settledShares(trx, days)
  const changed = days.filter((day) => (settled.get(keyOf(day))?.valid_minor ?? 0) !== day.validMinor)
  if (changed.length === 0) return 0
  const unknown = changed.filter((day) => !settled.has(keyOf(day)))
  const lines = await linesOf(trx, unknown, terms)
  const shares = changed.flatMap((one): Changed[] => {
    const before = settled.get(keyOf(one))
    const line = lines.get(`${one.day} ${one.memberId}`)
    if (before) return [{ before, share: shareOf(one, terms.merchant, before.line, before.rates) }]
    if (!line) return []
    const rates = line.rates.map((all) => all[one.category])
    return [{ before: undefined, share: shareOf(one, terms.merchant, line.ids, rates) }]
  })
  const sums = shares.flatMap(({ share, before }) => sumsOf(share, before))
  await writeShares(
    trx,
    shares.map(({ share }) => share),
  )
  await addSums(trx, sums)
  await addIncomes(trx, terms.merchant, earnedBy(sums, terms), terms.now)
  return shares.filter(({ before }) => before !== undefined).length
}
