create or replace trigger lotteries_chain_goes_on before update on lotteries
  for each row when ((new.chain, new.link) < (old.chain, old.link))
  execute function lottery_chain_goes_on();
