create or replace trigger mails_unread_changed after insert or delete or update of read_at, deleted_at on mails
  for each row execute function push_unread();
