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

/**
 * A stake above what a bonus allows is refused at the bet (BONUS-2). What is staked in a round counts together, so that it
 * cannot be placed in parts.
 */
const bonusesBoundStakes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter function bet_refusal(play_seat, text, text, text, bigint, jsonb, bigint)
      rename to bet_refusal_without_bonus`.execute(db)
    await sql`create function bet_refusal(
      seat play_seat, of_transaction text, of_round text, of_game text, stake_minor bigint, day jsonb, at bigint
    ) returns text language plpgsql as $$
    declare
      refusal text := bet_refusal_without_bonus(seat, of_transaction, of_round, of_game, stake_minor, day, at);
      highest bigint;
    begin
      if refusal is not null then
        return refusal;
      end if;
      highest := turnover_highest_stake(seat.member_id);
      if highest is not null and stake_minor
        + coalesce(play_round_staked(seat.merchant, seat.vendor, seat.member_id, of_round), 0) > highest then
        return 'RS_ERROR_BONUS_STAKE';
      end if;
      return null;
    end $$`.execute(db)
  },
}

/** Money of play moves by the ledger's own function, so that a win pays what its player owes (LEDGER-7). */
const winsPayDebts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create or replace function move_play_money(
      seat play_seat, of_kind text, of_transaction text, of_round text, of_amount bigint, at bigint
    ) returns void language plpgsql as $$
    begin
      if of_amount <> 0 then
        perform ledger_move_main(seat.merchant, seat.member_id, seat.currency, 'house:games', of_kind,
          seat.vendor || ':' || of_round, 'vendor:' || seat.vendor || ':' || of_transaction, of_amount, at);
      end if;
    end $$`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const vendorWalletMigrations: Record<string, Migration> = {
  '2026-11-23T1729-what-is-staked-with-vendors': stakedWithVendors,
  '2026-11-24T0421-rounds-count-as-turnover': roundsCountAsTurnover,
  '2026-11-25T1842-reported-rounds-count': reportedRoundsCount,
  '2026-11-25T1842-bonuses-bound-stakes': bonusesBoundStakes,
  '2026-11-29T0751-wins-pay-debts': winsPayDebts,
}
