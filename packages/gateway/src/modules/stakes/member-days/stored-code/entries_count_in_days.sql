create or replace trigger entries_count_in_days after insert on entries referencing new table as added
  for each statement execute function member_days_count_entries();
