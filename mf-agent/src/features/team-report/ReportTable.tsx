import type { ReportLine, TeamReport } from '@plaza/contract/agency'
import { useReach, useRemote } from '@plaza/federation'
import { EmptyState } from '@plaza/ui/empty-state'
import { RecordsEnd, type ListProgress } from '@plaza/ui/records'
import { useTeamText } from '../../locales/team/texts'
import css from './Report.module.css'
import { ReportHead } from './ReportHead'
import { ReportRow } from './ReportRow'
import type { ReportPlace, ReportSort } from './useReport'

export interface ReportTableProps {
  pages: readonly TeamReport[]
  list: ListProgress
  /** Whether a filter beside the days keeps rows away. */
  isNarrowed: boolean
  query: { from: string; to: string; path?: string; sort: ReportSort; order: 'asc' | 'desc' }
  choose: (place: ReportPlace) => void
}

/** The wide table, whose first column stays while it scrolls inside itself: total, self, and the lines (TEAM-7). */
export function ReportTable({ pages, list, isNarrowed, query, choose }: ReportTableProps) {
  const t = useTeamText()
  const { navigate } = useRemote()
  const reach = useReach()
  const [first] = pages
  const last = pages.at(-1)
  if (!first || !last) return null
  const { currency, self } = first
  const rows = pages.flatMap((page) => page.rows)
  const down = (line: ReportLine) => choose({ path: [...first.path.map(({ id }) => id), line.id].join(',') })
  const records = (userName: string) =>
    `/m/agent/team/transactions?${new URLSearchParams({ from: query.from, to: query.to, search: userName }).toString()}`
  const toRecords = (line: ReportLine) =>
    reach(records(line.userName)) === 'open' ? () => navigate(records(line.userName)) : undefined
  const isOwn = first.path.length === 0
  return (
    <div>
      <div role="region" tabIndex={0} aria-label={t('team.report.table')} className={css.scroll}>
        <table className={css.table}>
          <ReportHead sort={query.sort} order={query.order} choose={choose} />
          <tbody>
            <ReportRow name={t('team.report.total')} sums={last.total} currency={currency} isTotal />
            {self && (
              <ReportRow
                name={isOwn ? t('team.report.self') : t('team.report.selfOf', { name: self.userName })}
                sums={self.sums}
                currency={currency}
                onPress={isOwn ? undefined : toRecords(self)}
              />
            )}
            {rows.map((line) => (
              <ReportRow
                key={line.id}
                name={line.hasTeam ? t('team.report.team', { name: line.userName }) : line.userName}
                sums={line.sums}
                currency={currency}
                onPress={line.hasTeam ? () => down(line) : toRecords(line)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t(isNarrowed ? 'team.report.noneFits' : 'team.report.empty')} />
      ) : (
        <RecordsEnd {...list} moreFailed={t('team.report.moreFailed')} end={t('team.report.end')} />
      )}
    </div>
  )
}
