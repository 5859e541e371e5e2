-- An entry has the kind and the time of its transaction, whoever writes it, so that one index answers an account's history.
create or replace function entry_of_its_transaction()
returns trigger language plpgsql as $$
begin
  select t.kind, t.created_at into new.kind, new.created_at from transactions t where t.id = new.transaction_id;
  return new;
end $$;
