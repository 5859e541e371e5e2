-- The answer to a transaction that is known already; null when it is new.
create or replace function wallet_repeat(seat play_seat, of_transaction text, hash text)
returns jsonb language sql stable as $$
  select case when request_hash in (hash, split_part(hash, ' ', 2)) and member_id = seat.member_id
    then wallet_answer(seat) else wallet_refusal('RS_ERROR_DUPLICATE_TRANSACTION') end
  from vendor_transactions
  where merchant = seat.merchant and vendor = seat.vendor and transaction = of_transaction
$$;
