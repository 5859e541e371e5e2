declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What a withdrawal asks for, as argon2id; members without one have no row. */
    payment_passwords: { member_id: string; hash: string; set_at: number }
  }
}

export {}
