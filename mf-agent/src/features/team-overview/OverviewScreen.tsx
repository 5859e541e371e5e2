import { dayAt, quickRange, rangeProblem, zoneName, type DayRange } from '@plaza/calendar'
import { useCall } from '@plaza/client'
import { teamOverviewCall } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { DateRange } from '@plaza/ui/date-range'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useTeamText } from '../../locales/team/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { AsOf } from '../../parts/AsOf'
import { useTeamLive } from '../../parts/useTeamLive'
import css from './Overview.module.css'
import { OverviewParts } from './OverviewParts'

/** `/m/agent/team/overview`: what a team did over a range of days, which is in the address (TEAM-6). */
export function OverviewScreen() {
  return (
    <AgencyOnly>
      <Overview />
    </AgencyOnly>
  )
}

const calls = [teamOverviewCall]

/** The days of an address, or today where it names none that may be shown. */
function rangeOf(search: URLSearchParams, today: string): DayRange {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  return rangeProblem(range, today) === null ? range : quickRange('today', today)
}

function Overview() {
  const t = useTeamText()
  const { timeZone, serverNow } = useRemote()
  const [search, setSearch] = useSearchParams()
  const today = dayAt(timeZone, serverNow())
  const range = rangeOf(search, today)
  const isLost = useTeamLive(calls)
  const answer = useCall(teamOverviewCall, { query: range })
  return (
    <Page isLit>
      <div className={css.head}>
        <DateRange
          label={t('team.days')}
          value={range}
          today={today}
          onChange={({ from, to }) => setSearch({ from, to }, { replace: true })}
        />
        <p className={css.note}>{t('team.bounds', { zone: zoneName(timeZone, serverNow()) })}</p>
        {answer.data && <AsOf asOf={answer.data.asOf} isLost={isLost} />}
      </div>
      <Answer of={answer} pending={<SkeletonRows count={8} />} failed={{ title: t('team.overview.failed') }}>
        {(overview) => <OverviewParts overview={overview} />}
      </Answer>
    </Page>
  )
}
