import { startOfDay } from '@plaza/calendar'
import { useCallPages } from '@plaza/client'
import { rateCategories, rebateIncomeCall, type RebateIncomeRow } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { usePageHead } from '@plaza/ui/page-head'
import { FilterBar, readFilter, Records, RecordTotals, writeFilter, type FilterSpec } from '@plaza/ui/records'
import { useRebateIncomeText } from '../../locales/rebate-income/texts'
import { Definitions } from './Definitions'
import { useIncomeRows } from './useIncomeRows'

/** What of the page's address the filter of days, category and name does not read. */
function useDrilled() {
  const [params, setParams] = useSearchParams()
  return {
    params,
    setParams,
    downline: params.get('downline') ?? undefined,
    leave: () => {
      const next = new URLSearchParams(params)
      next.delete('downline')
      setParams(next)
    },
    open: (row: RebateIncomeRow) => {
      const next = new URLSearchParams(params)
      if (row.member) next.set('downline', row.member.id)
      setParams(next)
    },
    openDay: (day: string) => setParams({ from: day, to: day, by: 'downline' }),
  }
}

/** What the filter offers: days, rows by day or downline, categories, and a name. */
function useFilterSpec(): FilterSpec {
  const t = useRebateIncomeText()
  const { timeZone, serverNow } = useRemote()
  const option = (value: string, label: string) => ({ value, label })
  return {
    ...{ timeZone, nowMs: serverNow() },
    choices: [
      {
        ...{ name: 'by', label: t('income.by') },
        options: [option('day', t('income.day')), option('downline', t('income.downline'))],
      },
      {
        ...{ name: 'category', label: t('income.category') },
        options: [
          option('', t('income.allCategories')),
          ...rateCategories.map((one) => option(one, t(`income.categories.${one}`))),
        ],
      },
    ],
    search: { label: t('income.search'), longest: 16 },
  }
}

/**
 * `/m/member/teamRebate`: what an agent earns by rates on the bets of its line, by day, by direct downline and, in one of these or by name,
 * by member (INCOME-2).
 */
export function RebateIncomeScreen() {
  const t = useRebateIncomeText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const { params, setParams, downline, leave, open, openDay } = useDrilled()
  const spec = useFilterSpec()
  const filter = readFilter(params, spec)
  const category = rateCategories.find((one) => one === filter.values['category'])
  const userName = filter.search ?? ''
  const isByMember = downline !== undefined || userName !== ''
  const by = isByMember ? 'member' : filter.values['by'] === 'downline' ? 'downline' : 'day'
  const list = useCallPages(rebateIncomeCall, {
    ...{ ...filter.range, by },
    ...(category && { category }),
    ...(downline !== undefined && { downline }),
    ...(userName !== '' && { userName }),
  })
  const last = list.pages?.at(-1)
  usePageHead(last?.downline ?? null)
  const currency = last?.currency ?? ''
  const { rowOf, detailOf, columns } = useIncomeRows(currency, openDay)
  const dayName = (day: string) => dateTime(startOfDay(timeZone, day), { timeZone, style: 'date' })
  const days =
    filter.range.from === filter.range.to
      ? dayName(filter.range.from)
      : `${dayName(filter.range.from)} – ${dayName(filter.range.to)}`
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap(({ rows }) => rows) }}
      head={
        <>
          {downline !== undefined && (
            <Button icon="arrow-left" onClick={leave}>
              {t('income.all')}
            </Button>
          )}
          <FilterBar
            spec={spec}
            value={filter}
            onChange={(next) => setParams(writeFilter(params, spec, next), { replace: true })}
          />
          {last && <Totals totals={last.totals} currency={currency} />}
          <Definitions />
        </>
      }
      keyOf={({ id }) => id}
      atOf={({ day }) => startOfDay(timeZone, day ?? filter.range.from)}
      {...(by === 'day' ? {} : { headingOf: () => days })}
      timeZone={timeZone}
      rowOf={rowOf}
      {...(by === 'downline' ? { onOpen: open } : { detailOf })}
      csv={{ fileName: t('income.file'), columns }}
      failed={{ title: t('income.failed') }}
      moreFailed={t('income.moreFailed')}
      empty={
        category || userName !== '' ? (
          <EmptyState title={t('income.noneFits')} text={t('income.noneFitsText')} />
        ) : (
          <EmptyState title={t('income.empty')} text={t('income.emptyText')} />
        )
      }
    />
  )
}

interface TotalsProps {
  totals: {
    teamValidMinor: number
    teamMinor: number
    ownValidMinor: number
    ownMinor: number
    paidMinor: number
  }
  currency: string
}

/** Sums of everything that the filter finds. */
function Totals({ totals, currency }: TotalsProps) {
  const t = useRebateIncomeText()
  const { teamValidMinor, teamMinor, ownValidMinor, ownMinor, paidMinor } = totals
  const sum = (label: string, minor: number) => ({
    label,
    value: <Amount minor={minor} currency={currency} />,
  })
  return (
    <RecordTotals
      totals={[
        sum(t('income.teamValid'), teamValidMinor),
        sum(t('income.mine'), teamMinor + ownMinor),
        ...(ownValidMinor === 0
          ? []
          : [
              sum(t('income.ofTeam'), teamMinor),
              sum(t('income.ownValid'), ownValidMinor),
              sum(t('income.ofOwn'), ownMinor),
            ]),
        sum(t('income.paid'), paidMinor),
      ]}
    />
  )
}
