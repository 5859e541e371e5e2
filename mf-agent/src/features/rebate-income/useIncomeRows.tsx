import { startOfDay } from '@plaza/calendar'
import type { IncomeState, RebateIncomeRow } from '@plaza/contract/agency'
import { minorToDecimal } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Pill } from '@plaza/ui/pill'
import type { CsvColumn, RecordDetail } from '@plaza/ui/records'
import { useRebateIncomeText } from '../../locales/rebate-income/texts'

const tones = { pending: 'info', settled: 'neutral', paid: 'success' } as const satisfies Record<
  IncomeState,
  string
>

/** How a row of rebate income looks in the list, opened, and in a file; a day leads to its downlines. */
export function useIncomeRows(currency: string, openDay: (day: string) => void) {
  const t = useRebateIncomeText()
  const { timeZone } = useRemote()
  const { money, percent, dateTime } = useFormats()
  const dayName = (day: string) => dateTime(startOfDay(timeZone, day), { timeZone, style: 'date' })
  const nameOf = ({ day, member }: RebateIncomeRow) =>
    day === null ? (member?.userName ?? t('income.you')) : dayName(day)
  const rateOf = ({ rate }: RebateIncomeRow) => (rate === null ? t('income.several') : percent(rate))
  const stateOf = ({ state, correctedAt }: RebateIncomeRow) =>
    correctedAt === null
      ? t(`income.states.${state}`)
      : `${t(`income.states.${state}`)} · ${t('income.corrected')}`
  const amount = (minor: number) => <Amount minor={minor} currency={currency} size="small" />
  const rowOf = (row: RebateIncomeRow) => ({
    icon: row.day === null ? ('user' as const) : ('percent' as const),
    title: row.day === null ? <bdi translate="no">{nameOf(row)}</bdi> : t('income.mine'),
    detail: t('income.row', { valid: money(row.validMinor, currency), rate: rateOf(row) }),
    end: (
      <>
        {amount(row.amountMinor)}
        <Pill tone={tones[row.state]}>{stateOf(row)}</Pill>
      </>
    ),
  })
  /** What of a day is neither paid nor taken back yet. */
  const openOf = ({ openMinor }: RebateIncomeRow) =>
    openMinor == null || openMinor === 0
      ? []
      : [{ label: t(openMinor > 0 ? 'income.open' : 'income.takenBack'), value: amount(Math.abs(openMinor)) }]
  const detailOf = (row: RebateIncomeRow): RecordDetail => {
    const { day, paidAt, correctedAt } = row
    return {
      title: nameOf(row),
      facts: [
        { label: t('income.valid'), value: amount(row.validMinor) },
        { label: t('income.rate'), value: rateOf(row) },
        { label: t('income.mine'), value: amount(row.amountMinor) },
        { label: t('income.state'), value: t(`income.states.${row.state}`) },
        ...(paidAt === null ? [] : [{ label: t('income.time'), value: dateTime(paidAt, { timeZone }) }]),
        ...(correctedAt === null
          ? []
          : [{ label: t('income.correctedAt'), value: dateTime(correctedAt, { timeZone }) }]),
        ...openOf(row),
      ],
      ids: row.nos.map((value) => ({ label: t('income.no'), value })),
      ...(day !== null && {
        actions: [{ label: t('income.showDownlines'), icon: 'users' as const, onPress: () => openDay(day) }],
      }),
    }
  }
  const columns: CsvColumn<RebateIncomeRow>[] = [
    { label: t('income.date'), valueOf: ({ day }) => day ?? '' },
    {
      label: t('income.account'),
      valueOf: ({ day, member }) => (day === null ? (member?.userName ?? t('income.you')) : ''),
    },
    { label: t('income.valid'), valueOf: ({ validMinor }) => minorToDecimal(validMinor, currency) },
    { label: t('income.rate'), valueOf: rateOf },
    { label: t('income.mine'), valueOf: ({ amountMinor }) => minorToDecimal(amountMinor, currency) },
    { label: t('income.state'), valueOf: stateOf },
    {
      label: t('income.time'),
      valueOf: ({ paidAt }) => (paidAt === null ? '' : dateTime(paidAt, { timeZone })),
    },
    { label: t('income.no'), valueOf: ({ nos }) => nos.join(' ') },
  ]
  return { rowOf, detailOf, columns }
}
