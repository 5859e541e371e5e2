-- What a round has paid. One that ends is settled, of the kind of its own game: a payout may come while another is open.
create or replace function pay_round(
  seat play_seat, of_round text, of_amount bigint, is_round_end boolean, of_proof jsonb, of_day text,
  at bigint
) returns void language plpgsql as $$
declare
  paid play_rounds;
  fact settled_stake;
begin
  update play_rounds set won_minor = won_minor + of_amount, proof = coalesce(of_proof, proof),
    ended_at = case when is_round_end then at else ended_at end
  where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = of_round
  returning * into strict paid;
  if not is_round_end then
    return;
  end if;
  select seat.merchant, seat.member_id, of_day, case when paid.node_id = seat.node_id then seat.game_type else (
    select game_type from games where merchant = seat.site and node_id = paid.node_id) end, seat.vendor, of_round, 'settled',
    paid.bets, paid.staked_minor, paid.won_minor, paid.staked_minor, false, at
  into fact.merchant, fact.member_id, fact.day, fact.kind, fact.source, fact.reference, fact.change,
    fact.bets, fact.stake_minor, fact.payout_minor, fact.valid_minor, fact.is_practice, fact.at;
  perform stake_settled(array[fact]);
end $$;
