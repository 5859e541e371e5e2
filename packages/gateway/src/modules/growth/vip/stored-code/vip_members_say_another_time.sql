-- Every settled bet writes the row: only another time wakes the job.
create or replace trigger vip_members_say_another_time after update of due_at on vip_members
  for each row when (new.due_at is distinct from old.due_at) execute function say_what_is_due();
