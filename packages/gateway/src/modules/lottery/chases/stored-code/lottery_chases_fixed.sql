-- A plan stays what its member agreed to (BET-7).
create or replace trigger lottery_chases_fixed before delete or update of id, merchant, site, member_id, is_practice,
    lottery, rules, currency, lines, first_play, stops_on_win, issue_count, reserved_minor, created_at or truncate
  on lottery_chases for each statement execute function row_is_fixed();
