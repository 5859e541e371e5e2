-- Wakes the job of a table with due rows in every process. Its triggers are by row: a statement that finds no row fires
-- a statement's trigger too, and a job would wake itself without end.
create or replace function say_what_is_due()
returns trigger language plpgsql as $$
begin
  perform tell_after_commit('plaza_due', tg_table_name);
  return null;
end $$;
