-- Adds what a statement booked to the days of its members (DAYS-1). Entries of play are counted when their stake is settled.
create or replace function member_days_count_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from added where member_day_figure(kind) is not null) then
    return null;
  end if;
  perform member_days_change(array(
    select row(b.merchant, b.member_id, b.day, b.category,
      count(*) filter (where b.figure = 'deposits'),
      coalesce(sum(b.minor) filter (where b.figure = 'deposits'), 0),
      coalesce(sum(case when b.minor < 0 then 1 else -1 end) filter (where b.figure = 'withdrawals'), 0),
      coalesce(-sum(b.minor) filter (where b.figure = 'withdrawals'), 0),
      0, 0, 0, 0,
      coalesce(sum(b.minor) filter (where b.figure = 'rebates'), 0),
      coalesce(sum(b.minor) filter (where b.figure = 'bonuses'), 0),
      coalesce(sum(b.minor) filter (where b.figure = 'transfers-in'), 0),
      coalesce(-sum(b.minor) filter (where b.figure = 'transfers-out'), 0),
      coalesce(sum(b.minor) filter (where b.figure = 'other'), 0),
      max(b.at),
      coalesce(sum(b.minor) filter (where b.figure = 'commissions'), 0),
      coalesce(sum(b.minor) filter (where b.figure = 'salaries'), 0),
      coalesce(sum(b.minor) filter (where b.figure = 'dividends'), 0))::member_day_change
    from (
      select a.merchant, a.owner as member_id, member_day_of_booking(a.merchant, e.kind, t.reference, e.created_at) as day,
        member_day_category(e.kind, t.reference) as category, member_day_figure(e.kind) as figure,
        e.amount_minor as minor, e.created_at as at
      from added e join accounts a on a.id = e.account_id and a.owner <> 'house'
        join transactions t on t.id = e.transaction_id
      where member_day_figure(e.kind) is not null
    ) b
    group by b.merchant, b.member_id, b.day, b.category));
  return null;
end $$;
