-- The claim belongs to one member, so whoever holds the wallet waits for nobody to collect.
create or replace function ledger_collect_debt()
returns trigger language plpgsql as $$
declare
  main accounts;
  claim accounts;
  taken bigint;
  moved bigint;
  about text;
  at bigint;
begin
  select * into strict main from accounts where id = new.id for update;
  select * into strict claim from accounts where merchant = main.merchant and owner = 'house'
    and wallet = 'house:debts:' || main.owner and currency = main.currency for update;
  taken := least(-claim.balance_minor, main.balance_minor);
  if taken <= 0 then
    return null;
  end if;
  select t.reference into strict about from entries e join transactions t on t.id = e.transaction_id
  where e.account_id = claim.id and e.amount_minor < 0 order by e.created_at desc, e.id desc limit 1;
  at := greatest(
    (select max(created_at) from entries where account_id = main.id),
    (select max(created_at) from entries where account_id = claim.id));
  insert into transactions (merchant, kind, reference, created_at)
  values (main.merchant, 'debt-repaid', about, at) returning id into strict moved;
  insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor) values
    (moved, main.id, main.currency, -taken, main.balance_minor - taken),
    (moved, claim.id, main.currency, taken, claim.balance_minor + taken);
  -- With the rest of the debt, so that this does not collect it a second time.
  update accounts set balance_minor = balance_minor - taken, version = version + 1,
    owed_minor = -claim.balance_minor - taken, owed_version = owed_version + 1
  where id = main.id;
  update accounts set balance_minor = balance_minor + taken, version = version + 1 where id = claim.id;
  return null;
end $$;
