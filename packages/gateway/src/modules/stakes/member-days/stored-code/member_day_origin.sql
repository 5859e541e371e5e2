-- The kind of transfer that this one takes back: it counts on the day of that one.
create or replace function member_day_origin(of_kind text) returns text language sql immutable as $$
  select case of_kind when 'withdrawal-back' then 'withdrawal-paid' when 'upline-returned' then 'upline-sent' end
$$;
