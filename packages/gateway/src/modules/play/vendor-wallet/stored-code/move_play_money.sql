-- Money of play moves by the ledger's own function, so that a win pays what its player owes (LEDGER-7).
create or replace function move_play_money(
  seat play_seat, of_kind text, of_transaction text, of_round text, of_amount bigint, at bigint
) returns void language plpgsql as $$
begin
  if of_amount <> 0 then
    perform ledger_move_main(seat.merchant, seat.member_id, seat.currency, 'house:games', of_kind,
      seat.vendor || ':' || of_round, 'vendor:' || seat.vendor || ':' || of_transaction, of_amount, at);
  end if;
end $$;
