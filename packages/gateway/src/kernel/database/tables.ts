import type { Generated } from 'kysely'

declare module './schema' {
  interface Schema {
    /** The functions and triggers that `applyStoredCode` wrote. */
    stored_code: {
      /** Of a trigger with its table, `name on table`. */
      name: string
      /** Of its text. */
      hash: string
    }
    /** What committed transactions have to tell other processes, until `tell_notices` has. */
    notices: {
      id: Generated<number>
      channel: string
      /** Of fewer bytes than a notification may have. */
      payload: string
    }
  }
}
