create or replace trigger categories_version after insert or delete or update on categories
  for each row execute function bump_catalogue();
