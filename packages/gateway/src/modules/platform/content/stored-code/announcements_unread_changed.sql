create or replace trigger announcements_unread_changed after insert or delete on announcement_reads
  for each row execute function push_unread();
