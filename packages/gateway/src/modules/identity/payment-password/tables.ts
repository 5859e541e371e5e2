import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What a withdrawal asks for, as argon2id; members without one have no row. */
    payment_passwords: {
      member_id: string
      hash: string
      set_at: number
      /** When it was last changed or recovered; null while it is the first one. */
      changed_at: Generated<number | null>
      /** Wrong ones in a row. */
      wrong_tries: Generated<number>
      locked_until: Generated<number | null>
    }
  }
}
