create or replace function lottery_order_is_whole()
returns trigger language plpgsql as $$
begin
  if exists (select from (select distinct order_id as id from added) a join lottery_orders o using (id)
    where o.line_count < (select count(*) from lottery_lines l where l.order_id = o.id)) then
    raise exception 'lottery: an order gets no line after it was sold' using errcode = '23514';
  end if;
  return null;
end $$;
