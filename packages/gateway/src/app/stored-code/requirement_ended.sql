-- Written by `node packages/gateway/bin/stored-code.mjs` from modules/stakes/turnover/stored-code/hooks/requirement_ended.sql.
-- Tells whoever gave the money that what had to be staked for it has ended: `done`, `given-up`, `expired`, or `ended` when the
-- member owned nothing any more. In the transaction that ends it.
create or replace function requirement_ended(of_member text, of_kind text, of_reference text, as_state text, at bigint)
returns void language plpgsql as $$
begin
  perform rewards_end_wagering(of_member, of_kind, of_reference, as_state, at);
end $$;
