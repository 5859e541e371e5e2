create or replace trigger vendors_version after insert or delete or update of name, icon, rank on vendors
  for each row execute function bump_catalogue();
