-- Refuses to change or delete what was published or sold, whoever asks for it. Its triggers are of statements and of
-- columns: what may change costs nothing more than before.
create or replace function row_is_fixed()
returns trigger language plpgsql as $$
begin
  raise exception '%: what was published or sold is fixed, % is refused', tg_table_name, lower(tg_op)
    using errcode = '23514';
end $$;
