create or replace trigger games_version_insert after insert on games
  referencing new table as changed
  for each statement execute function bump_catalogue_of_games();
