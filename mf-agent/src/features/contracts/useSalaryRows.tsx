import type { IncomeState, SalaryKind, SalaryReportRow } from '@plaza/contract/agency'
import { minorToDecimal } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Pill } from '@plaza/ui/pill'
import type { CsvColumn, RecordDetail } from '@plaza/ui/records'
import { useContractsText } from '../../locales/contracts/texts'

const tones = { pending: 'info', settled: 'neutral', paid: 'success' } as const satisfies Record<
  IncomeState,
  string
>

/** How a salary looks in the list, opened with what each downline contributed, and in a file. */
export function useSalaryRows(kind: SalaryKind, currency: string) {
  const t = useContractsText()
  const { timeZone } = useRemote()
  const { money, percent, number, dateTime } = useFormats()
  const periodOf = ({ periodAt }: SalaryReportRow) =>
    dateTime(periodAt, { timeZone, style: kind === 'daily-salary' ? 'date' : 'time' })
  const stateOf = ({ state, correctedAt }: SalaryReportRow) =>
    correctedAt === null
      ? t(`contracts.report.states.${state}`)
      : `${t(`contracts.report.states.${state}`)} · ${t('contracts.report.corrected')}`
  const amount = (minor: number) => <Amount minor={minor} currency={currency} size="small" />
  const rowOf = (row: SalaryReportRow) => ({
    icon: 'coins' as const,
    title: periodOf(row),
    detail: t('contracts.report.row', {
      valid: money(row.ownMinor + row.teamMinor, currency),
      rate: percent(row.rate),
    }),
    end: (
      <>
        {amount(row.amountMinor)}
        <Pill tone={tones[row.state]}>{stateOf(row)}</Pill>
      </>
    ),
  })
  const detailOf = (row: SalaryReportRow): RecordDetail => ({
    title: periodOf(row),
    detail: dateTime(row.periodAt, { timeZone, style: 'date' }),
    facts: [
      { label: t('contracts.report.own'), value: amount(row.ownMinor) },
      { label: t('contracts.report.team'), value: amount(row.teamMinor) },
      { label: t('contracts.report.active'), value: number(row.activeUsers) },
      { label: t('contracts.report.rate'), value: percent(row.rate) },
      { label: t('contracts.report.ownPart'), value: amount(row.ownPartMinor) },
      ...row.contributions.map(({ account, basisMinor, rate, minor }) => ({
        label: `${account}: ${t('contracts.report.part', {
          basis: money(basisMinor, currency),
          rate: percent(row.rate),
          theirs: percent(rate),
        })}`,
        value: amount(minor),
      })),
      ...(row.capMinor === null ? [] : [{ label: t('contracts.report.cap'), value: amount(row.capMinor) }]),
      { label: t('contracts.report.salary'), value: amount(row.amountMinor) },
      { label: t('contracts.report.state'), value: stateOf(row) },
      ...(row.paidAt === null
        ? []
        : [{ label: t('contracts.report.time'), value: dateTime(row.paidAt, { timeZone }) }]),
    ],
    ids: row.no === null ? [] : [{ label: t('contracts.report.no'), value: row.no }],
  })
  const minor = (label: string, valueOf: (row: SalaryReportRow) => number): CsvColumn<SalaryReportRow> => ({
    label,
    valueOf: (row) => minorToDecimal(valueOf(row), currency),
  })
  const columns: CsvColumn<SalaryReportRow>[] = [
    { label: t('contracts.report.day'), valueOf: ({ day }) => day },
    ...(kind === 'daily-salary' ? [] : [{ label: t('contracts.report.hour'), valueOf: periodOf }]),
    minor(t('contracts.report.own'), (row) => row.ownMinor),
    minor(t('contracts.report.team'), (row) => row.teamMinor),
    minor(t('contracts.report.valid'), (row) => row.ownMinor + row.teamMinor),
    { label: t('contracts.report.rate'), valueOf: ({ rate }) => percent(rate) },
    minor(t('contracts.report.ownPart'), (row) => row.ownPartMinor),
    minor(t('contracts.report.contribution'), (row) => row.contributionMinor),
    minor(t('contracts.report.salary'), (row) => row.amountMinor),
    { label: t('contracts.report.state'), valueOf: stateOf },
    {
      label: t('contracts.report.time'),
      valueOf: ({ paidAt }) => (paidAt === null ? '' : dateTime(paidAt, { timeZone })),
    },
    { label: t('contracts.report.no'), valueOf: ({ no }) => no ?? '' },
  ]
  return { rowOf, detailOf, columns }
}
