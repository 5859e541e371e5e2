-- Tells every rule about stakes, in the transaction that settles them and after their payouts are booked. See
-- stake-settled.ts.
create or replace function stake_settled(facts settled_stake[]) returns void language plpgsql as $$
begin
  {each: perform {name}(facts);}
end $$;
