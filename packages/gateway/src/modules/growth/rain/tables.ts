import type { Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'
import type { RainTerms } from './rain-settings'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Sessions of red-packet rain, each with the terms of the time when its pot was split. */
    rain_sessions: {
      id: string
      merchant: string
      starts_at: number
      /** The first moment after it. */
      ends_at: number
      terms: Json<RainTerms>
    }
    /** The packets of a session's pot. A packet is given once: `draw_id` is its chance, null while it is in the pot. */
    rain_packets: {
      session_id: string
      number: number
      amount_minor: number
      draw_id: string | null
    }
    /** How many of its chances of a session a member has used. */
    rain_players: {
      session_id: string
      member_id: string
      used: number
    }
    /** What each chance came to; 0 where every packet had been given. */
    rain_draws: {
      id: string
      session_id: string
      member_id: string
      amount_minor: number
      created_at: number
    }
  }
}

export type RainSessionRow = Selectable<Schema['rain_sessions']>
