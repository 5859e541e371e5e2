import type { BreakPeriod, Exclusion } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import { newOrderNumber } from '../../../kernel/order-number'
import { accountsOfPerson } from '../directory'

/** A break as it is written; `until` and `returnsAt` in ms, null for ever. */
export interface NewExclusion {
  memberId: string
  merchant: string
  kind: Exclusion['kind']
  source: Exclusion['source']
  until: number | null
  now: number
}

const ends = ({ returnsAt, until }: Exclusion): number => returnsAt ?? until ?? Infinity

/** The longest of the breaks that hold; a self-exclusion before a time-out. */
const governing = (held: readonly Exclusion[]): Exclusion | null =>
  [...held].sort(
    (one, other) =>
      Number(other.kind === 'exclusion') - Number(one.kind === 'exclusion') ||
      (other.until ?? Infinity) - (one.until ?? Infinity) ||
      ends(other) - ends(one),
  )[0] ?? null

const heldRows = (queries: Queries, memberIds: readonly string[], now: number) =>
  queries
    .selectFrom('exclusions')
    .select(['kind', 'since', 'until', 'source', 'returns_at as returnsAt'])
    .where('member_id', 'in', [...memberIds])
    .where('since', '<=', now)
    .where((is) => is.or([is('returns_at', 'is', null), is('returns_at', '>', now)]))
    .execute()

/** The break from play of a member that holds; null without one (RG-8). */
export const exclusionOf = async (
  queries: Queries,
  memberId: string,
  now: number,
): Promise<Exclusion | null> => governing(await heldRows(queries, [memberId], now))

/**
 * The break that holds when a member signs in: its own, or a self-exclusion of the same person at another merchant of the
 * house, which an account that was opened since shares.
 */
export async function exclusionAtSignIn(
  queries: Queries,
  memberId: string,
  now: number,
): Promise<Exclusion | null> {
  const own = await exclusionOf(queries, memberId, now)
  if (own?.kind === 'exclusion') return own
  const others = await accountsOfPerson(queries, memberId)
  if (others.length === 0) return own
  const held = await heldRows(
    queries,
    others.map(({ id }) => id),
    now,
  )
  const shared = governing(held.filter(({ kind }) => kind === 'exclusion'))
  return shared ? { ...shared, source: 'house' } : own
}

/** The failure of somebody who takes a break: which, and until when. */
export const excludedFailure = ({ kind, until }: Exclusion): CallFailure =>
  new CallFailure('member.excluded', { kind, until })

/** Refuses who takes a break from play. @throws CallFailure `member.excluded` with `kind` and `until` */
export async function checkNotExcluded(queries: Queries, memberId: string, now: number): Promise<void> {
  const held = await exclusionOf(queries, memberId, now)
  if (held) throw excludedFailure(held)
}

/** Writes a break down. One that holds already is never made shorter: it holds beside the new one. */
export async function addExclusion(
  trx: Trx,
  { memberId, merchant, kind, source, until, now }: NewExclusion,
): Promise<void> {
  await trx
    .insertInto('exclusions')
    .values({
      id: newOrderNumber('EX'),
      member_id: memberId,
      merchant,
      kind,
      source,
      since: now,
      until,
      returns_at: kind === 'time-out' ? until : null,
    })
    .execute()
}

/**
 * Asks to play again once the period of a self-exclusion is over: it comes back after the waiting time. A repetition
 * changes nothing.
 * @throws CallFailure `exclusion.none` without a self-exclusion, `exclusion.return.early` with `until` (null for ever)
 */
export async function askReturn(
  trx: Trx,
  memberId: string,
  { now, waitMs }: { now: number; waitMs: number },
): Promise<{ exclusion: Exclusion; isNew: boolean }> {
  await trx.selectFrom('exclusions').select('id').where('member_id', '=', memberId).forUpdate().execute()
  const held = await exclusionOf(trx, memberId, now)
  if (held?.kind !== 'exclusion') throw new CallFailure('exclusion.none')
  if (held.until === null || held.until > now)
    throw new CallFailure('exclusion.return.early', { until: held.until })
  if (held.returnsAt !== null) return { exclusion: held, isNew: false }
  const returnsAt = now + waitMs
  await trx
    .updateTable('exclusions')
    .set({ returns_at: returnsAt })
    .where('member_id', '=', memberId)
    .where('kind', '=', 'exclusion')
    .where('returns_at', 'is', null)
    .where('until', '<=', now)
    .execute()
  return { exclusion: { ...held, returnsAt }, isNew: true }
}

/** The end of a period that is offered. @throws CallFailure `exclusion.period` for any other */
export function checkPeriod(period: BreakPeriod, offered: readonly BreakPeriod[]): void {
  if (!offered.includes(period)) throw new CallFailure('exclusion.period', { offered: [...offered] })
}
