import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { rainTerms } from './rain-settings'

/** A session that is over, with its packets and the chances that were used. */
export interface ImportedRain {
  id: string
  startsAt: number
  endsAt: number
  /** Amounts of the packets, minor units, in their order. */
  packets: readonly number[]
  /** `packet` is the place in `packets` of what a chance brought; null where it brought nothing. */
  draws: readonly { id: string; memberId: string; at: number; packet: number | null }[]
}

/** Writes sessions that are over; the bookings of what was given are written elsewhere. @throws for an unknown merchant */
export async function importRain(trx: Trx, code: string, sessions: readonly ImportedRain[]): Promise<void> {
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new Error(`no merchant ${code}`)
  const terms = rainTerms(merchant)
  await insertRows(
    trx,
    'rain_sessions',
    sessions.map(({ id, startsAt, endsAt, packets }) => ({
      id,
      merchant: code,
      starts_at: startsAt,
      ends_at: endsAt,
      terms: { ...terms, potMinor: packets.reduce((sum, one) => sum + one, 0), packets: packets.length },
    })),
  )
  await insertRows(
    trx,
    'rain_packets',
    sessions.flatMap(({ id, packets, draws }) => {
      const given = new Map(draws.map((draw) => [draw.packet, draw.id]))
      return packets.map((amountMinor, index) => ({
        session_id: id,
        number: index + 1,
        amount_minor: amountMinor,
        draw_id: given.get(index) ?? null,
      }))
    }),
  )
  const draws = sessions.flatMap(({ id, packets, draws: own }) =>
    own.map(({ packet, ...draw }) => ({
      ...draw,
      sessionId: id,
      amountMinor: packet === null ? 0 : (packets[packet] ?? 0),
    })),
  )
  await insertRows(
    trx,
    'rain_draws',
    draws.map((draw) => ({
      id: draw.id,
      session_id: draw.sessionId,
      member_id: draw.memberId,
      amount_minor: draw.amountMinor,
      created_at: draw.at,
    })),
  )
  const used = new Map<string, { session_id: string; member_id: string; used: number }>()
  for (const { sessionId, memberId } of draws) {
    const key = `${sessionId}/${memberId}`
    const player = used.get(key) ?? { session_id: sessionId, member_id: memberId, used: 0 }
    used.set(key, { ...player, used: player.used + 1 })
  }
  await insertRows(trx, 'rain_players', [...used.values()])
}
