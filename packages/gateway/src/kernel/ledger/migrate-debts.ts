import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // What the member of a main wallet owes its merchant: the balance of the claim, house:debts:<member>, without its sign.
  `alter table accounts add column owed_minor bigint not null default 0 check (owed_minor >= 0)`,
  // How often that changed: part of the version of the member's balance.
  `alter table accounts add column owed_version bigint not null default 0`,
  `create index accounts_in_debt on accounts (owner) where owed_minor > 0`,

  `create function ledger_note_claim() returns trigger language plpgsql as $$
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
  end $$`,
  `create trigger accounts_note_claim after update of balance_minor on accounts for each row
    when (new.owner = 'house' and starts_with(new.wallet, 'house:debts:')) execute function ledger_note_claim()`,

  // The claim belongs to one member, so whoever holds the wallet waits for nobody to collect.
  `create function ledger_collect_debt() returns trigger language plpgsql as $$
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
  end $$`,
  `create trigger accounts_collect_debt after update of balance_minor, owed_minor on accounts for each row
    when (new.owed_minor > 0 and new.balance_minor > 0) execute function ledger_collect_debt()`,

  // Books what a member owes one of the merchant's accounts; what its wallet has is collected at once.
  `create function ledger_claim(
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
  end $$`,

  // Positive belongs to the member. The merchant's side is spread over 16 accounts, so that moves of different members
  // need not wait for each other. Balances are written last, so that what a debt collects comes after it.
  `create function ledger_move_main(
    of_merchant text, of_member text, of_currency text, with_house text, of_kind text, of_reference text, key text,
    of_amount bigint, at bigint
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
  end $$`,
]

/**
 * A debt is a claim on the account (LEDGER-7): whatever reaches a main wallet pays it first, whoever wrote the balance. This
 * runs in the database, so that no way of crediting a wallet can leave it out, and costs nothing where nothing is owed.
 */
export const debtsAreCollected: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
