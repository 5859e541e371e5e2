create or replace function lottery_order_has_ended()
returns trigger language plpgsql as $$
begin
  raise exception 'lottery: order % has ended', old.id using errcode = '23514';
end $$;
