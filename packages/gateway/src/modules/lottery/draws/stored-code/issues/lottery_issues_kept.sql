create or replace trigger lottery_issues_kept before delete on lottery_issues
  for each row execute function lottery_issue_may_go();
