create or replace function bump_catalogue_of_games()
returns trigger language plpgsql as $$
begin
  insert into catalogue_versions as known (merchant, version)
    select merchant, 1 from changed group by merchant order by merchant
    on conflict (merchant) do update set version = known.version + 1;
  return null;
end $$;
