create or replace function rollback_refusal(seat play_seat, of_round text, bet vendor_transactions)
returns text language plpgsql stable as $$
begin
  if bet.member_id <> seat.member_id then
    return 'RS_ERROR_WRONG_PLAYER';
  elsif bet.round <> of_round then
    return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  elsif bet.outcome = 'booked' and (select bool_or(v.member_id = seat.member_id) from vendor_transactions v
    where v.merchant = seat.merchant and v.vendor = seat.vendor and v.bet = bet.transaction and v.action = 'win') then
    return 'RS_ERROR_ROUND_CLOSED';
  end if;
  return null;
end $$;
