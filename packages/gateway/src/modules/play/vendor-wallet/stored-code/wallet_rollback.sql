create or replace function wallet_rollback(
  of_vendor text, of_sites text[], of_session text, of_player text, at bigint, of_transaction text,
  hash text, of_round text, of_bet text
) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  seat play_seat := lock_seat(of_vendor, of_sites, of_session, of_player, at);
  refusal text := seat.refusal;
  becomes text;
  repeated jsonb;
  bet vendor_transactions;
begin
  if refusal is null then
    repeated := wallet_repeat(seat, of_transaction, hash);
    if repeated is not null then
      return repeated;
    end if;
    select * into bet from vendor_transactions v
    where v.merchant = seat.merchant and v.vendor = seat.vendor and v.transaction = of_bet and v.action = 'bet';
    refusal := rollback_refusal(seat, of_round, bet);
  end if;
  becomes := case when bet.transaction is null then 'remembered'
    when bet.outcome = 'rolled-back' then 'repeated' else 'booked' end;
  if refusal is null and not claim_transaction(
    seat, 'rollback', of_transaction, hash, of_round, of_bet,
    case when becomes = 'booked' then bet.amount_minor else 0 end, becomes, at) then
    refusal := 'RS_ERROR_DUPLICATE_TRANSACTION';
  end if;
  if refusal is not null then
    return wallet_refusal(refusal);
  end if;
  if becomes = 'booked' then
    perform take_bet_back(seat, bet, of_transaction, at);
  end if;
  return wallet_answer(seat);
end $$;
