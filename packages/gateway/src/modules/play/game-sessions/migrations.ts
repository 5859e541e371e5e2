import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Stakes that are not placed with vendors count into the limits of a day. The function has no rows here: the lottery
 * replaces it by one over its orders.
 */
const stakesElsewhere: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function play_staked_elsewhere(of_member text, day_from bigint, day_to bigint)
    returns table (staked bigint, won bigint) language sql stable as $$ select 0::bigint, 0::bigint $$`.execute(
      db,
    )
    await sql`create or replace function play_limit_reached(
      of_member text, stake_minor bigint, day_from bigint, day_to bigint, at bigint)
    returns text language plpgsql stable as $$
    declare
      total_staked bigint;
      total_won bigint;
      played_ms bigint;
      reached text;
    begin
      if not exists (select from play_limits where member_id = of_member) then
        return null;
      end if;
      select v.staked + e.staked, v.won + e.won into total_staked, total_won
      from play_staked_with_vendors(of_member, day_from, day_to) v,
        play_staked_elsewhere(of_member, day_from, day_to) e;
      select coalesce(sum(least(coalesce(ended_at, at), at) - greatest(started_at, day_from)), 0)
      into played_ms from play_sittings
      where member_id = of_member and mode = 'real' and coalesce(ended_at, at) > day_from;
      select kind into reached from play_limits
      where member_id = of_member and case kind
        when 'wager' then total_staked + stake_minor > amount
        when 'loss' then total_staked - total_won + stake_minor > amount
        else played_ms >= amount * 60000 end
      order by array_position(array['wager', 'loss', 'time'], kind) limit 1;
      return reached;
    end $$`.execute(db)
  },
}

/** Of a day's stakes, what does not count as turnover: both sides of a play with two equal halves. */
const invalidStakes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table play_days add column invalid_minor bigint not null default 0
      check (invalid_minor between 0 and stake_minor)`.execute(db)
  },
}

/** What rules of other modules ask about rounds: whether one is open, and what was staked in one. */
const askedAboutRounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index play_rounds_open_of_member on play_rounds (member_id) where ended_at is null`.execute(
      db,
    )
    await sql`create function play_has_open_rounds(of_member text) returns boolean language sql stable as $$
      select exists (select from play_rounds where member_id = of_member and ended_at is null)
    $$`.execute(db)
    await sql`create function play_round_staked(of_merchant text, of_vendor text, of_member text, of_round text)
    returns bigint language sql stable as $$
      select staked_minor from play_rounds
      where merchant = of_merchant and vendor = of_vendor and member_id = of_member and id = of_round
    $$`.execute(db)
  },
}

/** What a reality check counts besides games; the lottery replaces the function by one over its orders (RG-4). */
const realityElsewhere: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function play_counted_elsewhere(of_member text, since bigint)
    returns table (bets bigint, staked bigint, won bigint) language sql stable
    as $$ select 0::bigint, 0::bigint, 0::bigint $$`.execute(db)
  },
}

/** Rounds that vendors with wallets of their own report when they have ended: what they add to the limits of a day. */
const reportedRounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table play_rounds add column is_reported boolean not null default false`.execute(db)
    await sql`create index play_rounds_reported on play_rounds (member_id, ended_at) where is_reported`.execute(
      db,
    )
    await sql`create function play_staked_reported(of_member text, day_from bigint, day_to bigint)
    returns table (staked bigint, won bigint) language sql stable as $$
      select coalesce(sum(staked_minor), 0)::bigint, coalesce(sum(won_minor), 0)::bigint from play_rounds
      where member_id = of_member and is_reported and ended_at >= day_from and ended_at < day_to
    $$`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const gameSessionMigrations: Record<string, Migration> = {
  '2026-11-23T1730-limits-count-stakes-elsewhere': stakesElsewhere,
  '2026-11-23T1730-stakes-that-are-no-turnover': invalidStakes,
  '2026-11-24T0419-asked-about-rounds': askedAboutRounds,
  '2026-11-24T0458-reality-checks-count-other-play': realityElsewhere,
  '2026-11-25T1841-reported-rounds': reportedRounds,
}
