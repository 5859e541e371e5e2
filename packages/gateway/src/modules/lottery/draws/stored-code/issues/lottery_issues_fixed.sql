create or replace trigger lottery_issues_fixed before update of id, lottery_id, no, n, of_day, open_at,
    close_at, draw_at, chain, link, seed_hash, source or truncate on lottery_issues
  for each statement execute function row_is_fixed();
