-- Queries by keys only: plans are cached, and one made while a table was small would scan all of it later.
create or replace function wallet_bet(
  of_vendor text, of_sites text[], of_session text, of_player text, at bigint, of_transaction text,
  hash text, of_round text, of_currency text, of_game text, stake_minor bigint, days jsonb,
  renew_before bigint
) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  seat play_seat := lock_seat(of_vendor, of_sites, of_session, of_player, at);
  refusal text := seat.refusal;
  repeated jsonb;
begin
  if refusal is null and of_currency <> seat.currency then
    refusal := 'RS_ERROR_WRONG_CURRENCY';
  end if;
  if refusal is null then
    repeated := wallet_repeat(seat, of_transaction, hash);
    if repeated is not null then
      return repeated;
    end if;
    refusal := bet_refusal(seat, of_transaction, of_round, of_game, stake_minor, days->seat.site, at);
  end if;
  if refusal is null and not claim_transaction(
    seat, 'bet', of_transaction, hash, of_round, of_transaction, stake_minor, 'booked', at) then
    refusal := 'RS_ERROR_DUPLICATE_TRANSACTION';
  end if;
  if refusal is not null then
    return wallet_refusal(refusal);
  end if;
  perform move_play_money(seat, 'game-bet', of_transaction, of_round, -stake_minor, at);
  insert into play_rounds as r (merchant, vendor, member_id, id, node_id, sitting_id, mode, started_at, bets,
    staked_minor, currency)
  values (seat.merchant, seat.vendor, seat.member_id, of_round, seat.node_id, seat.sitting_id, seat.mode, at, 1,
    stake_minor, seat.currency)
  on conflict (merchant, vendor, member_id, id)
    do update set bets = r.bets + 1, staked_minor = r.staked_minor + excluded.staked_minor;
  perform count_sitting(seat, seat.sitting_id, 1, stake_minor, 0, at);
  return wallet_answer(seat, renew_before);
end $$;
