/** What bets, wins and rollbacks share: idempotency, the ledger, and the game session's counts. */
export const moneyStatements = [
  // Only bets that something has followed are looked up this way.
  `drop index vendor_transactions_bet`,
  `create index vendor_transactions_won on vendor_transactions (merchant, vendor, bet) where action = 'win'`,
  `create index vendor_transactions_back on vendor_transactions (merchant, vendor, bet) where action = 'rollback'`,
  // Begins with the time, so that it is never mistaken for the lookup of one transaction.
  `drop index vendor_transactions_day`,
  `create index vendor_transactions_day on vendor_transactions (created_at, merchant, vendor)`,

  // The answer to a transaction that is known already; null when it is new.
  `create function wallet_repeat(seat play_seat, of_transaction text, hash text)
  returns jsonb language sql stable as $$
    select case when request_hash = hash and member_id = seat.member_id
      then wallet_answer(seat) else wallet_refusal('RS_ERROR_DUPLICATE_TRANSACTION') end
    from vendor_transactions
    where merchant = seat.merchant and vendor = seat.vendor and transaction = of_transaction
  $$`,

  // False when a concurrent call of another player has used the id.
  `create function claim_transaction(
    seat play_seat, of_action text, of_transaction text, hash text, of_round text, of_bet text, of_amount bigint,
    of_outcome text, at bigint
  ) returns boolean language plpgsql as $$
  begin
    insert into vendor_transactions (merchant, vendor, transaction, action, request_hash, member_id, sitting_id, round,
      bet, amount_minor, currency, outcome, created_at)
    values (seat.merchant, seat.vendor, of_transaction, of_action, hash, seat.member_id, seat.sitting_id, of_round,
      of_bet, of_amount, seat.currency, of_outcome, at)
    on conflict (merchant, vendor, transaction) do nothing;
    return found;
  end $$`,

  // Positive belongs to the player. The operator's side is spread over 16 accounts, house:games:0 to :15, so that bets
  // of different players need not wait for each other; these accounts may be negative, so their balance is not checked.
  `create function move_play_money(
    seat play_seat, of_kind text, of_transaction text, of_round text, of_amount bigint, at bigint
  ) returns void language plpgsql as $$
  declare
    moved bigint;
    player_account bigint;
    player_after bigint;
    house_account bigint;
    house_after bigint;
  begin
    if of_amount = 0 then
      return;
    end if;
    insert into transactions (merchant, kind, reference, idempotency_key, created_at)
    values (seat.merchant, of_kind, seat.vendor || ':' || of_round, 'vendor:' || seat.vendor || ':' || of_transaction, at)
    returning id into moved;
    update accounts set balance_minor = balance_minor + of_amount, version = version + 1
    where merchant = seat.merchant and owner = seat.member_id and wallet = 'main' and currency = seat.currency
    returning id, balance_minor into strict player_account, player_after;
    insert into accounts as a (merchant, owner, wallet, currency, balance_minor, version)
    values (seat.merchant, 'house', 'house:games:' || moved % 16, seat.currency, -of_amount, 1)
    on conflict (merchant, owner, wallet, currency)
      do update set balance_minor = a.balance_minor + excluded.balance_minor, version = a.version + 1
    returning id, balance_minor into house_account, house_after;
    insert into entries (transaction_id, account_id, currency, amount_minor, balance_after_minor) values
      (moved, player_account, seat.currency, of_amount, player_after),
      (moved, house_account, seat.currency, -of_amount, house_after);
  end $$`,

  // Counts in the game session of the bet. The channel and the payload are those of stream/push.ts.
  `create function count_sitting(
    seat play_seat, of_sitting text, more_bets integer, more_staked bigint, more_won bigint, at bigint
  ) returns void language plpgsql as $$
  begin
    update play_sittings set bets = bets + more_bets, staked_minor = staked_minor + more_staked,
      won_minor = won_minor + more_won, seen_at = greatest(seen_at, at)
    where id = of_sitting;
    perform pg_notify('plaza_push', json_build_object('memberId', seat.member_id, 'played', of_sitting)::text);
  end $$`,
]
