-- Issues with orders, and those of daily lotteries, are kept 400 days, far beyond the 90 that lists go back; others 7 days
-- or 1,440 draws, whichever is more.
create or replace function lottery_issue_kept_until(issue lottery_issues)
returns bigint language sql stable as $$
  select issue.draw_at + case
    when issue.has_orders or l.schedule ->> 'kind' = 'daily' then 34560000000::bigint
    else greatest(604800000::bigint, 1440 * 1000 * (l.schedule ->> 'seconds')::bigint)
  end from lotteries l where l.id = issue.lottery_id
$$;
