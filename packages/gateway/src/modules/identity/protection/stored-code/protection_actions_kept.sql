create or replace trigger protection_actions_kept before update or delete on protection_actions
  for each statement execute function protection_actions_are_kept();
