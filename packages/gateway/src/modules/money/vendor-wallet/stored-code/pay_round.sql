-- What a round has paid. One that ends counts into the member's day and towards its turnover (WITHDRAW-7).
create or replace function pay_round(
  seat play_seat, of_round text, of_amount bigint, is_round_end boolean, of_proof jsonb, of_day text,
  at bigint
) returns void language plpgsql as $$
declare
  paid play_rounds;
begin
  update play_rounds set won_minor = won_minor + of_amount, proof = coalesce(of_proof, proof),
    ended_at = case when is_round_end then at else ended_at end
  where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = of_round
  returning * into strict paid;
  if is_round_end and paid.staked_minor > 0 and seat.game_type is not null then
    insert into play_days as d (merchant, member_id, day, game_type, bets, stake_minor, payout_minor)
    values (seat.merchant, seat.member_id, of_day, seat.game_type, paid.bets, paid.staked_minor, paid.won_minor)
    on conflict (member_id, day, game_type) do update set bets = d.bets + excluded.bets,
      stake_minor = d.stake_minor + excluded.stake_minor, payout_minor = d.payout_minor + excluded.payout_minor;
  end if;
  if is_round_end and seat.game_type is not null then
    perform turnover_count_stake(seat.member_id, seat.game_type, paid.staked_minor, at);
  end if;
end $$;
