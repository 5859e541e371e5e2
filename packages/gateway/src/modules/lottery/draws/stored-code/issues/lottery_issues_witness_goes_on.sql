create or replace trigger lottery_issues_witness_goes_on before update on lottery_issues
  for each row when (
    (new.witness_seed is distinct from old.witness_seed
      and (old.witness_seed is not null or old.digest is null or old.state <> 'closed'))
    or (old.witness_signature is not null and new.witness_signature is distinct from old.witness_signature)
  ) execute function lottery_issue_goes_on();
