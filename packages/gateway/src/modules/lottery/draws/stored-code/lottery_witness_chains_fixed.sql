create or replace trigger lottery_witness_chains_fixed before delete or update or truncate on lottery_witness_chains
  for each statement execute function row_is_fixed();
