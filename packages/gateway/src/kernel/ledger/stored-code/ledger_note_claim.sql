create or replace function ledger_note_claim()
returns trigger language plpgsql as $$
declare
  main accounts;
  owed bigint;
begin
  select * into main from accounts where merchant = new.merchant and owner = substr(new.wallet, 13)
    and wallet = 'main' and currency = new.currency for update;
  if not found then
    raise exception 'ledger: % is a claim on no wallet', new.wallet using errcode = '23514';
  end if;
  -- Read again: an earlier trigger of the same statement may have collected some of it.
  select greatest(0, -balance_minor) into owed from accounts where id = new.id;
  if owed <> main.owed_minor then
    update accounts set owed_minor = owed, owed_version = owed_version + 1 where id = main.id;
  end if;
  return null;
end $$;
