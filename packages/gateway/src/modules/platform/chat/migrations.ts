import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const chatMigrations: Record<string, Migration> = {
  '2026-11-30T1510-chat-tokens': {
    up: async (trx) => {
      await sql`create table chat_tokens (
        token_hash text primary key,
        merchant text not null references merchants(code),
        provider text not null,
        member_id text references members(id),
        language text not null,
        reference text,
        expires_at bigint not null,
        used_at bigint
      )`.execute(trx)
      await sql`create index chat_tokens_expires_at on chat_tokens (expires_at)`.execute(trx)
      await sql`create index chat_tokens_member on chat_tokens (member_id)`.execute(trx)
    },
  },
}
