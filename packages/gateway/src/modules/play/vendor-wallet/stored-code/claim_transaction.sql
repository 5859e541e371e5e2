-- False when a concurrent call of another player has used the id.
create or replace function claim_transaction(
  seat play_seat, of_action text, of_transaction text, hash text, of_round text, of_bet text,
  of_amount bigint, of_outcome text, at bigint
) returns boolean language plpgsql as $$
begin
  insert into vendor_transactions (merchant, vendor, transaction, action, request_hash, member_id, sitting_id, round,
    bet, amount_minor, currency, outcome, created_at)
  values (seat.merchant, seat.vendor, of_transaction, of_action, hash, seat.member_id, seat.sitting_id, of_round,
    of_bet, of_amount, seat.currency, of_outcome, at)
  on conflict (merchant, vendor, transaction) do nothing;
  return found;
end $$;
