import type { RainDraw } from '@plaza/contract/growth'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { newOrderNumber } from '../../../kernel/order-number'
import { hashText } from '../../../kernel/seeded-random'
import { addRequirement } from '../../stakes/turnover'
import { rainConditions } from './conditions'
import type { RainSessionRow } from './tables'

/** The merchant's side is spread over as many accounts, so that two thousand members do not wait for one row. */
const houseAccounts = 16

/** Who draws, of which session, and by which zone its days are counted. */
export interface Draw {
  sessionId: string
  member: Pick<Member, 'id' | 'vipLevel' | 'merchant'>
  currency: string
  timeZone: string
  now: number
}

async function sessionFor(trx: Trx, { sessionId, member, now }: Draw): Promise<RainSessionRow> {
  const session = await trx
    .selectFrom('rain_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('merchant', '=', member.merchant)
    .executeTakeFirst()
  if (!session) throw new CallFailure('rain.not.found')
  if (now < session.starts_at) throw new CallFailure('rain.early', { startsAt: session.starts_at })
  if (now >= session.ends_at) throw new CallFailure('rain.over', { endedAt: session.ends_at })
  return session
}

/** Counts one of a member's chances; the row of the member is locked until the draw is written. */
async function countChance(trx: Trx, { sessionId, member }: Draw, chances: number): Promise<number> {
  const player = await trx
    .insertInto('rain_players')
    .values({ session_id: sessionId, member_id: member.id, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'member_id'])
        .doUpdateSet({ used: sql<number>`rain_players.used + 1` })
        .where(sql<boolean>`rain_players.used < ${chances}::integer`),
    )
    .returning('used')
    .executeTakeFirst()
  if (!player) throw new CallFailure('rain.chances')
  return chances - player.used
}

/**
 * Takes a packet out of the pot for a draw; 0 where none is left. A packet that another draw holds is passed over, not waited
 * for: should that draw fail, its packet is in the pot for the next one.
 */
async function takePacket(trx: Trx, sessionId: string, drawId: string): Promise<number> {
  const { rows } = await sql<{ amountMinor: number }>`
    update rain_packets set draw_id = ${drawId}
    where session_id = ${sessionId} and draw_id is null and number = (
      select number from rain_packets where session_id = ${sessionId} and draw_id is null
      order by number limit 1 for update skip locked)
    returning amount_minor as "amountMinor"`.execute(trx)
  return rows[0]?.amountMinor ?? 0
}

async function credit(
  trx: Trx,
  draw: Draw,
  drawId: string,
  amountMinor: number,
  wagering: number,
): Promise<void> {
  const { member, currency, now } = draw
  await transfer(trx, {
    merchant: member.merchant,
    currency,
    kind: 'red-packet',
    reference: drawId,
    idempotencyKey: `red-packet:${drawId}`,
    entries: [
      {
        account: houseAccount(`house:rain:${hashText(member.id) % houseAccounts}`),
        amountMinor: -amountMinor,
      },
      { account: memberWallet(member.id, 'main'), amountMinor },
    ],
    now,
  })
  await addRequirement(trx, {
    merchant: member.merchant,
    memberId: member.id,
    currency,
    kind: 'bonus',
    reference: drawId,
    amountMinor,
    requiredMinor: amountMinor * wagering,
    now,
  })
}

/**
 * Uses one chance of a session (REDRAIN-1): a packet leaves the pot and is credited in the same transaction, so that none is
 * given twice and nothing is lost that was given.
 * @throws CallFailure `rain.not.found` for a session of another merchant, `rain.early`, `rain.over`, `rain.condition`,
 *   `rain.chances`
 */
export async function drawPacket(trx: Trx, draw: Draw): Promise<{ draw: RainDraw; chancesLeft: number }> {
  const session = await sessionFor(trx, draw)
  const { member, timeZone, now } = draw
  const conditions = await rainConditions(trx, { member, timeZone, now }, session.terms)
  if (conditions.some(({ isMet }) => !isMet)) throw new CallFailure('rain.condition')
  const chancesLeft = await countChance(trx, draw, session.terms.chances)
  const id = newOrderNumber('RP')
  const amountMinor = await takePacket(trx, session.id, id)
  await trx
    .insertInto('rain_draws')
    .values({ id, session_id: session.id, member_id: member.id, amount_minor: amountMinor, created_at: now })
    .execute()
  if (amountMinor > 0) await credit(trx, draw, id, amountMinor, session.terms.wagering)
  return {
    draw: { id, sessionId: session.id, sessionAt: session.starts_at, at: now, amountMinor },
    chancesLeft,
  }
}
