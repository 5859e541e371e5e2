-- Subscribes to stake_settled: adds finished play to the days of its members (BET-5), and what corrections pay more or less
-- (BET-6). In the order of their keys, so that concurrent counts do not deadlock.
create or replace function play_days_count_stakes(facts settled_stake[]) returns void language plpgsql as $$
begin
  insert into play_days as d (merchant, member_id, day, game_type, bets, stake_minor, payout_minor, invalid_minor)
  select f.merchant, f.member_id, f.day, f.kind, sum(f.bets), sum(f.stake_minor), sum(f.payout_minor),
    sum(f.stake_minor - f.valid_minor)
  from unnest(facts) f where f.change = 'settled' and f.kind is not null and f.stake_minor > 0
  group by f.merchant, f.member_id, f.day, f.kind order by f.member_id, f.day, f.kind
  on conflict (member_id, day, game_type) do update set bets = d.bets + excluded.bets,
    stake_minor = d.stake_minor + excluded.stake_minor, payout_minor = d.payout_minor + excluded.payout_minor,
    invalid_minor = d.invalid_minor + excluded.invalid_minor;
  if not exists (select from unnest(facts) f where f.change = 'correction' and f.payout_minor <> 0) then
    return;
  end if;
  perform 1 from play_days d join (select distinct member_id, day, kind from unnest(facts) where change = 'correction') f
    on d.member_id = f.member_id and d.day = f.day and d.game_type = f.kind
  order by d.member_id, d.day, d.game_type for update of d;
  update play_days d set payout_minor = d.payout_minor + f.more_minor
  from (
    select member_id, day, kind, sum(payout_minor) as more_minor from unnest(facts) where change = 'correction'
    group by member_id, day, kind
  ) f
  where d.member_id = f.member_id and d.day = f.day and d.game_type = f.kind;
end $$;
