-- Positive belongs to the member. The merchant's side is spread over 16 accounts, so that moves of different members
-- need not wait for each other. Balances are written last, so that what a debt collects comes after it.
create or replace function ledger_move_main(
  of_merchant text, of_member text, of_currency text, with_house text, of_kind text, of_reference text,
  key text, of_amount bigint, at bigint
) returns void language plpgsql as $$
declare
  moved bigint;
  player accounts;
  house_account bigint;
  house_after bigint;
begin
  insert into transactions (merchant, kind, reference, idempotency_key, created_at)
  values (of_merchant, of_kind, of_reference, key, at)
  returning id into moved;
  select * into strict player from accounts
  where merchant = of_merchant and owner = of_member and wallet = 'main' and currency = of_currency
  for update;
  insert into accounts as a (merchant, owner, wallet, currency, balance_minor, version)
  values (of_merchant, 'house', with_house || ':' || moved % 16, of_currency, -of_amount, 1)
  on conflict (merchant, owner, wallet, currency)
    do update set balance_minor = a.balance_minor + excluded.balance_minor, version = a.version + 1
  returning id, balance_minor into house_account, house_after;
  insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor) values
    (moved, player.id, of_currency, of_amount, player.balance_minor + of_amount),
    (moved, house_account, of_currency, -of_amount, house_after);
  update accounts set balance_minor = balance_minor + of_amount, version = version + 1 where id = player.id;
end $$;
