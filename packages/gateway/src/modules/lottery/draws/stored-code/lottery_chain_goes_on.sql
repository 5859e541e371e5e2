create or replace function lottery_chain_goes_on()
returns trigger language plpgsql as $$
begin
  raise exception 'lottery: the chain of % does not go back to a link that was used', old.code
    using errcode = '23514';
end $$;
