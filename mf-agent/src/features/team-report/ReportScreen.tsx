import { AgencyOnly } from '../../parts/AgencyOnly'
import { Report } from './Report'

/** `/m/agent/team/pnl`: profit and loss of a team by line (TEAM-7). */
export function ReportScreen() {
  return (
    <AgencyOnly>
      <Report />
    </AgencyOnly>
  )
}
