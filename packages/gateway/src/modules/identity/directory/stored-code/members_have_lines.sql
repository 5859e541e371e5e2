create or replace trigger members_have_lines after insert on members referencing new table as added
  for each statement execute function member_lines_add();
