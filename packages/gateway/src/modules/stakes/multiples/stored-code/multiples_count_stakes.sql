-- Subscribes to stake_settled: keeps what each stake was and won, for rankings by multiple (MISSION-1). Corrections and bets taken
-- back change what is kept; a stake that is kept no more is left alone. Practice money has no place. In the order of the keys,
-- so that concurrent counts do not deadlock.
create or replace function multiples_count_stakes(facts settled_stake[]) returns void language plpgsql as $$
begin
  insert into stake_multiples as m (merchant, member_id, source, reference, day, stake_minor, prize_minor, at)
  select f.merchant, f.member_id, f.source, f.reference, min(f.day), sum(f.stake_minor),
    sum(f.payout_minor - coalesce(f.rebate_minor, 0)), max(f.at)
  from unnest(facts) f
  where f.change <> 'void' and f.kind is not null and not f.is_practice and f.stake_minor > 0
  group by f.merchant, f.member_id, f.source, f.reference
  order by f.member_id, f.source, f.reference
  on conflict (member_id, source, reference) do update set
    stake_minor = m.stake_minor + excluded.stake_minor,
    prize_minor = m.prize_minor + excluded.prize_minor,
    at = excluded.at;
  if not exists (select from unnest(facts) f where f.change = 'correction') then
    return;
  end if;
  update stake_multiples m set stake_minor = m.stake_minor + c.stake_minor, prize_minor = m.prize_minor + c.prize_minor, at = c.at
  from (
    select f.member_id, f.source, f.reference, sum(f.stake_minor) as stake_minor,
      sum(f.payout_minor - coalesce(f.rebate_minor, 0)) as prize_minor, max(f.at) as at
    from unnest(facts) f
    where f.change = 'correction' and f.kind is not null and not f.is_practice and f.stake_minor <= 0
    group by f.member_id, f.source, f.reference
  ) c
  where (m.member_id, m.source, m.reference) = (c.member_id, c.source, c.reference);
  delete from stake_multiples m using unnest(facts) f
  where f.change = 'correction' and m.stake_minor = 0
    and (m.member_id, m.source, m.reference) = (f.member_id, f.source, f.reference);
end $$;
