import { minorToDecimal } from '@plaza/contract/kernel'
import type { TeamRecord } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import type { CsvColumn, RecordDetail } from '@plaza/ui/records'
import { useTeamText } from '../../locales/team/texts'
import { useRecordWords } from './record-words'

/** The columns of a file of a team's transactions: amounts are decimals with their sign. */
export function useRecordColumns(): CsvColumn<TeamRecord>[] {
  const t = useTeamText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const words = useRecordWords()
  return [
    { label: t('team.records.time'), valueOf: ({ at }) => dateTime(at, { timeZone }) },
    { label: t('team.records.user'), valueOf: ({ userName }) => userName },
    { label: t('team.records.type'), valueOf: ({ type }) => words.typeText(type) },
    { label: t('team.records.what'), valueOf: words.what },
    { label: t('team.records.reference'), valueOf: ({ reference }) => reference },
    {
      label: t('team.records.amount'),
      valueOf: ({ amountMinor, currency }) => minorToDecimal(amountMinor, currency),
    },
    {
      label: t('team.records.after'),
      valueOf: ({ balanceAfterMinor, currency }) => minorToDecimal(balanceAfterMinor, currency),
    },
  ]
}

/** One entry of a member's wallet in full. */
export function useRecordDetail(): (record: TeamRecord) => RecordDetail {
  const t = useTeamText()
  const { events, timeZone } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { dateTime } = useFormats()
  const words = useRecordWords()
  return (record) => {
    const amount = (minor: number, kind: 'change' | 'plain') => (
      <Amount minor={minor} currency={record.currency} kind={kind} size="small" isMasked={isHidden} />
    )
    return {
      title: words.what(record),
      detail: dateTime(record.at, { timeZone }),
      facts: [
        { label: t('team.records.user'), value: <bdi translate="no">{record.userName}</bdi> },
        { label: t('team.records.type'), value: words.typeText(record.type) },
        { label: t('team.records.amount'), value: amount(record.amountMinor, 'change') },
        { label: t('team.records.after'), value: amount(record.balanceAfterMinor, 'plain') },
      ],
      ids: [{ label: t('team.records.reference'), value: record.reference }],
    }
  }
}
