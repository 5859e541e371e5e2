-- Subscribes to stake_settled: adds settled stakes to the hours in which they were settled (DAYS-3); corrections count in the hour of
-- what they correct. In the order of the keys, so that concurrent changes do not deadlock. Practice money counts nowhere.
create or replace function member_hours_count_stakes(facts settled_stake[]) returns void language plpgsql as $$
begin
  insert into member_hours as h (merchant, member_id, hour_at, valid_minor, loss_minor, changed_at)
  select f.merchant, f.member_id, merchant_hour(f.merchant, coalesce(f.settled_at, f.at)) as hour_at, sum(f.valid_minor),
    sum(f.stake_minor - f.payout_minor + coalesce(f.rebate_minor, 0)), max(f.at)
  from unnest(facts) f
  where f.change <> 'void' and f.kind is not null and not f.is_practice
  group by f.merchant, f.member_id, 3 order by f.member_id, 3
  on conflict (member_id, hour_at) do update set valid_minor = h.valid_minor + excluded.valid_minor,
    loss_minor = h.loss_minor + excluded.loss_minor, changed_at = greatest(h.changed_at, excluded.changed_at);
end $$;
