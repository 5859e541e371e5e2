/** Paying what a bet has won, zero included, also after its game session or sign-in has ended (VENDOR-1). */
export const winStatements = [
  `create function win_refusal(seat play_seat, of_round text, bet vendor_transactions)
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
  end $$`,

  // A round that ends counts into the member's day.
  `create function pay_round(
    seat play_seat, of_round text, of_amount bigint, is_round_end boolean, of_proof jsonb, of_day text, at bigint
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
  end $$`,

  `create function wallet_win(
    of_vendor text, of_sites text[], of_session text, of_player text, at bigint,
    of_transaction text, hash text, of_round text, of_currency text, of_bet text, win_minor bigint,
    is_round_end boolean, of_proof jsonb, days jsonb
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
  end $$`,
]
