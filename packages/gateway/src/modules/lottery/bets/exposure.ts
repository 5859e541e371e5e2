import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { fitLine } from './check-limits'
import type { LineQuote } from './quote-line'

/** One issue of one merchant's lottery. */
export interface IssueKey {
  site: string
  lottery: string
  issue: string
}

/** What the liabilities of a line follow from. */
export type ExposedLine = Pick<LineQuote, 'play' | 'picks' | 'prizes' | 'multiplier' | 'highestMinor'>

/** What identifies an outcome, and what a line would cost if it came up, minor units. */
type Liabilities = Map<string, number>

/** What one option of a row can cost: on an odds board its own prize, elsewhere the most that the line can win. */
function optionCost({ play, prizes, multiplier, highestMinor }: ExposedLine, option: number): number {
  if (play.type === 'trad') return highestMinor
  const first = play.rows[0]?.from[0] ?? 0
  const prize = BigInt(prizes[option - first] ?? 0) * BigInt(multiplier)
  return Number((prize + 9_999n) / 10_000n)
}

/**
 * The outcomes that a line depends on. An outcome is one option of one row of a play, such as 7 in first place: every
 * draw that pays a line contains one of its options, so no draw costs more than the sum of its options' liabilities.
 */
export function liabilitiesOf(quote: ExposedLine): Liabilities {
  const { play, picks } = quote
  return new Map(
    picks.flatMap((options, row) =>
      options.map((option) => [`${play.id}/${row}/${option}`, optionCost(quote, option)] as const),
    ),
  )
}

/** The sums over all lines, in the order of their names, so that concurrent orders do not deadlock. */
function totalsOf(quotes: readonly ExposedLine[]): [outcome: string, liabilityMinor: number][] {
  const sums: Liabilities = new Map()
  for (const quote of quotes)
    for (const [outcome, minor] of liabilitiesOf(quote)) sums.set(outcome, (sums.get(outcome) ?? 0) + minor)
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The last line on an outcome, cut to what the others leave. */
function adjustment(quotes: readonly LineQuote[], outcome: string, excessMinor: number) {
  const quote = quotes.findLast((one) => liabilitiesOf(one).has(outcome))
  const weight = quote ? (liabilitiesOf(quote).get(outcome) ?? 0) : 0
  return quote && fitLine(quote, weight, weight - excessMinor)
}

/**
 * Adds what lines would cost to the outcomes of their issue.
 * @throws CallFailure `lottery.limit.exposure` when an outcome would cost more than `limitMinor`, with what fits.
 */
export async function addExposure(
  trx: Trx,
  { site, lottery, issue }: IssueKey,
  quotes: readonly LineQuote[],
  limitMinor: number,
): Promise<void> {
  const lines = totalsOf(quotes).map(([outcome, minor]) => ({ outcome, minor }))
  const { rows } = await sql<{ outcome: string; liability: number }>`
    insert into lottery_exposure as e (site, lottery, issue, outcome, liability_minor)
    select ${site}, ${lottery}, ${issue}, outcome, minor
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(outcome text, minor bigint)
    on conflict (site, lottery, issue, outcome)
      do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning outcome, liability_minor as liability`.execute(trx)
  const over = rows.find(({ liability }) => liability > limitMinor)
  if (!over) return
  const fitting = adjustment(quotes, over.outcome, over.liability - limitMinor)
  throw new CallFailure('lottery.limit.exposure', { mostMinor: limitMinor, ...fitting })
}

/** Takes the cost of cancelled lines off the outcomes of their issue. */
export async function removeExposure(
  trx: Trx,
  { site, lottery, issue }: IssueKey,
  cancelled: readonly ExposedLine[],
): Promise<void> {
  const lines = totalsOf(cancelled).map(([outcome, minor]) => ({ outcome, minor }))
  await sql`update lottery_exposure e set liability_minor = e.liability_minor - line.minor
    from (select outcome, minor from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(outcome text, minor bigint)
      order by outcome) line
    where e.site = ${site} and e.lottery = ${lottery} and e.issue = ${issue} and e.outcome = line.outcome`.execute(
    trx,
  )
}

/** Forgets the exposure of an issue that was settled. */
export async function forgetExposure(trx: Trx, { site, lottery, issue }: IssueKey): Promise<void> {
  await trx
    .deleteFrom('lottery_exposure')
    .where('site', '=', site)
    .where('lottery', '=', lottery)
    .where('issue', '=', issue)
    .execute()
}
