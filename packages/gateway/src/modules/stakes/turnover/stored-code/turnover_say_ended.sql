create or replace function turnover_say_ended()
returns trigger language plpgsql as $$
begin
  perform requirement_ended(new.member_id, new.kind, new.reference, new.state, new.ended_at);
  return null;
end $$;
