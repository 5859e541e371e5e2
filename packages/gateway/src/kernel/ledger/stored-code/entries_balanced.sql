create or replace trigger entries_balanced after insert on entries referencing new table as added
  for each statement execute function entries_sum_to_zero();
