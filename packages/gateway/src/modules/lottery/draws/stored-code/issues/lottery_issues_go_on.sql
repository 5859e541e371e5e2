create or replace trigger lottery_issues_go_on before update on lottery_issues
  for each row when (
    (old.digest is not null and (new.digest is distinct from old.digest or new.orders <> old.orders))
    or (old.seed is not null and new.seed is distinct from old.seed)
    or (old.state <> 'open' and new.state = 'open')
    or (old.state in ('drawn', 'void') and new.state = 'closed')
  ) execute function lottery_issue_goes_on();
