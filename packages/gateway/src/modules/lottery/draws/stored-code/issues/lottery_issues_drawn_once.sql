create or replace trigger lottery_issues_drawn_once before update on lottery_issues
  for each row execute function lottery_issue_is_drawn_once();
