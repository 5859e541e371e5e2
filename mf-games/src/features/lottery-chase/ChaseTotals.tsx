import type { AnswerOf } from '@plaza/contract/kernel'
import type { chasesCall } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { RecordTotals } from '@plaza/ui/records'
import { useChaseText } from '../../locales/lottery-chase/texts'

/** What all plans that the filter finds reserved, spent, gave back and won. */
export function ChaseTotals({ totals }: { totals: AnswerOf<typeof chasesCall>['totals'] }) {
  const t = useChaseText()
  const { number } = useFormats()
  const { currency } = totals
  const sum = (label: string, minor: number) => ({
    label,
    value: <Amount minor={minor} currency={currency} />,
  })
  return (
    <RecordTotals
      totals={[
        { label: t('chase.plans'), value: number(totals.count) },
        sum(t('chase.reserved'), totals.reservedMinor),
        sum(t('chase.spent'), totals.spentMinor),
        sum(t('chase.refunded'), totals.refundedMinor),
        sum(t('chase.prizes'), totals.prizeMinor),
      ]}
    />
  )
}
