-- A round without any stake left is over. A bet of a round that had ended was counted on the day of that end, and counts back
-- there.
create or replace function take_bet_back(
  seat play_seat, bet vendor_transactions, of_transaction text, at bigint
) returns void language plpgsql as $$
declare
  before play_rounds;
  fact settled_stake;
begin
  perform move_play_money(seat, 'game-rollback', of_transaction, bet.round, bet.amount_minor, at);
  update vendor_transactions set outcome = 'rolled-back'
  where merchant = seat.merchant and vendor = seat.vendor and transaction = bet.transaction;
  select * into strict before from play_rounds
  where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = bet.round
  for update;
  update play_rounds set bets = bets - 1, staked_minor = staked_minor - bet.amount_minor,
    ended_at = case when bets = 1 then coalesce(ended_at, at) else ended_at end
  where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = bet.round;
  perform count_sitting(seat, bet.sitting_id, -1, -bet.amount_minor, 0, at);
  if before.ended_at is null then
    return;
  end if;
  select seat.merchant, seat.member_id, merchant_day(seat.site, before.ended_at), g.game_type, seat.vendor, bet.round,
    'correction', -1, -bet.amount_minor, 0, -bet.amount_minor, false, at, before.ended_at
  into fact.merchant, fact.member_id, fact.day, fact.kind, fact.source, fact.reference, fact.change,
    fact.bets, fact.stake_minor, fact.payout_minor, fact.valid_minor, fact.is_practice, fact.at, fact.settled_at
  from games g where g.merchant = seat.site and g.node_id = before.node_id;
  if found then
    perform stake_settled(array[fact]);
  end if;
end $$;
