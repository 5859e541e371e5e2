import type {
  TransferCause,
  TransferDirection,
  TransferFailure,
  VendorTransferState,
} from '@plaza/contract/money'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Wallets of members at vendors of transfer type: what the vendor last said of each (WALLET-2). */
    vendor_wallets: {
      /** `<member>/<vendor>`. */
      id: string
      merchant: string
      /** Merchant of the catalogue. */
      site: string
      member_id: string
      vendor: string
      currency: string
      /** Of the latest balance that was booked; an older one changes nothing. */
      balance_version: Generated<number>
      asked_at: number | null
      /** Everything in it is brought back at this time; null when nobody wants it. */
      return_at: number | null
      /** Tries to bring it back so far. */
      attempts: Generated<number>
    }
    vendor_transfers: {
      id: string
      merchant: string
      site: string
      member_id: string
      vendor: string
      direction: TransferDirection
      cause: TransferCause
      amount_minor: number
      currency: string
      state: VendorTransferState
      reason: TransferFailure | null
      /** When the vendor is asked about it next; null once it is certain. */
      next_at: number | null
      attempts: Generated<number>
      created_at: number
      ended_at: number | null
      /**
       * Of one that an operator settled: `unconfirmed` until its vendor says how it ended, and `contradicted` when it says
       * otherwise. Null when nobody doubts it.
       */
      doubt: Generated<'unconfirmed' | 'contradicted' | null>
    }
    /** Members whose money follows them to games and back. */
    automatic_transfers: { member_id: string; set_at: number }
  }
}

export type VendorWalletRow = Selectable<Schema['vendor_wallets']>
export type VendorTransferRow = Selectable<Schema['vendor_transfers']>
