import { sql, type Kysely, type Migration } from 'kysely'

/** What a member staked and won with vendors between two times: the part of this module in the limits of a day (RG-3). */
const stakedWithVendors: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function play_staked_with_vendors(of_member text, day_from bigint, day_to bigint)
    returns table (staked bigint, won bigint) language sql stable as $$
      select coalesce(sum(amount_minor) filter (where action = 'bet' and outcome = 'booked'), 0)::bigint,
        coalesce(sum(amount_minor) filter (where action = 'win'), 0)::bigint
      from vendor_transactions
      where member_id = of_member and created_at >= day_from and created_at < day_to
    $$`.execute(db)
  },
}

/** A round that ends counts towards the turnover of its player, in the transaction that ends it (WITHDRAW-7). */
const roundsCountAsTurnover: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter function pay_round(play_seat, text, bigint, boolean, jsonb, text, bigint)
      rename to pay_round_into_day`.execute(db)
    await sql`create function pay_round(
      seat play_seat, of_round text, of_amount bigint, is_round_end boolean, of_proof jsonb, of_day text, at bigint
    ) returns void language plpgsql as $$
    begin
      perform pay_round_into_day(seat, of_round, of_amount, is_round_end, of_proof, of_day, at);
      if is_round_end and seat.game_type is not null then
        perform turnover_count_stake(seat.member_id, seat.game_type,
          play_round_staked(seat.merchant, seat.vendor, seat.member_id, of_round), at);
      end if;
    end $$`.execute(db)
  },
}

/** Rounds at vendors with wallets of their own count towards the limits of a day as soon as they are reported (RG-3). */
const reportedRoundsCount: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter function play_staked_with_vendors(text, bigint, bigint) rename to play_staked_by_calls`.execute(
      db,
    )
    await sql`create function play_staked_with_vendors(of_member text, day_from bigint, day_to bigint)
    returns table (staked bigint, won bigint) language sql stable as $$
      select c.staked + r.staked, c.won + r.won
      from play_staked_by_calls(of_member, day_from, day_to) c, play_staked_reported(of_member, day_from, day_to) r
    $$`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const vendorWalletMigrations: Record<string, Migration> = {
  '2026-11-23T1729-what-is-staked-with-vendors': stakedWithVendors,
  '2026-11-24T0421-rounds-count-as-turnover': roundsCountAsTurnover,
  '2026-11-25T1842-reported-rounds-count': reportedRoundsCount,
}
