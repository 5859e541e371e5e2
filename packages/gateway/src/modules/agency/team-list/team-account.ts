import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { findInTeam, type TeamAccount, type TeamOf } from '../../identity/directory'

/**
 * The account of a name in an agent's team.
 * @throws CallFailure `agent.team.unknown` for anybody else, whether it exists or not (TEAM-5)
 */
export async function teamAccount(queries: Queries, team: TeamOf, account: string): Promise<TeamAccount> {
  const found = await findInTeam(queries, { ...team, account: account.trim() })
  if (!found) throw new CallFailure('agent.team.unknown')
  return found
}
