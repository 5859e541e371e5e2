create or replace function ledger_is_append_only()
returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % is append-only', tg_table_name using errcode = '23514';
end $$;
