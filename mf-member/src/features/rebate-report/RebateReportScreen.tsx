import { startOfDay } from '@plaza/calendar'
import { useCallPages } from '@plaza/client'
import { everySource, rebateReportCall, rebateStates, type RebateRow } from '@plaza/contract/growth'
import { minorToDecimal } from '@plaza/contract/kernel'
import { useSearchParams } from '@plaza/facade/router'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Pill } from '@plaza/ui/pill'
import {
  FilterBar,
  readFilter,
  Records,
  RecordTotals,
  writeFilter,
  type CsvColumn,
  type FilterSpec,
  type RecordDetail,
} from '@plaza/ui/records'
import { useState } from 'react'
import { useRebateReportText } from '../../locales/rebate-report/texts'
import { categories, isCategory } from '../../parts/is-category'

const rebatePath = '/m/member/manualRebate'

interface Source {
  code: string
  name: string
}

/** The sources to choose from: one that the address names too, before the answer has its name. */
const withChosen = (sources: readonly Source[], chosen: string | null): readonly Source[] =>
  !chosen || chosen === everySource || sources.some(({ code }) => code === chosen)
    ? sources
    : [...sources, { code: chosen, name: chosen }]

/** `/m/member/rebateReport`: rebates by day, kind of game and vendor with the totals of the filter, also as a file (REBATE-2). */
export function RebateReportScreen() {
  const t = useRebateReportText()
  const { navigate, timeZone, serverNow } = useRemote()
  const hasRebate = useReach()(rebatePath) === 'open'
  const { number } = useFormats()
  const [params, setParams] = useSearchParams()
  const [sources, setSources] = useState<readonly Source[]>([])
  const spec: FilterSpec = {
    timeZone,
    nowMs: serverNow(),
    choices: [
      {
        name: 'category',
        label: t('rebateReport.category'),
        options: [
          { value: '', label: t('rebateReport.allCategories') },
          ...categories.map((one) => ({ value: one, label: t(`rebateReport.categories.${one}`) })),
        ],
      },
      {
        name: 'state',
        label: t('rebateReport.state'),
        options: [
          { value: '', label: t('rebateReport.all') },
          ...rebateStates.map((one) => ({ value: one, label: t(`rebateReport.states.${one}`) })),
        ],
      },
      {
        name: 'source',
        label: t('rebateReport.source'),
        options: [
          { value: '', label: t('rebateReport.allSources') },
          { value: everySource, label: t('rebateReport.eachSource') },
          ...withChosen(sources, params.get('source')).map(({ code, name }) => ({
            value: code,
            label: name,
          })),
        ],
      },
    ],
  }
  const filter = readFilter(params, spec)
  const category = categories.find((one) => one === filter.values['category'])
  const state = rebateStates.find((one) => one === filter.values['state'])
  const source = filter.values['source']
  const list = useCallPages(rebateReportCall, {
    ...filter.range,
    ...(category && { category }),
    ...(state && { state }),
    ...(source && { source }),
  })
  const last = list.pages?.at(-1)
  if (last?.sources && last.sources !== sources) setSources(last.sources)
  const currency = last?.currency ?? ''
  const { rowOf, detailOf, columns } = useReportRows(currency)
  const amount = (minor: number) => <Amount minor={minor} currency={currency} />
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
          {last && last.totals.count > 0 && (
            <RecordTotals
              totals={[
                { label: t('rebateReport.valid'), value: amount(last.totals.validMinor) },
                { label: t('rebateReport.rebate'), value: amount(last.totals.amountMinor) },
                { label: t('rebateReport.paid'), value: amount(last.totals.paidMinor) },
                { label: t('rebateReport.count'), value: number(last.totals.count) },
              ]}
            />
          )}
        </>
      }
      keyOf={({ id }) => id}
      atOf={({ day }) => startOfDay(timeZone, day)}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      csv={{ fileName: t('rebateReport.file'), columns }}
      failed={{ title: t('rebateReport.failed') }}
      moreFailed={t('rebateReport.moreFailed')}
      empty={
        category || state || source ? (
          <EmptyState title={t('rebateReport.noneFits')} text={t('rebateReport.noneFitsText')} />
        ) : (
          <EmptyState
            title={t('rebateReport.empty')}
            text={t('rebateReport.emptyText')}
            action={
              hasRebate && <Button onClick={() => navigate(rebatePath)}>{t('rebateReport.toRebate')}</Button>
            }
          />
        )
      }
    />
  )
}

/** How a row of the report looks in the list, opened, and in a file. */
function useReportRows(currency: string) {
  const t = useRebateReportText()
  const { timeZone } = useRemote()
  const { money, percent, dateTime } = useFormats()
  const nameOf = (category: string) =>
    isCategory(category) ? t(`rebateReport.categories.${category}`) : category
  const titleOf = ({ category, source }: RebateRow) =>
    [nameOf(category), source?.name].filter(Boolean).join(' · ')
  const stateOf = ({ mode }: RebateRow) => t(`rebateReport.states.${mode ?? 'waiting'}`)
  const rowOf = (row: RebateRow) => ({
    icon: 'percent' as const,
    title: titleOf(row),
    detail: t('rebateReport.row', { valid: money(row.validMinor, currency), rate: percent(row.rate) }),
    end: (
      <>
        <Amount minor={row.amountMinor} currency={currency} size="small" />
        <Pill tone={row.mode === null ? 'info' : 'success'}>{stateOf(row)}</Pill>
      </>
    ),
  })
  const detailOf = (row: RebateRow): RecordDetail => ({
    title: titleOf(row),
    detail: dateTime(startOfDay(timeZone, row.day), { timeZone, style: 'date' }),
    facts: [
      { label: t('rebateReport.state'), value: stateOf(row) },
      {
        label: t('rebateReport.valid'),
        value: <Amount minor={row.validMinor} currency={currency} size="small" />,
      },
      { label: t('rebateReport.rate'), value: percent(row.rate) },
      {
        label: t('rebateReport.rebate'),
        value: <Amount minor={row.amountMinor} currency={currency} size="small" />,
      },
      ...(row.paidAt === null
        ? []
        : [{ label: t('rebateReport.time'), value: dateTime(row.paidAt, { timeZone }) }]),
    ],
    ids: row.claimId === null ? [] : [{ label: t('rebateReport.claim'), value: row.claimId }],
  })
  const columns: CsvColumn<RebateRow>[] = [
    { label: t('rebateReport.day'), valueOf: ({ day }) => day },
    { label: t('rebateReport.category'), valueOf: ({ category }) => nameOf(category) },
    { label: t('rebateReport.source'), valueOf: ({ source }) => source?.name ?? '' },
    { label: t('rebateReport.valid'), valueOf: ({ validMinor }) => minorToDecimal(validMinor, currency) },
    { label: t('rebateReport.rate'), valueOf: ({ rate }) => percent(rate) },
    { label: t('rebateReport.rebate'), valueOf: ({ amountMinor }) => minorToDecimal(amountMinor, currency) },
    { label: t('rebateReport.state'), valueOf: stateOf },
    {
      label: t('rebateReport.time'),
      valueOf: ({ paidAt }) => (paidAt === null ? '' : dateTime(paidAt, { timeZone })),
    },
    { label: t('rebateReport.claim'), valueOf: ({ claimId }) => claimId ?? '' },
  ]
  return { rowOf, detailOf, columns }
}
