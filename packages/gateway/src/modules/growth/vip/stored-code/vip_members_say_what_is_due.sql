create or replace trigger vip_members_say_what_is_due after insert on vip_members
  for each row execute function say_what_is_due();
