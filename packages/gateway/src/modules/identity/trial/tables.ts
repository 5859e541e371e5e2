declare module '../../../kernel/database/schema' {
  interface Schema {
    trials: {
      /** The trial merchant. */
      merchant: string
      intent_hash: string
      member_id: string
      created_at: number
      /** When its token stops signing in. */
      expires_at: number
      used_at: number | null
    }
  }
}

export {}
