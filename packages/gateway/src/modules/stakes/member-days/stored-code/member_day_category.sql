-- The category that a transfer belongs to: of a rebate the part of its reference after the colon, if it has one, and else none.
create or replace function member_day_category(of_kind text, of_reference text)
returns text language sql immutable as $$
  select case when of_kind = 'reward-rebate' and of_reference like '%:%' then split_part(of_reference, ':', 2)
    else 'NONE' end
$$;
