create or replace trigger lottery_corrections_kept before truncate on lottery_corrections
  for each statement execute function lottery_corrections_are_append_only();
