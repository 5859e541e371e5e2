create or replace trigger lotteries_witness_chain_goes_on before update on lotteries
  for each row when ((new.witness_chain, new.witness_link) < (old.witness_chain, old.witness_link))
  execute function lottery_chain_goes_on();
