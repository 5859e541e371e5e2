import { outcomesOf, prizeScale } from '@plaza/lottery'
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

/** The most units of a line that are kept one by one; a line of more counts for every outcome of its play. */
const mostOutcomes = 256

const everyOutcome = (play: string): string => `${play}/*`
const playOf = (outcome: string): string => outcome.slice(0, outcome.indexOf('/'))
const isEvery = (outcome: string): boolean => outcome.endsWith('/*')

/**
 * What a line would cost by outcome, rounded up: each of its units with what it pays, or all outcomes of the play at once
 * with the most that the line can win (LOTTERY-8).
 */
export function liabilitiesOf({ play, picks, prizes, multiplier, highestMinor }: ExposedLine): Liabilities {
  const outcomes = outcomesOf(play, picks, prizes, mostOutcomes)
  if (!outcomes) return new Map([[everyOutcome(play.id), highestMinor]])
  const cost = (prize: number) =>
    Number((BigInt(prize) * BigInt(multiplier) + BigInt(prizeScale - 1)) / BigInt(prizeScale))
  return new Map(outcomes.map(({ key, prize }) => [key, cost(prize)]))
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
 * What the lines that count for every outcome cost so far, by play. An order that adds such a line locks the row alone;
 * orders on single outcomes share it, so that neither misses the other.
 */
async function costOfEvery(
  trx: Trx,
  { site, lottery, issue }: IssueKey,
  quotes: readonly LineQuote[],
  added: ReadonlySet<string>,
): Promise<Liabilities> {
  const plays = quotes.filter(({ play }) => play.unit.kind !== 'number').map(({ play }) => play.id)
  const costs: Liabilities = new Map()
  // One after the other in the order of their names, so that concurrent orders do not deadlock.
  for (const play of [...new Set(plays)].toSorted()) {
    const outcome = everyOutcome(play)
    await sql`insert into lottery_exposure (site, lottery, issue, outcome, liability_minor)
      values (${site}, ${lottery}, ${issue}, ${outcome}, 0) on conflict do nothing`.execute(trx)
    const { rows } = await sql<{ liability: number }>`
      select liability_minor as liability from lottery_exposure
      where site = ${site} and lottery = ${lottery} and issue = ${issue} and outcome = ${outcome}
      ${added.has(outcome) ? sql`for update` : sql`for share`}`.execute(trx)
    costs.set(play, rows[0]?.liability ?? 0)
  }
  return costs
}

/** Adds to rows, which it locks, and answers what they come to. */
async function addRows(
  trx: Trx,
  { site, lottery, issue }: IssueKey,
  lines: readonly { outcome: string; minor: number }[],
): Promise<{ outcome: string; liability: number }[]> {
  const { rows } = await sql<{ outcome: string; liability: number }>`
    insert into lottery_exposure as e (site, lottery, issue, outcome, liability_minor)
    select ${site}, ${lottery}, ${issue}, outcome, minor
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(outcome text, minor bigint)
    on conflict (site, lottery, issue, outcome)
      do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning outcome, liability_minor as liability`.execute(trx)
  return rows
}

/** What the single outcome of a play that costs most comes to. */
async function costliest(trx: Trx, { site, lottery, issue }: IssueKey, play: string): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(liability_minor), 0) as most from lottery_exposure
    where site = ${site} and lottery = ${lottery} and issue = ${issue}
      and starts_with(outcome, ${`${play}/`}) and outcome <> ${everyOutcome(play)}`.execute(trx)
  return rows[0]?.most ?? 0
}

/**
 * Adds what lines would cost to the outcomes of their issue.
 * @throws CallFailure `lottery.limit.exposure` when an outcome would cost more than `limitMinor`, with what fits.
 */
export async function addExposure(
  trx: Trx,
  key: IssueKey,
  quotes: readonly LineQuote[],
  limitMinor: number,
): Promise<void> {
  const lines = totalsOf(quotes).map(([outcome, minor]) => ({ outcome, minor }))
  const added = new Set(lines.map(({ outcome }) => outcome))
  const ofEvery = await costOfEvery(trx, key, quotes, added)
  const rows = await addRows(trx, key, lines)
  for (const { outcome, liability } of rows) if (isEvery(outcome)) ofEvery.set(playOf(outcome), liability)
  for (const { outcome, liability } of rows) {
    const besides = isEvery(outcome)
      ? await costliest(trx, key, playOf(outcome))
      : (ofEvery.get(playOf(outcome)) ?? 0)
    const excess = liability + besides - limitMinor
    if (excess <= 0) continue
    const fitting = adjustment(quotes, outcome, excess)
    throw new CallFailure('lottery.limit.exposure', { mostMinor: limitMinor, ...fitting })
  }
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
