-- Every process whose jackpots changed, whoever writes them (JACKPOT-1). The channel and the payload are those of
-- tell-jackpots.ts.
create or replace function tell_jackpots()
returns trigger language plpgsql as $$
begin
  perform tell_after_commit('plaza_jackpots', merchant) from (select distinct merchant from changed) as merchants;
  return null;
end $$;
