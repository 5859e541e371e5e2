create or replace trigger game_classes_version after insert or delete or update on game_classes
  for each row execute function bump_catalogue();
