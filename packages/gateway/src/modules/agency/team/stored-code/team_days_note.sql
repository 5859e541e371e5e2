-- Subscribes to member_days_changed: notes what is to be added to the days of everybody above a member (TEAM-2). A job adds it, so
-- that bets below the same agent do not wait for each other; whoever reads a team's days counts what is noted as well.
create or replace function team_days_note(changes member_day_change[]) returns void language plpgsql as $$
begin
  insert into team_day_changes (merchant, member_id, day, category, deposits, deposit_minor, withdrawals, withdrawal_minor,
    bets, stake_minor, valid_minor, prize_minor, rebate_minor, bonus_minor, transfer_in_minor, transfer_out_minor, other_minor,
    commission_minor, salary_minor, dividend_minor)
  select c.merchant, c.member_id, c.day, c.category, c.deposits, c.deposit_minor, c.withdrawals, c.withdrawal_minor,
    c.bets, c.stake_minor, c.valid_minor, c.prize_minor, c.rebate_minor, c.bonus_minor, c.transfer_in_minor,
    c.transfer_out_minor, c.other_minor, c.commission_minor, c.salary_minor, c.dividend_minor
  from unnest(changes) c
  where exists (select from member_lines l where l.member_id = c.member_id);
end $$;
