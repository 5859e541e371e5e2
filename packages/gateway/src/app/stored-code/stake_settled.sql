-- Written by `node packages/gateway/bin/stored-code.mjs` from kernel/stakes/stored-code/hooks/stake_settled.sql.
-- Tells every rule about stakes, in the transaction that settles them and after their payouts are booked. See
-- stake-settled.ts.
create or replace function stake_settled(facts settled_stake[]) returns void language plpgsql as $$
begin
  perform member_days_count_stakes(facts);
  perform member_hours_count_stakes(facts);
  perform multiples_count_stakes(facts);
  perform promotions_count_stakes(facts);
  perform turnover_count_stakes(facts);
end $$;
