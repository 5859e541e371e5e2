import { sql } from 'kysely'
import { auditTeam } from '../../modules/agency/team'
import { figureColumns } from '../../modules/stakes/member-days'
import { addMember, addMerchants } from '../../testing/fixtures'
import { createTestDatabase } from '../../testing/test-database'
import type { Database } from '../../kernel/database/database'
import { bringUpToDate } from '../bring-up-to-date'
import { collectAll } from '../collect-all'

const { migrations } = collectAll()
const nothing = Object.fromEntries(Object.values(figureColumns).map((column) => [column, 0]))
/** What the release before does not have. */
const newer = /-lines-of-members|-days-of-teams|-income-by-day|-withdrawals-that-came-back/

describe('a database that is migrated beside a gateway of the release before', () => {
  let db: Database
  beforeAll(async () => {
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => !newer.test(name)))
    db = (
      await createTestDatabase({
        name: 'beforelines',
        prepare: async (empty) => {
          await empty.migrate(before)
          await sql`create table told (member_id text)`.execute(empty.read)
          await sql`create function member_days_changed(changes member_day_change[]) returns void language plpgsql as $$
            begin
              insert into told select c.member_id from unnest(changes) c;
            end $$`.execute(empty.read)
        },
      })
    ).db
    await addMerchants(db)
  })
  afterAll(() => db.close())

  const join = (account: string, uplineId?: string) =>
    addMember(db, { account, isUninformed: true, ...(uplineId && { uplineId }) }, 'x')
  /** What a settled stake does in the release before: the day is kept, and whoever has to know is told. */
  const play = (memberId: string, day: string) =>
    db.transaction(async (trx) => {
      await sql`insert into member_days (merchant, member_id, day, category, bets, stake_minor, valid_minor, prize_minor,
          rebate_minor, changed_at) values ('demo', ${memberId}, ${day}, 'RNG', 1, 100, 100, 0, 0, 1)`.execute(
        trx,
      )
      const change = {
        ...nothing,
        merchant: 'demo',
        member_id: memberId,
        day,
        category: 'RNG',
        bets: 1,
        at: 1,
      }
      await sql`select member_days_changed(array(
        select change from jsonb_populate_record(null::member_day_change, ${JSON.stringify(change)}::jsonb) change))`.execute(
        trx,
      )
    })
  const noted = async () => {
    const { rows } = await sql<{ member: string; day: string }>`
      select member_id as member, day from team_day_changes order by id`.execute(db.read)
    return rows.map(({ member, day }) => `${member} ${day}`)
  }

  // TEAM-1, TEAM-2
  it('a member who registers and bets between the migrations and the stored code is in a line and in the figures of its team', async () => {
    const top = await join('top')
    const early = await join('early', top)
    await play(early, '2026-11-01')
    await db.migrate(migrations)
    // The older gateway goes on while the new one has not applied its stored code.
    const late = await join('late', early)
    await play(late, '2026-11-02')
    await play(early, '2026-11-02')
    expect(await noted()).toEqual([`${early} 2026-11-01`, `${late} 2026-11-02`, `${early} 2026-11-02`])
    const { rows: told } = await sql`select from told`.execute(db.read)
    expect(told).toHaveLength(3)
    await sql`drop table told`.execute(db.read)
    const { newer: unknown } = await bringUpToDate(db)
    expect(unknown).toEqual([])
    const lines = (await auditTeam(db, { merchant: 'demo' })).filter(({ problem }) => problem === 'line')
    expect(lines).toEqual([])
    const { rows } = await sql<{ text: string }>`
      select prosrc as text from pg_proc where proname = 'member_days_changed'`.execute(db.read)
    expect(rows[0]?.text).toContain('vip_counts_days')
  })

  // CONTRACT-1
  it('the reminder of the release before still finds the table that it asks', async () => {
    await bringUpToDate(db)
    const { rows } = await sql`select kind, period from contract_requests
      where member_id = 'somebody' and answered_at is null`.execute(db.read)
    expect(rows).toEqual([])
  })
})
