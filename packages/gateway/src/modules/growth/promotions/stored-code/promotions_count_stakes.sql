-- Subscribes to stake_settled: counts what members bet towards the promotions that they joined (PROMO-2), on the terms of their
-- entries. One that is complete is due for the job that rewards it. By id, so that concurrent counts do not deadlock.
create or replace function promotions_count_stakes(facts settled_stake[]) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select e.id, sum(f.valid_minor) as valid_minor, max(f.at) as at
    from unnest(facts) f join promotion_entries e on e.member_id = f.member_id
    where f.change = 'settled' and f.kind is not null and not f.is_practice and f.valid_minor > 0
      and e.state in ('joined', 'process') and e.created_at <= f.at and e.ends_at > f.at
      and (e.types is null or f.kind = any(e.types))
    group by e.id order by e.id
  loop
    update promotion_entries set state = 'process',
      progress_minor = least(required_minor, progress_minor + one.valid_minor),
      due_at = case when progress_minor + one.valid_minor >= required_minor then least(due_at, one.at) else due_at end
    where id = one.id and state in ('joined', 'process');
  end loop;
end $$;
