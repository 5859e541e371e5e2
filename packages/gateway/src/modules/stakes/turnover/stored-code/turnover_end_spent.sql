-- Ends what is open once a member owns less than one major unit and nothing is being played. Credited: what has just
-- been added to the wallets and comes with a requirement of its own.
create or replace function turnover_end_spent(of_member text, credited_minor bigint, at bigint)
returns void language plpgsql as $$
declare
  ledger record;
begin
  select merchant, currency, unit_minor into ledger from turnover_requirements
  where member_id = of_member and state = 'open' order by id limit 1;
  if not found
    or ledger_owned(ledger.merchant, of_member, ledger.currency) - credited_minor >= ledger.unit_minor
    or play_has_open_rounds(of_member) or lottery_has_open_orders(of_member) then
    return;
  end if;
  update turnover_requirements set state = 'ended', ended_at = at where member_id = of_member and state = 'open';
end $$;
