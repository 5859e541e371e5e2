import { sql, type Kysely, type Migration } from 'kysely'

/**
 * A witness of draws (DRAW-9). What it commits to, the end of its chain, and which link an issue has never change; a link
 * is written once, after the digest; and an issue that has a witness is not drawn without its link.
 */
export const witnessOfDraws: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table lottery_witness_chains (
      lottery_id integer not null references lotteries (id),
      no integer not null check (no > 0),
      end_hash bytea not null,
      length integer not null check (length > 0),
      key text not null,
      at bigint not null,
      primary key (lottery_id, no)
    )`.execute(db)
    await sql`alter table lotteries
      add column witness_chain integer not null default 0,
      add column witness_link integer not null default 0`.execute(db)
    await sql`alter table lottery_issues
      add column witness_chain integer,
      add column witness_link integer,
      add column witness_seed bytea,
      add column witness_signature text,
      add column witness_at bigint,
      add column witness_by bigint,
      add foreign key (lottery_id, witness_chain) references lottery_witness_chains (lottery_id, no),
      add check ((witness_chain is null) = (witness_link is null)),
      add check ((witness_seed is null) = (witness_signature is null)),
      add check (witness_seed is null or (witness_link is not null and digest is not null)),
      add check (state <> 'drawn' or witness_link is null or witness_seed is not null)`.execute(db)
    await sql`create index lottery_issues_witness on lottery_issues (witness_at) where witness_at is not null`.execute(
      db,
    )
  },
}
