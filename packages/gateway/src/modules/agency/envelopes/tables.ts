import type { EnvelopeSplit } from '@plaza/contract/agency'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Red envelopes of agents for members directly below (ENVELOPE-1). */
    envelopes: {
      id: string
      merchant: string
      member_id: string
      amount_minor: number
      currency: string
      packets: number
      split: EnvelopeSplit
      message: string
      /** For everybody directly below; otherwise for those in `envelope_receivers`. */
      is_for_all: boolean
      /** How often what is in a packet has to be bet. */
      wagering: number
      created_at: number
      /** The first moment at which it cannot be opened any more. */
      expires_at: number
      /** When what was left went back, also where nothing was; null before. */
      ended_at: number | null
      returned_minor: number
      /** The last member, by id, who was told about it; null once everybody was. */
      told_after: string | null
      /** When the job has something to do with it; null once it ended. */
      due_at: number | null
    }
    /** For whom an envelope is, where they were named. */
    envelope_receivers: { envelope_id: string; member_id: string }
    /** The packets of an envelope, split when it is made; each is opened once, or goes back. */
    envelope_packets: {
      envelope_id: string
      number: number
      amount_minor: number
      /** Who opened it, and when. */
      member_id: string | null
      opened_at: number | null
      is_returned: boolean
    }
  }
}

export type EnvelopeRow = Selectable<Schema['envelopes']>
export type PacketRow = Selectable<Schema['envelope_packets']>
