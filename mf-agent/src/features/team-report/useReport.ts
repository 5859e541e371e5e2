import { useCallPages } from '@plaza/client'
import { reportSorts, reportTypes, teamReportCall } from '@plaza/contract/agency'
import { useTeamText } from '../../locales/team/texts'
import { useListFilter } from '../../parts/useListFilter'
import { useTeamLive } from '../../parts/useTeamLive'

export type ReportSort = (typeof reportSorts)[number]

/** What the address of a report says beside its filter; what goes without saying is left out. */
export interface ReportPlace {
  /** Ids down to whose team is shown, joined by commas; empty for the agent's own. */
  path?: string
  sort?: ReportSort
  order?: 'asc' | 'desc'
}

const usualSort = 'validMinor'
const calls = [teamReportCall]

/** A report as its address says, its rows page by page, and how to go elsewhere in it. */
export function useReport() {
  const t = useTeamText()
  const isLost = useTeamLive(calls)
  const { bar, range, values, search, params, setParams } = useListFilter(
    [
      {
        name: 'type',
        label: t('team.report.type'),
        options: [
          { value: '', label: t('team.report.allTypes') },
          { value: 'agent', label: t('team.report.agents') },
          { value: 'player', label: t('team.report.players') },
        ],
      },
      {
        name: 'self',
        label: t('team.report.own'),
        options: [
          { value: '', label: t('team.report.withSelf') },
          { value: '0', label: t('team.report.withoutSelf') },
        ],
      },
    ],
    t('team.report.search'),
  )
  const path = params.get('path') ?? ''
  const sort = reportSorts.find((one) => one === params.get('sort')) ?? usualSort
  const order: 'asc' | 'desc' = params.get('order') === 'asc' ? 'asc' : 'desc'
  const type = reportTypes.find((one) => one === values['type'])
  const query = {
    ...range,
    ...(path !== '' && { path }),
    ...(search !== '' && { search }),
    ...(type && { type }),
    ...(values['self'] === '0' && { self: '0' as const }),
    sort,
    order,
  }
  const choose = (place: ReportPlace) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(place))
      if (value === '') next.delete(name)
      else next.set(name, value)
    // Going down a line is a step that Back takes back; another order is not.
    setParams(next, { replace: place.path === undefined })
  }
  const list = useCallPages(teamReportCall, query)
  return { bar, list, path, isLost, isNarrowed: search !== '' || type !== undefined, query, choose }
}
