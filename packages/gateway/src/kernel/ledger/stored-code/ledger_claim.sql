-- Books what a member owes one of the merchant's accounts; what its wallet has is collected at once.
create or replace function ledger_claim(
  of_merchant text, of_member text, of_currency text, to_house text, of_kind text, of_reference text,
  of_amount bigint, at bigint
) returns void language plpgsql as $$
declare
  moved bigint;
  claim accounts;
  creditor accounts;
begin
  insert into accounts (merchant, owner, wallet, currency) values
    (of_merchant, 'house', 'house:debts:' || of_member, of_currency), (of_merchant, 'house', to_house, of_currency)
  on conflict (merchant, owner, wallet, currency) do nothing;
  select * into strict creditor from accounts
  where merchant = of_merchant and owner = 'house' and wallet = to_house and currency = of_currency for update;
  select * into strict claim from accounts where merchant = of_merchant and owner = 'house'
    and wallet = 'house:debts:' || of_member and currency = of_currency for update;
  insert into transactions (merchant, kind, reference, created_at)
  values (of_merchant, of_kind, of_reference, at) returning id into strict moved;
  insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor) values
    (moved, claim.id, of_currency, -of_amount, claim.balance_minor - of_amount),
    (moved, creditor.id, of_currency, of_amount, creditor.balance_minor + of_amount);
  update accounts set balance_minor = balance_minor + of_amount, version = version + 1 where id = creditor.id;
  update accounts set balance_minor = balance_minor - of_amount, version = version + 1 where id = claim.id;
end $$;
