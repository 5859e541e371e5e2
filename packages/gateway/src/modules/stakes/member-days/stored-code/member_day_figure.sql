-- What a kind of transfer counts as in its member's day (DAYS-1): `figure` in the ledger's vocabulary, ledger-kinds.ts.
create or replace function member_day_figure(of_kind text) returns text language sql immutable as $$
  select case
    when of_kind in ('deposit', 'suspense-credit') then 'deposits'
    when of_kind in ('withdrawal-paid', 'withdrawal-back') then 'withdrawals'
    when of_kind in ('reward-rebate', 'line-rebate', 'line-rebate-taken') then 'rebates'
    when of_kind in ('deposit-bonus', 'bonus-given-up', 'bonus-expired', 'cashback', 'reward-promotion', 'reward-vip',
      'reward-mission', 'reward-red-packet', 'reward-check-in', 'reward-invitation', 'reward-compensation') then 'bonuses'
    when of_kind in ('commission', 'commission-taken') then 'commissions'
    when of_kind in ('salary', 'salary-taken', 'hourly-salary', 'hourly-salary-taken') then 'salaries'
    when of_kind in ('upline-received', 'downline-received', 'envelope-opened') then 'transfers-in'
    when of_kind in ('upline-sent', 'upline-returned', 'downline-sent', 'envelope-sent', 'envelope-returned') then 'transfers-out'
    when of_kind in ('dividend', 'dividend-paid') then 'dividends'
    when of_kind in ('adjustment') then 'other'
  end
$$;
