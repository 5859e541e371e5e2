import { sql, type Kysely, type Migration } from 'kysely'
import { fixRows } from '../../../kernel/database/fixed-rows'

/**
 * What was sold never changes (BET-7): who bet on which issue, picks, plays, multipliers, stakes and prizes. An order gets
 * no further line, does not open again once it has ended, and none is sold for an issue whose digest is fixed.
 */
export const fixedOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await fixRows(db, {
      table: 'lottery_orders',
      columns: [
        'id',
        'merchant',
        'site',
        'member_id',
        'is_practice',
        'lottery',
        'rules',
        'issue',
        'chase_id',
        'currency',
        'amount_minor',
        'line_count',
        'first_play',
        'created_at',
        'close_at',
      ],
    })
    await fixRows(db, {
      table: 'lottery_lines',
      columns: [
        'order_id',
        'no',
        'play',
        'picks',
        'units',
        'multiplier',
        'mode',
        'prize_group',
        'amount_minor',
        'highest_minor',
        'prizes',
        'rebate',
        'sides',
      ],
    })
    await sql`create function lottery_order_has_ended() returns trigger language plpgsql as $$
      begin
        raise exception 'lottery: order % has ended', old.id using errcode = '23514';
      end $$`.execute(db)
    await sql`create trigger lottery_orders_have_ended before update on lottery_orders
      for each row when (old.state <> 'placed' and (
        new.state = 'placed' or new.cancelled_minor <> old.cancelled_minor
        or (old.state in ('cancelled', 'void') and new.state <> old.state)))
      execute function lottery_order_has_ended()`.execute(db)

    await sql`create function lottery_order_is_late() returns trigger language plpgsql as $$
      begin
        if lottery_orders_are_fixed(new.site, new.lottery, new.issue) then
          raise exception 'lottery: the orders of issue % are fixed', new.issue using errcode = '23514';
        end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger lottery_orders_late before insert on lottery_orders
      for each row when (new.state = 'placed') execute function lottery_order_is_late()`.execute(db)

    await sql`create function lottery_order_is_whole() returns trigger language plpgsql as $$
      begin
        if exists (select from (select distinct order_id as id from added) a join lottery_orders o using (id)
          where o.line_count < (select count(*) from lottery_lines l where l.order_id = o.id)) then
          raise exception 'lottery: an order gets no line after it was sold' using errcode = '23514';
        end if;
        return null;
      end $$`.execute(db)
    await sql`create trigger lottery_lines_whole after insert on lottery_lines referencing new table as added
      for each statement execute function lottery_order_is_whole()`.execute(db)
  },
}

/** An order's hash over what was sold, which the digest of its issue covers (DRAW-2). Earlier orders have none. */
export const hashedOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table lottery_orders add column salt text, add column hash bytea,
      add check ((salt is null) = (hash is null))`.execute(db)
    await sql`create trigger lottery_orders_hash_fixed before update of salt, hash on lottery_orders
      for each statement execute function row_is_fixed()`.execute(db)
  },
}
