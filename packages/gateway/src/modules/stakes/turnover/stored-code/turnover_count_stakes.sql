-- Subscribes to stake_settled: counts valid stakes towards the requirements of their members (WITHDRAW-7); practice money has
-- none. By member, so that transactions with the same members lock their requirements in one order.
create or replace function turnover_count_stakes(facts settled_stake[]) returns void language plpgsql as $$
declare
  fact record;
begin
  for fact in select f.member_id, f.kind, f.valid_minor, f.at from unnest(facts) f
    where f.change = 'settled' and f.kind is not null and not f.is_practice and exists (
      select from turnover_requirements r where r.member_id = f.member_id and r.state = 'open')
    order by f.member_id
  loop
    perform turnover_count_stake(fact.member_id, fact.kind, fact.valid_minor, fact.at);
  end loop;
end $$;
