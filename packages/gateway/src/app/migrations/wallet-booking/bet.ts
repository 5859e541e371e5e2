/** Taking a stake (VENDOR-1). Everything is checked before anything is written. */
export const betStatements = [
  // Why a new bet is refused, or null. The player's money stays locked.
  `create function bet_refusal(
    seat play_seat, of_transaction text, of_round text, of_game text, stake_minor bigint, day jsonb, at bigint
  ) returns text language plpgsql as $$
  declare
    main_minor bigint;
  begin
    if (select bool_or(member_id = seat.member_id) from vendor_transactions
      where merchant = seat.merchant and vendor = seat.vendor and bet = of_transaction and action = 'rollback') then
      return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    elsif seat.is_blocked then
      return 'RS_ERROR_USER_DISABLED';
    elsif not seat.is_open then
      return 'RS_ERROR_INVALID_SESSION';
    elsif not seat.is_offered or seat.game_id <> of_game then
      return 'RS_ERROR_GAME_DISABLED';
    elsif stake_minor < seat.min_bet_minor or stake_minor > seat.max_bet_minor then
      return 'RS_ERROR_BET_LIMIT';
    elsif exists (select from play_rounds
      where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = of_round
        and ended_at is not null) then
      return 'RS_ERROR_ROUND_CLOSED';
    end if;
    select balance_minor into main_minor from accounts
    where merchant = seat.merchant and owner = seat.member_id and wallet = 'main' and currency = seat.currency
    for update;
    if play_limit_reached(seat.member_id, stake_minor, (day->>'from')::bigint, (day->>'to')::bigint, at)
      is not null then
      return 'RS_ERROR_LIMIT_REACHED';
    elsif coalesce(main_minor, 0) < stake_minor then
      return 'RS_ERROR_NOT_ENOUGH_MONEY';
    end if;
    return null;
  end $$`,

  // Queries by keys only: plans are cached, and one made while a table was small would scan all of it later.
  `create function wallet_bet(
    of_vendor text, of_sites text[], of_session text, of_player text, at bigint,
    of_transaction text, hash text, of_round text, of_currency text, of_game text, stake_minor bigint,
    days jsonb, renew_before bigint
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
  end $$`,
]
