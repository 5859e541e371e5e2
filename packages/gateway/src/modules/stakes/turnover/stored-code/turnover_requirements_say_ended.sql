create or replace trigger turnover_requirements_say_ended after update of state on turnover_requirements
  for each row when (old.state = 'open' and new.state <> 'open') execute function turnover_say_ended();
