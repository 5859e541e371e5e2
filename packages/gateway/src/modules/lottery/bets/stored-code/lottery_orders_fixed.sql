-- Who bet on which issue, and what was sold (BET-7).
create or replace trigger lottery_orders_fixed before delete or update of id, merchant, site, member_id, is_practice,
    lottery, rules, issue, chase_id, currency, amount_minor, line_count, first_play, created_at, close_at or truncate
  on lottery_orders for each statement execute function row_is_fixed();
