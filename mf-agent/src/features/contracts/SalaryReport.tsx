import { useCallPages } from '@plaza/client'
import { salaryReportCall, type SalaryKind } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { EmptyState } from '@plaza/ui/empty-state'
import { usePageHead } from '@plaza/ui/page-head'
import { FilterBar, readFilter, Records, RecordTotals, writeFilter } from '@plaza/ui/records'
import { useContractsText } from '../../locales/contracts/texts'
import { useSalaryRows } from './useSalaryRows'

/** Salaries by the day or the hour with what each is made of, and their sum (INCOME-3). Its code loads when it is opened. */
export function SalaryReport({ kind }: { kind: SalaryKind }) {
  const t = useContractsText()
  const { timeZone, serverNow } = useRemote()
  const [params, setParams] = useSearchParams()
  usePageHead(t('contracts.report.title'))
  const spec = { timeZone, nowMs: serverNow() }
  const filter = readFilter(params, spec)
  const list = useCallPages(salaryReportCall, { kind, ...filter.range })
  const last = list.pages?.at(-1)
  const currency = last?.currency ?? ''
  const { rowOf, detailOf, columns } = useSalaryRows(kind, currency)
  const sum = (label: string, minor: number) => ({
    label,
    value: <Amount minor={minor} currency={currency} />,
  })
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap(({ rows }) => rows) }}
      head={
        <>
          <FilterBar
            spec={spec}
            value={filter}
            onChange={(next) => setParams(writeFilter(params, spec, next), { replace: true })}
          />
          {last && (
            <RecordTotals
              totals={[
                sum(t('contracts.report.salary'), last.totals.amountMinor),
                sum(t('contracts.report.paid'), last.totals.paidMinor),
                sum(t('contracts.report.own'), last.totals.ownMinor),
                sum(t('contracts.report.team'), last.totals.teamMinor),
              ]}
            />
          )}
          <p>{t('contracts.report.formula')}</p>
        </>
      }
      keyOf={({ id }) => id}
      atOf={({ periodAt }) => periodAt}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      csv={{ fileName: t('contracts.report.file'), columns }}
      failed={{ title: t('contracts.report.failed') }}
      moreFailed={t('contracts.report.moreFailed')}
      empty={<EmptyState title={t('contracts.report.empty')} text={t('contracts.report.emptyText')} />}
    />
  )
}
