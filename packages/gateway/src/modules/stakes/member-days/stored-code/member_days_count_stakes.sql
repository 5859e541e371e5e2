-- Subscribes to stake_settled: adds settled stakes to the days of their members (DAYS-1), and counts what corrections and
-- bets taken back change on the day that they were first counted on. Practice money counts nowhere.
create or replace function member_days_count_stakes(facts settled_stake[]) returns void language plpgsql as $$
begin
  perform member_days_change(array(
    select row(f.merchant, f.member_id, f.day, f.kind, 0, 0, 0, 0, sum(f.bets), sum(f.stake_minor), sum(f.valid_minor),
      sum(f.payout_minor - coalesce(f.rebate_minor, 0)), sum(coalesce(f.rebate_minor, 0)), 0, 0, 0, 0,
      max(f.at), 0, 0, 0)::member_day_change
    from unnest(facts) f
    where f.change <> 'void' and f.kind is not null and not f.is_practice
    group by f.merchant, f.member_id, f.day, f.kind));
end $$;
