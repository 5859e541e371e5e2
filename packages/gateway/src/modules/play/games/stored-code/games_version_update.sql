create or replace trigger games_version_update after update on games
  referencing new table as changed
  for each statement execute function bump_catalogue_of_games();
