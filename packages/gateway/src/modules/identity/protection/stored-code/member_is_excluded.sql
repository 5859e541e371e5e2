-- Whether a break from play of a member holds (RG-8): a time-out until its end, a self-exclusion until the member has
-- asked to play again and waited.
create or replace function member_is_excluded(of_member text, at bigint) returns boolean language sql stable as $$
  select exists (select from exclusions
    where member_id = of_member and since <= at and (returns_at is null or returns_at > at))
$$;
