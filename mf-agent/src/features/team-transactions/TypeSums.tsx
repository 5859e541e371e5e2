import type { teamTransactionsCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Fact, Facts } from '@plaza/ui/facts'
import { Fold } from '@plaza/ui/fold'
import { RecordTotals } from '@plaza/ui/records'
import { useTeamText } from '../../locales/team/texts'
import { useRecordWords } from './record-words'

export interface TypeSumsProps {
  totals: NonNullable<AnswerOf<typeof teamTransactionsCall>['totals']>
  currency: string
}

/** What all entries of the filter come to, together and by type. */
export function TypeSums({ totals, currency }: TypeSumsProps) {
  const t = useTeamText()
  const { events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { number } = useFormats()
  const { typeText } = useRecordWords()
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} kind="change" isMasked={isHidden} />
  )
  return (
    <>
      <RecordTotals
        totals={[
          { label: t('team.records.in'), value: amount(totals.inMinor) },
          { label: t('team.records.out'), value: amount(-totals.outMinor) },
          { label: t('team.records.count'), value: number(totals.count) },
        ]}
      />
      <Fold title={t('team.records.sums')}>
        <Facts label={t('team.records.sums')} isFramed>
          {totals.types.map(({ type, count, amountMinor }) => (
            <Fact key={type} label={typeText(type)} note={number(count)}>
              {amount(amountMinor)}
            </Fact>
          ))}
        </Facts>
      </Fold>
    </>
  )
}
