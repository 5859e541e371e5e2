-- Subscribes to member_days_changed: what is left to a member's next level gets less by its deposits and valid bets (VIP-1), and
-- more by what is taken back. Whoever has reached it, or was never looked at, is due for the job that raises levels, which
-- works out from the figures what is left. By member, so that concurrent counts do not deadlock.
create or replace function vip_counts_days(changes member_day_change[]) returns void language plpgsql as $$
begin
  insert into vip_members as v (member_id, merchant, left_deposit_minor, left_valid_minor, due_at)
  select c.member_id, min(c.merchant), -sum(c.deposit_minor), -sum(c.valid_minor), max(c.at)
  from unnest(changes) c
  where c.deposit_minor <> 0 or c.valid_minor <> 0
  group by c.member_id order by c.member_id
  on conflict (member_id) do update set
    left_deposit_minor = v.left_deposit_minor + excluded.left_deposit_minor,
    left_valid_minor = v.left_valid_minor + excluded.left_valid_minor,
    due_at = case
      when v.left_deposit_minor + excluded.left_deposit_minor <= 0 and v.left_valid_minor + excluded.left_valid_minor <= 0
        then least(v.due_at, excluded.due_at)
      else v.due_at
    end
  where v.left_deposit_minor is not null;
end $$;
