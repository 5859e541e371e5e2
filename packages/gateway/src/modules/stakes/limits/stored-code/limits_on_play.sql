-- The limits on play that a member has, the longest frame first: for who books a stake.
create or replace function limits_on_play(of_member text)
returns table (kind text, period text, amount bigint) language sql stable as $$
  select kind, period, amount from member_limits
  where member_id = of_member and kind <> 'deposit' and amount is not null
  order by array_position(array['month', 'week', 'day'], period), array_position(array['wager', 'loss', 'time'], kind)
$$;
