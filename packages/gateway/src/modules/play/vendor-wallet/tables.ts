declare module '../../../kernel/database/schema' {
  interface Schema {
    vendor_transactions: {
      merchant: string
      vendor: string
      transaction: string
      action: 'bet' | 'win' | 'rollback'
      request_hash: string
      member_id: string
      sitting_id: string
      round: string
      /** The bet that it is about; of a bet itself, its own transaction. */
      bet: string
      amount_minor: number
      currency: string
      /**
       * `booked`; of a bet `rolled-back` later; of a rollback `remembered` when its bet was unknown and `repeated` when
       * its bet had been rolled back before.
       */
      outcome: 'booked' | 'rolled-back' | 'remembered' | 'repeated'
      created_at: number
    }
  }
}

export {}
