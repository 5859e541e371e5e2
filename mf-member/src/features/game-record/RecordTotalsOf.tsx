import type { AnswerOf } from '@plaza/contract/kernel'
import type { gameRecordCall } from '@plaza/contract/play'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { RecordTotals } from '@plaza/ui/records'
import { useGameRecordText } from '../../locales/game-record/texts'

/** What all rounds and orders of the filter come to, of those that are settled, and what is not settled yet. */
export function RecordTotalsOf({ totals }: { totals: AnswerOf<typeof gameRecordCall>['totals'] }) {
  const t = useGameRecordText()
  const { number } = useFormats()
  const { currency, stakeMinor, validMinor, payoutMinor, netMinor, openMinor, count } = totals
  const amount = (minor: number) => <Amount minor={minor} currency={currency} />
  return (
    <RecordTotals
      totals={[
        { label: t('gameRecord.stake'), value: amount(stakeMinor) },
        { label: t('gameRecord.valid'), value: amount(validMinor) },
        { label: t('gameRecord.payout'), value: amount(payoutMinor) },
        {
          label: t('gameRecord.net'),
          value: <Amount minor={netMinor} currency={currency} kind="change" />,
        },
        ...(openMinor > 0 ? [{ label: t('gameRecord.unsettled'), value: amount(openMinor) }] : []),
        { label: t('gameRecord.count'), value: number(count) },
      ]}
    />
  )
}
