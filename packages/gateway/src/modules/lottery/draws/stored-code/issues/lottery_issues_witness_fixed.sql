create or replace trigger lottery_issues_witness_fixed before update of witness_chain, witness_link on lottery_issues
  for each statement execute function row_is_fixed();
