create or replace function wallet_balance(
  of_vendor text, of_sites text[], of_session text, of_player text, at bigint
) returns jsonb language plpgsql as $$
declare
  seat play_seat := lock_seat(of_vendor, of_sites, of_session, of_player, at);
begin
  return case when seat.refusal is null then wallet_answer(seat) else wallet_refusal(seat.refusal) end;
end $$;
