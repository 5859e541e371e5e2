create or replace function bump_catalogue()
returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.merchant else new.merchant end;
begin
  insert into catalogue_versions as known (merchant, version) values (changed, 1)
    on conflict (merchant) do update set version = known.version + 1;
  return null;
end $$;
