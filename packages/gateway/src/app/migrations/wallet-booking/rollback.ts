/**
 * Returns a stake, also after its game session has ended. A rollback of an unknown bet is remembered, so that the bet
 * is refused when it arrives late; a second rollback moves nothing; a bet that has a win is not rolled back any more.
 */
export const rollbackStatements = [
  `create function rollback_refusal(seat play_seat, of_round text, bet vendor_transactions)
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
  end $$`,

  // A round without any stake left is over.
  `create function take_bet_back(seat play_seat, bet vendor_transactions, of_transaction text, at bigint)
  returns void language plpgsql as $$
  begin
    perform move_play_money(seat, 'game-rollback', of_transaction, bet.round, bet.amount_minor, at);
    update vendor_transactions set outcome = 'rolled-back'
    where merchant = seat.merchant and vendor = seat.vendor and transaction = bet.transaction;
    update play_rounds set bets = bets - 1, staked_minor = staked_minor - bet.amount_minor,
      ended_at = case when bets = 1 then at else ended_at end
    where merchant = seat.merchant and vendor = seat.vendor and member_id = seat.member_id and id = bet.round;
    perform count_sitting(seat, bet.sitting_id, -1, -bet.amount_minor, 0, at);
  end $$`,

  `create function wallet_rollback(
    of_vendor text, of_sites text[], of_session text, of_player text, at bigint,
    of_transaction text, hash text, of_round text, of_bet text
  ) returns jsonb language plpgsql set enable_seqscan = off as $$
  declare
    seat play_seat := lock_seat(of_vendor, of_sites, of_session, of_player, at);
    refusal text := seat.refusal;
    becomes text;
    repeated jsonb;
    bet vendor_transactions;
  begin
    if refusal is null then
      repeated := wallet_repeat(seat, of_transaction, hash);
      if repeated is not null then
        return repeated;
      end if;
      select * into bet from vendor_transactions v
      where v.merchant = seat.merchant and v.vendor = seat.vendor and v.transaction = of_bet and v.action = 'bet';
      refusal := rollback_refusal(seat, of_round, bet);
    end if;
    becomes := case when bet.transaction is null then 'remembered'
      when bet.outcome = 'rolled-back' then 'repeated' else 'booked' end;
    if refusal is null and not claim_transaction(
      seat, 'rollback', of_transaction, hash, of_round, of_bet,
      case when becomes = 'booked' then bet.amount_minor else 0 end, becomes, at) then
      refusal := 'RS_ERROR_DUPLICATE_TRANSACTION';
    end if;
    if refusal is not null then
      return wallet_refusal(refusal);
    end if;
    if becomes = 'booked' then
      perform take_bet_back(seat, bet, of_transaction, at);
    end if;
    return wallet_answer(seat);
  end $$`,
]
