-- Why a new bet is refused, or null (VENDOR-1, BONUS-2). The player's money stays locked.
create or replace function bet_refusal(
  seat play_seat, of_transaction text, of_round text, of_game text, stake_minor bigint, day jsonb,
  at bigint
) returns text language plpgsql as $$
declare
  main_minor bigint;
  highest_minor bigint;
begin
  if (select bool_or(member_id = seat.member_id) from vendor_transactions
    where merchant = seat.merchant and vendor = seat.vendor and bet = of_transaction and action = 'rollback') then
    return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  elsif seat.is_blocked or member_is_excluded(seat.member_id, at) then
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
  -- A gateway of the release before names the day alone.
  if play_limit_hit(seat.member_id, stake_minor,
    coalesce(day->'frames', jsonb_build_object('day', day, 'week', day, 'month', day)), at) is not null then
    return 'RS_ERROR_LIMIT_REACHED';
  elsif coalesce(main_minor, 0) < stake_minor then
    return 'RS_ERROR_NOT_ENOUGH_MONEY';
  end if;
  -- What is staked in a round counts together, so that a stake above what a bonus allows cannot be placed in parts.
  highest_minor := turnover_highest_stake(seat.member_id);
  if highest_minor is not null and stake_minor
    + coalesce(play_round_staked(seat.merchant, seat.vendor, seat.member_id, of_round), 0) > highest_minor then
    return 'RS_ERROR_BONUS_STAKE';
  end if;
  return null;
end $$;
