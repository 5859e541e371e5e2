import { AgencyOnly } from '../../parts/AgencyOnly'
import { TeamTransactions } from './TeamTransactions'

/** `/m/agent/team/transactions`: entries of the main wallets of a team (TEAM-8). */
export function TeamTransactionsScreen() {
  return (
    <AgencyOnly>
      <TeamTransactions />
    </AgencyOnly>
  )
}
