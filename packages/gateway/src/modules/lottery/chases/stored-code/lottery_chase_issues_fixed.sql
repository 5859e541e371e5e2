create or replace trigger lottery_chase_issues_fixed before delete or update of chase_id, no, issue,
    multiplier, amount_minor or truncate on lottery_chase_issues
  for each statement execute function row_is_fixed();
