import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    captchas: {
      cookie_hash: string
      merchant: string
      code_hash: string
      expires_at: number
      /** The work as JSON, and whether the browser has done it. */
      work: string
      is_worked: Generated<boolean>
    }
  }
}
