create or replace trigger games_version_delete after delete on games
  referencing old table as changed
  for each statement execute function bump_catalogue_of_games();
