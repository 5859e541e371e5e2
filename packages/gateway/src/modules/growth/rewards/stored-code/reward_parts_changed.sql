create or replace trigger reward_parts_changed after insert or update of state on reward_parts
  for each row execute function push_rewards();
