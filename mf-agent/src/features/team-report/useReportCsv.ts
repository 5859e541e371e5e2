import { useClient } from '@plaza/client'
import {
  sumNames,
  teamReportCall,
  type ReportLine,
  type SumName,
  type TeamReport,
} from '@plaza/contract/agency'
import { minorToDecimal, type QueryOf } from '@plaza/contract/kernel'
import type { RecordsCsv } from '@plaza/ui/records'
import { useTeamText } from '../../locales/team/texts'

/** A report as a file: self, every line of the filter, and the total, all figures in columns. */
export function useReportCsv(
  query: NonNullable<QueryOf<typeof teamReportCall>>,
  first: TeamReport | undefined,
): RecordsCsv<ReportLine> | undefined {
  const t = useTeamText()
  const { transport } = useClient()
  if (!first) return undefined
  const { currency } = first
  const valueOf = (name: SumName) => (row: ReportLine) =>
    name.endsWith('Minor') ? minorToDecimal(row.sums[name], currency) : row.sums[name]
  return {
    fileName: t('team.report.file'),
    columns: [
      { label: t('team.report.line'), valueOf: ({ userName }) => userName },
      ...sumNames.map((name) => ({ label: t(`team.figures.${name}`), valueOf: valueOf(name) })),
    ],
    all: async () => {
      const rows: ReportLine[] = []
      for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
        const part = await transport.send(teamReportCall, { query: { ...query, size: '500', pageNo } })
        pages = part.totalPages
        if (pageNo === 1 && part.self)
          rows.push({ ...part.self, userName: t('team.report.selfOf', { name: part.self.userName }) })
        rows.push(...part.rows)
        if (pageNo === pages)
          rows.push({ id: '', userName: t('team.report.total'), type: 0, hasTeam: false, sums: part.total })
      }
      return rows
    },
  }
}
