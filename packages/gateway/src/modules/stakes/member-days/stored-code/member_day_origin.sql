-- The kind of transfer that this one takes back: it counts on the day of that one. A withdrawal that comes back counts on the day on
-- which it does.
create or replace function member_day_origin(of_kind text) returns text language sql immutable as $$
  select case of_kind when 'upline-returned' then 'upline-sent' when 'envelope-returned' then 'envelope-sent' end
$$;
