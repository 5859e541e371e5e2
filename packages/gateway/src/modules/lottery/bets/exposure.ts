import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { exposedParts, inPortions, type ExposedLine, type ExposedPart } from './exposed-parts'
import { fitExposure } from './fit-exposure'
import type { LineQuote } from './quote-line'

/** One issue of one merchant's lottery. */
export interface IssueKey {
  site: string
  lottery: string
  issue: string
}

const ofIssue = ({ site, lottery, issue }: IssueKey) =>
  sql`site = ${site} and lottery = ${lottery} and issue = ${issue}`

/** Adds parts, and answers the most that one draw may cost. Other orders on the issue wait until this one has committed. */
async function addParts(
  trx: Trx,
  { site, lottery, issue }: IssueKey,
  parts: readonly ExposedPart[],
): Promise<number> {
  let exposed = 0
  for (const portion of inPortions(parts)) {
    const { rows } = await sql<{ exposed: number }>`
      select lottery_expose(${site}, ${lottery}, ${issue}, ${JSON.stringify(portion)}::jsonb) as exposed`.execute(
      trx,
    )
    exposed = rows[0]?.exposed ?? 0
    await setImmediate()
  }
  return exposed
}

/** Finds again what the parts of which one draw hits at least so many outcomes come to; sums of orders only bound it. */
async function measure(
  trx: Trx,
  key: IssueKey,
  { hits, plays }: { hits: number; plays?: readonly string[] },
): Promise<number> {
  const { site, lottery, issue } = key
  await sql`update lottery_exposure_parts p set most_minor = coalesce((
      select sum(liability_minor) from (
        select liability_minor from lottery_exposure_outcomes o
        where o.site = p.site and o.lottery = p.lottery and o.issue = p.issue and o.play = p.play and o.part = p.part
        order by liability_minor desc limit p.hits
      ) largest), 0)
    where ${ofIssue(key)} and hits >= ${hits} ${plays ? sql`and play = any(${plays})` : sql``}`.execute(trx)
  const { rows } = await sql<{ exposed: number }>`
    select lottery_exposed(${site}, ${lottery}, ${issue}) as exposed`.execute(trx)
  return rows[0]?.exposed ?? 0
}

/** Adds lines and answers whether the issue is within its limit with them. */
async function exposeWithin(
  trx: Trx,
  key: IssueKey,
  parts: readonly ExposedPart[],
  limitMinor: number,
): Promise<boolean> {
  const atMostMinor = await addParts(trx, key, parts)
  return atMostMinor <= limitMinor || (await measure(trx, key, { hits: 2 })) <= limitMinor
}

/**
 * Adds what lines would cost to the exposure of their issue, as the last of a transaction: it locks the exposure until
 * the transaction ends. No draw pays more than `limitMinor`, over all plays together (BET-2).
 * @throws CallFailure `lottery.limit.exposure` when one could, with what fits where the order is not too large to try.
 */
export async function addExposure(
  trx: Trx,
  key: IssueKey,
  quotes: readonly LineQuote[],
  limitMinor: number,
): Promise<void> {
  if (await exposeWithin(trx, key, exposedParts(quotes, quotes.length), limitMinor)) return
  await removeExposure(trx, key, { lines: quotes, lineCount: quotes.length })
  const fitting = await fitExposure(quotes, async (parts) => {
    await sql`savepoint fit_exposure`.execute(trx)
    const fits = await exposeWithin(trx, key, parts, limitMinor)
    await sql`rollback to savepoint fit_exposure`.execute(trx)
    return fits
  })
  throw new CallFailure('lottery.limit.exposure', { mostMinor: limitMinor, ...fitting })
}

/** Takes the cost of cancelled lines, of an order of so many, off the exposure of their issue. */
export async function removeExposure(
  trx: Trx,
  key: IssueKey,
  { lines, lineCount }: { lines: readonly ExposedLine[]; lineCount: number },
): Promise<void> {
  const parts = exposedParts(lines, lineCount)
  // Nothing is added; it locks the exposure.
  await addParts(trx, key, [])
  for (const portion of inPortions(parts)) {
    const removed = sql`jsonb_to_recordset(${JSON.stringify(portion)}::jsonb)
      as l(play text, part text, hits integer, minor bigint, units jsonb)`
    await sql`update lottery_exposure_outcomes o set liability_minor = greatest(0, o.liability_minor - u.value::bigint)
      from ${removed}, jsonb_each_text(l.units) u
      where ${ofIssue(key)} and o.play = l.play and o.part = l.part and o.unit = u.key`.execute(trx)
    await sql`update lottery_exposure_parts p set most_minor = greatest(0, p.most_minor - l.minor)
      from ${removed} where ${ofIssue(key)} and p.play = l.play and p.part = l.part and l.hits = 0`.execute(
      trx,
    )
    await setImmediate()
  }
  await measure(trx, key, { hits: 1, plays: [...new Set(parts.map(({ play }) => play))] })
}

/** Forgets the exposure of an issue that was settled. */
export async function forgetExposure(trx: Trx, key: IssueKey): Promise<void> {
  await sql`delete from lottery_exposure_outcomes where ${ofIssue(key)}`.execute(trx)
  await sql`delete from lottery_exposure_parts where ${ofIssue(key)}`.execute(trx)
}
