import { sql, type Migration } from 'kysely'
import { teamDaysNote } from '../../modules/agency/team'

const figures = `deposits, deposit_minor, withdrawals, withdrawal_minor, bets, stake_minor, valid_minor, prize_minor,
  rebate_minor, bonus_minor, transfer_in_minor, transfer_out_minor, other_minor`

/**
 * Lets the function that reports changed figures, as the release before left it, note them for teams as well: until stored code is
 * applied, and its text is another, a gateway of that release settles bets. A new database does not have it yet, nor any bets.
 */
const tellTeams = `do $tell$
declare
  known text;
begin
  select pg_get_functiondef(p.oid) into known from pg_proc p
  where p.proname = 'member_days_changed' and p.pronamespace = current_schema()::regnamespace;
  if known not like '%team_days_note%' then
    execute regexp_replace(known, '\\mend\\s*;?\\s*(\\$function\\$\\s*)$', 'perform team_days_note(changes); end \\1');
  end if;
end $tell$`

const statements = [
  // Bets that are being settled are waited for; the next find the function below.
  `lock table member_days in share mode`,
  teamDaysNote,
  tellTeams,
  `insert into team_day_changes (merchant, member_id, day, category, ${figures})
  select merchant, member_id, day, category, ${figures} from member_days d
  where exists (select from member_lines l where l.member_id = d.member_id)`,
]

/** The figures of teams begin with all days of the members that stand below somebody; the job adds them up like later ones. */
export const daysOfTeams: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
