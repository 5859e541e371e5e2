-- All entries of a transaction are written by one statement, so its sum can be checked there and then.
create or replace function entries_sum_to_zero()
returns trigger language plpgsql as $$
begin
  if exists (select from added group by transaction_id, currency having sum(amount_minor) <> 0) then
    raise exception 'ledger: a transaction does not sum to zero' using errcode = '23514';
  end if;
  return null;
end $$;
