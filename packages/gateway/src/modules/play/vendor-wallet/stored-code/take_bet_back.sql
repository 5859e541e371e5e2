-- A round without any stake left is over.
create or replace function take_bet_back(
  seat play_seat, bet vendor_transactions, of_transaction text, at bigint
) returns void language plpgsql as $$
begin
  perform move_play_money(seat, 'game-rollback', of_transaction, bet.round, bet.amount_minor, at);
  update vendor_transactions set outcome = 'rolled-back'
  where merchant = seat.merchant and vendor = seat.vendor and transaction = bet.transaction;
  update play_rounds set bets = bets - 1, staked_minor = staked_minor - bet.amount_minor,
    ended_at = case when bets = 1 then at else ended_at end
  where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = bet.round;
  perform count_sitting(seat, bet.sitting_id, -1, -bet.amount_minor, 0, at);
end $$;
