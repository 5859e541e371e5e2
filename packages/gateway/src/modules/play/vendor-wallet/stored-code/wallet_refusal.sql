create or replace function wallet_refusal(status text)
returns jsonb language sql immutable as $$
  select jsonb_build_object('status', status)
$$;
