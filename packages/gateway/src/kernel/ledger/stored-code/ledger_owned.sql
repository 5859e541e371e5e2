-- What a member owns in all of its wallets, minor units: for rules that hold in the database.
create or replace function ledger_owned(of_merchant text, of_member text, of_currency text)
returns bigint language sql stable as $$
  select coalesce(sum(balance_minor), 0)::bigint from accounts
  where merchant = of_merchant and owner = of_member and currency = of_currency
$$;
