create or replace trigger lottery_corrections_append_only before update or delete on lottery_corrections
  for each statement execute function lottery_corrections_are_append_only();
