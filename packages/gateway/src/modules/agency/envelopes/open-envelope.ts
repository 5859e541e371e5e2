import { envelopeChanged } from '@plaza/contract/agency'
import { sql, type RawBuilder } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Queries, Trx } from '../../../kernel/database/database'
import { pushEvent } from '../../../kernel/stream/push'
import { uplineOf } from '../../identity/directory'
import { addRequirement } from '../../stakes/turnover'
import { bookEnvelope } from './book-envelope'
import type { EnvelopeRow, PacketRow } from './tables'

/** Who opens which envelope. */
export interface Opening {
  id: string
  merchant: string
  memberId: string
  now: number
}

/** An envelope that a member may open, as far as it is about the member. @throws CallFailure `envelope.not.found` */
async function envelopeFor(queries: Queries, { id, merchant, memberId }: Opening): Promise<EnvelopeRow> {
  const row = await queries
    .selectFrom('envelopes')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('is_for_all', '=', true),
        exists(
          selectFrom('envelope_receivers as r')
            .select('r.member_id')
            .whereRef('r.envelope_id', '=', 'envelopes.id')
            .where('r.member_id', '=', memberId),
        ),
      ]),
    )
    .executeTakeFirst()
  if (!row || (await uplineOf(queries, memberId)) !== row.member_id)
    throw new CallFailure('envelope.not.found')
  return row
}

const left = (id: string) => sql`envelope_id = ${id} and member_id is null and not is_returned`

/** Gives a member one of the packets that a subquery finds; undefined where it finds none. */
async function give(
  trx: Trx,
  { id, memberId, now }: Opening,
  found: RawBuilder<unknown>,
): Promise<PacketRow | undefined> {
  const { rows } = await sql<PacketRow>`
    update envelope_packets set member_id = ${memberId}, opened_at = ${now}::bigint
    where ${left(id)} and number = (${found}) returning *`.execute(trx)
  return rows[0]
}

/**
 * Takes a packet for a member: the first that nobody holds, so that many at once do not wait for each other; where others hold all that are
 * left, one that is left once they are done.
 */
async function takePacket(trx: Trx, opening: Opening): Promise<PacketRow | undefined> {
  const first = sql`select number from envelope_packets where ${left(opening.id)} order by number limit 1`
  const free = await give(trx, opening, sql`${first} for update skip locked`)
  if (free) return free
  await sql`select from envelope_packets where ${left(opening.id)} order by number for update`.execute(trx)
  return give(trx, opening, first)
}

/**
 * Opens one packet of an envelope for a member (ENVELOPE-1), once: it is credited in the same transaction.
 * @throws CallFailure `envelope.not.found` for whom it is not for, `envelope.opened`, `envelope.over`, `envelope.empty`
 */
export async function openEnvelope(
  trx: Trx,
  opening: Opening,
): Promise<{ envelope: EnvelopeRow; packet: PacketRow }> {
  const { id, merchant, memberId, now } = opening
  const envelope = await envelopeFor(trx, opening)
  // Of two devices of a member one is second.
  await advisoryLock(trx, `envelope ${id} ${memberId}`)
  const opened = await trx
    .selectFrom('envelope_packets')
    .select('number')
    .where('envelope_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (opened) throw new CallFailure('envelope.opened')
  if (now >= envelope.expires_at || envelope.ended_at !== null)
    throw new CallFailure('envelope.over', { endedAt: envelope.expires_at })
  const packet = await takePacket(trx, opening)
  if (!packet) throw new CallFailure('envelope.empty')
  const { amount_minor: amountMinor, number } = packet
  const reference = `${id}-${String(number)}`
  await bookEnvelope(trx, envelope, { kind: 'envelope-opened', key: reference, memberId, amountMinor, now })
  await addRequirement(trx, {
    ...{ merchant, memberId, currency: envelope.currency, kind: 'transfer', reference },
    ...{ amountMinor, requiredMinor: amountMinor * envelope.wagering, now },
  })
  for (const who of [memberId, envelope.member_id]) await pushEvent(trx, who, envelopeChanged, { id })
  return { envelope, packet }
}
