import type { GotEnvelope, SentEnvelope } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { uplineOf } from '../../identity/directory'
import type { EnvelopeRow } from './tables'

/** How many opened ones a member sees. */
const shownOpened = 20

/** An envelope with how far it was opened. */
type CountedEnvelope = EnvelopeRow & { opened: number; opened_minor: number; named: number }

const stateOf = (
  { packets, opened, ended_at: endedAt, expires_at: expiresAt }: CountedEnvelope,
  now: number,
) => (opened === packets ? 'finished' : endedAt !== null || expiresAt <= now ? 'over' : 'open')

const show = (row: CountedEnvelope, now: number): SentEnvelope => ({
  id: row.id,
  state: stateOf(row, now),
  amountMinor: row.amount_minor,
  packets: row.packets,
  split: row.split,
  message: row.message,
  receivers: row.is_for_all ? null : row.named,
  openedPackets: row.opened,
  openedMinor: row.opened_minor,
  returnedMinor: row.returned_minor,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** Envelopes of an agent, newest first, with how many packets were opened; one of them by its number. */
export async function readSentEnvelopes(
  queries: Queries,
  { agentId, now, id }: { agentId: string; now: number; id?: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ envelopes: SentEnvelope[]; total: number }> {
  const { rows } = await sql<CountedEnvelope>`
    select e.*,
      (select count(*)::int from envelope_packets p where p.envelope_id = e.id and p.member_id is not null)
        as opened,
      (select coalesce(sum(p.amount_minor), 0)::bigint from envelope_packets p
        where p.envelope_id = e.id and p.member_id is not null) as opened_minor,
      (select count(*)::int from envelope_receivers r where r.envelope_id = e.id) as named
    from envelopes e where e.member_id = ${agentId} ${id === undefined ? sql`` : sql`and e.id = ${id}`}
    order by e.created_at desc, e.id desc limit ${limit} offset ${offset}`.execute(queries)
  const { total } = await queries
    .selectFrom('envelopes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_id', '=', agentId)
    .executeTakeFirstOrThrow()
  return { envelopes: rows.map((row) => show(row, now)), total }
}

type Got = Pick<EnvelopeRow, 'id' | 'message' | 'expires_at' | 'wagering'> & {
  opened_at: number | null
  packet_minor: number | null
}

/** An envelope as its receiver sees it. */
export const showGot = (row: Got): GotEnvelope => ({
  id: row.id,
  message: row.message,
  expiresAt: row.expires_at,
  openedAt: row.opened_at,
  amountMinor: row.packet_minor,
  wagering: row.wagering,
})

/** Envelopes that a member can open now, the next to end first, and those that it opened last. */
export async function readGotEnvelopes(
  queries: Queries,
  { memberId, now }: { memberId: string; now: number },
): Promise<{ waiting: GotEnvelope[]; opened: GotEnvelope[] }> {
  const uplineId = await uplineOf(queries, memberId)
  const waiting = await sql<Got>`
    select e.id, e.message, e.expires_at, e.wagering, null::bigint as opened_at, null::bigint as packet_minor
    from envelopes e
    where e.member_id = ${uplineId} and e.ended_at is null and e.expires_at > ${now}
      and (e.is_for_all or exists (
        select from envelope_receivers r where r.envelope_id = e.id and r.member_id = ${memberId}))
      and not exists (select from envelope_packets p where p.envelope_id = e.id and p.member_id = ${memberId})
      and exists (
        select from envelope_packets p where p.envelope_id = e.id and p.member_id is null and not p.is_returned)
    order by e.expires_at, e.id`.execute(queries)
  const opened = await sql<Got>`
    select e.id, e.message, e.expires_at, e.wagering, p.opened_at, p.amount_minor as packet_minor
    from envelope_packets p join envelopes e on e.id = p.envelope_id
    where p.member_id = ${memberId} order by p.opened_at desc, e.id limit ${shownOpened}`.execute(queries)
  return { waiting: waiting.rows.map(showGot), opened: opened.rows.map(showGot) }
}
