create or replace function win_refusal(seat play_seat, of_round text, bet vendor_transactions)
returns text language plpgsql stable as $$
begin
  if bet.transaction is null or bet.round <> of_round then
    return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  elsif bet.member_id <> seat.member_id then
    return 'RS_ERROR_WRONG_PLAYER';
  elsif bet.outcome = 'rolled-back' then
    return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  elsif exists (select from play_rounds
    where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = of_round
      and ended_at is not null) then
    return 'RS_ERROR_ROUND_CLOSED';
  end if;
  return null;
end $$;
