create or replace function wallet_win(
  of_vendor text, of_sites text[], of_session text, of_player text, at bigint, of_transaction text,
  hash text, of_round text, of_currency text, of_bet text, win_minor bigint, is_round_end boolean,
  of_proof jsonb, days jsonb
) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  seat play_seat := lock_seat(of_vendor, of_sites, of_session, of_player, at);
  refusal text := seat.refusal;
  repeated jsonb;
  bet vendor_transactions;
begin
  if refusal is null and of_currency <> seat.currency then
    refusal := 'RS_ERROR_WRONG_CURRENCY';
  end if;
  if refusal is null then
    repeated := wallet_repeat(seat, of_transaction, hash);
    if repeated is not null then
      return repeated;
    end if;
    select * into bet from vendor_transactions v
    where v.merchant = seat.merchant and v.vendor = seat.vendor and v.transaction = of_bet and v.action = 'bet';
    refusal := win_refusal(seat, of_round, bet);
  end if;
  if refusal is null and not claim_transaction(
    seat, 'win', of_transaction, hash, of_round, of_bet, win_minor, 'booked', at) then
    refusal := 'RS_ERROR_DUPLICATE_TRANSACTION';
  end if;
  if refusal is not null then
    return wallet_refusal(refusal);
  end if;
  perform move_play_money(seat, 'game-win', of_transaction, of_round, win_minor, at);
  perform pay_round(seat, of_round, win_minor, is_round_end, of_proof, days->seat.site->>'name', at);
  perform count_sitting(seat, bet.sitting_id, 0, 0, win_minor, at);
  return wallet_answer(seat);
end $$;
