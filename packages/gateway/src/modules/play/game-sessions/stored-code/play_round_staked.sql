-- What was staked in a round: for rules of other modules.
create or replace function play_round_staked(of_merchant text, of_vendor text, of_member text, of_round text)
returns bigint language sql stable as $$
  select staked_minor from play_rounds
  where merchant = of_merchant and vendor = of_vendor and member_id = of_member and id = of_round
$$;
