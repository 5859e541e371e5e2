-- Counts in the game session of the bet. The channel and the payload are those of stream/push.ts.
create or replace function count_sitting(
  seat play_seat, of_sitting text, more_bets integer, more_staked bigint, more_won bigint, at bigint
) returns void language plpgsql as $$
begin
  update play_sittings set bets = bets + more_bets, staked_minor = staked_minor + more_staked,
    won_minor = won_minor + more_won, seen_at = greatest(seen_at, at)
  where id = of_sitting;
  perform tell_after_commit('plaza_push', json_build_object('memberId', seat.member_id, 'played', of_sitting)::text);
end $$;
