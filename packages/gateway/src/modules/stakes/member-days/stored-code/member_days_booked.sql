-- What the ledger's entries come to by day: derived again by the audit, and by the migration for the days of before.
create or replace function member_days_booked() returns setof member_day_change language sql stable as $$
  select b.merchant, b.member_id, b.day, b.category,
    count(*) filter (where b.figure = 'deposits')::integer,
    coalesce(sum(b.minor) filter (where b.figure = 'deposits'), 0)::bigint,
    coalesce(sum(case when b.minor < 0 then 1 else -1 end) filter (where b.figure = 'withdrawals'), 0)::integer,
    coalesce(-sum(b.minor) filter (where b.figure = 'withdrawals'), 0)::bigint,
    0, 0::bigint, 0::bigint, 0::bigint,
    coalesce(sum(b.minor) filter (where b.figure = 'rebates'), 0)::bigint,
    coalesce(sum(b.minor) filter (where b.figure = 'bonuses'), 0)::bigint,
    coalesce(sum(b.minor) filter (where b.figure = 'transfers-in'), 0)::bigint,
    coalesce(-sum(b.minor) filter (where b.figure = 'transfers-out'), 0)::bigint,
    coalesce(sum(b.minor) filter (where b.figure = 'other'), 0)::bigint,
    max(b.at),
    coalesce(sum(b.minor) filter (where b.figure = 'commissions'), 0)::bigint,
    coalesce(sum(b.minor) filter (where b.figure = 'salaries'), 0)::bigint,
    coalesce(sum(b.minor) filter (where b.figure = 'dividends'), 0)::bigint
  from (
    select a.merchant, a.owner as member_id, member_day_of_booking(a.merchant, e.kind, t.reference, e.created_at) as day,
      member_day_category(e.kind, t.reference) as category, member_day_figure(e.kind) as figure, e.amount_minor as minor,
      e.created_at as at
    from entries e join accounts a on a.id = e.account_id and a.owner <> 'house'
      join transactions t on t.id = e.transaction_id
    where member_day_figure(e.kind) is not null
  ) b
  group by b.merchant, b.member_id, b.day, b.category
$$;
