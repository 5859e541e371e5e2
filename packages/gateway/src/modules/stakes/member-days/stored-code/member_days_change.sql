-- Adds to the figures of days, each day and category at most once in a call, and says so to whoever subscribes. In the order
-- of the keys, so that concurrent changes do not deadlock.
create or replace function member_days_change(changes member_day_change[]) returns void language plpgsql as $$
begin
  if cardinality(changes) = 0 then
    return;
  end if;
  insert into member_days as d (merchant, member_id, day, category, deposits, deposit_minor, withdrawals,
    withdrawal_minor, bets, stake_minor, valid_minor, prize_minor, rebate_minor, bonus_minor, transfer_in_minor,
    transfer_out_minor, other_minor, commission_minor, salary_minor, dividend_minor, changed_at)
  select c.merchant, c.member_id, c.day, c.category, c.deposits, c.deposit_minor, c.withdrawals, c.withdrawal_minor, c.bets,
    c.stake_minor, c.valid_minor, c.prize_minor, c.rebate_minor, c.bonus_minor, c.transfer_in_minor,
    c.transfer_out_minor, c.other_minor, c.commission_minor, c.salary_minor, c.dividend_minor, c.at
  from unnest(changes) c order by c.member_id, c.day, c.category
  on conflict (member_id, day, category) do update set
    deposits = d.deposits + excluded.deposits,
    deposit_minor = d.deposit_minor + excluded.deposit_minor,
    withdrawals = d.withdrawals + excluded.withdrawals,
    withdrawal_minor = d.withdrawal_minor + excluded.withdrawal_minor,
    bets = d.bets + excluded.bets,
    stake_minor = d.stake_minor + excluded.stake_minor,
    valid_minor = d.valid_minor + excluded.valid_minor,
    prize_minor = d.prize_minor + excluded.prize_minor,
    rebate_minor = d.rebate_minor + excluded.rebate_minor,
    bonus_minor = d.bonus_minor + excluded.bonus_minor,
    transfer_in_minor = d.transfer_in_minor + excluded.transfer_in_minor,
    transfer_out_minor = d.transfer_out_minor + excluded.transfer_out_minor,
    other_minor = d.other_minor + excluded.other_minor,
    commission_minor = d.commission_minor + excluded.commission_minor,
    salary_minor = d.salary_minor + excluded.salary_minor,
    dividend_minor = d.dividend_minor + excluded.dividend_minor,
    changed_at = greatest(d.changed_at, excluded.changed_at);
  perform member_days_changed(changes);
end $$;
