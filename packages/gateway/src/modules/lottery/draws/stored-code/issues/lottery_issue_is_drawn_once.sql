-- No issue is drawn a second time, whoever asks for it.
create or replace function lottery_issue_is_drawn_once()
returns trigger language plpgsql as $$
begin
  if old.state not in ('drawn', 'void') then
    return new;
  end if;
  if new.state = old.state and new.source = old.source and new.corrections = old.corrections
    and new.numbers is not distinct from old.numbers and new.seed is not distinct from old.seed
    and new.digest is not distinct from old.digest then
    return new;
  end if;
  if old.state = 'drawn' and new.state = 'drawn' and old.source <> 'own' and new.source = old.source
    and new.seed is not distinct from old.seed and new.digest is not distinct from old.digest
    and new.corrections = old.corrections + 1 and exists (
      select 1 from lottery_corrections c
      where c.lottery_id = old.lottery_id and c.no = old.no and c.n = new.corrections
        and c.numbers_before = old.numbers and c.numbers = new.numbers) then
    return new;
  end if;
  raise exception 'lottery: issue % is drawn already', old.no using errcode = '23514';
end $$;
