import { sql, type Migration } from 'kysely'
import { teamDaysNote } from '../../modules/agency/team'
import { countingCode } from '../../modules/stakes/member-days'

const added = ['commission_minor', 'salary_minor', 'dividend_minor']
const columns = added.map((name) => `add column ${name} bigint not null default 0`).join(', ')
const largestExact = 9_007_199_254_740_991n

/** What commissions came to by member and day; they were part of what is adjusted until now. */
const commissions = `select a.merchant, a.owner as member_id,
    to_char(to_timestamp(e.created_at / 1000.0) at time zone (m.settings->>'timeZone'), 'YYYY-MM-DD') as day,
    sum(e.amount_minor)::bigint as minor
  from entries e join accounts a on a.id = e.account_id and a.owner <> 'house' join merchants m on m.code = a.merchant
  where e.kind = 'commission'
  group by 1, 2, 3`

const statements = [
  `alter table member_days ${columns}`,
  `alter table member_days add constraint member_days_income_exact
    check (greatest(${added.map((name) => `abs(${name})`).join(', ')}) <= ${largestExact})`,
  `alter table team_days ${columns}`,
  `alter table team_day_changes ${columns}`,
  `alter type member_day_change ${added.map((name) => `add attribute ${name} bigint`).join(', ')}`,
  // A gateway of the release before books and settles on until stored code is applied, by functions that make rows of this type.
  ...countingCode,
  teamDaysNote,
  `update member_days d set commission_minor = c.minor, other_minor = d.other_minor - c.minor
    from (${commissions}) c where (d.member_id, d.day, d.category) = (c.member_id, c.day, 'NONE')`,
  `insert into team_day_changes (merchant, member_id, day, category, deposits, deposit_minor, withdrawals, withdrawal_minor, bets,
    stake_minor, valid_minor, prize_minor, rebate_minor, bonus_minor, transfer_in_minor, transfer_out_minor, other_minor,
    commission_minor)
  select c.merchant, c.member_id, c.day, 'NONE', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -c.minor, c.minor from (${commissions}) c
  where exists (select from member_lines l where l.member_id = c.member_id)`,
]

/** What an agent earns by its team has figures of its own: commissions, salaries and dividends (DAYS-1). */
export const incomeByDay: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
