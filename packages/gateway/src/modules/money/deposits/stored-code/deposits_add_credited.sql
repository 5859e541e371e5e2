-- An order of a payment that arrived without one.
create or replace function deposits_add_credited(
  of_id text, of_merchant text, of_member text, of_method text, of_amount bigint, of_currency text,
  at bigint
) returns void language sql as $$
  insert into deposits (id, merchant, member_id, method, amount_minor, currency, state, reference, created_at,
    expires_at)
  values (of_id, of_merchant, of_member, of_method, of_amount, of_currency, 'credited', of_id, at, at)
$$;
