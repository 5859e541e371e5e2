import { sql, type Migration } from 'kysely'

/** Between two members of a site that are looked at for the first time, ms: who rises meanwhile is not behind them all. */
const apartMs = 20

/**
 * Members with figures, or with a level that was given, from before the club counted: each is looked at by the job of levels,
 * which finds the level that its figures reach and from when it is reviewed (VIP-1). A member who has neither has nothing to look at
 * until it deposits or bets.
 */
export const levelsOfBefore: Migration = {
  up: async (trx) => {
    await sql`insert into vip_members (member_id, merchant, left_deposit_minor, left_valid_minor, due_at)
      select m.id, m.merchant, 0, 0,
        (extract(epoch from clock_timestamp()) * 1000)::bigint + ${apartMs}::bigint * row_number() over (order by m.id)
      from members m
      where (m.vip_level > 0 or exists (select 1 from member_days d where d.member_id = m.id))
        and not exists (select 1 from vip_members v where v.member_id = m.id)
      on conflict (member_id) do nothing`.execute(trx)
  },
}
