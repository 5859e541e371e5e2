import type { Withdrawal } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import type { RecordDetail } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { isReturned, shownState } from '../../orders/withdrawal-end'
import { reasonText } from '../../orders/reason-text'
import { useServiceAction } from './useServiceAction'

/** A withdrawal with every field, the way to its page and to customer service. */
export function useWithdrawalDetail(): (withdrawal: Withdrawal) => RecordDetail {
  const t = useRecordsText()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const service = useServiceAction()
  return (withdrawal) => {
    const { id, account, amountMinor, feeMinor, currency, reason, createdAt, timeline } = withdrawal
    const shown = shownState(withdrawal)
    const amount = (minor: number) => <Amount minor={minor} currency={currency} size="small" />
    return {
      title: t('types.withdraw'),
      detail: dateTime(createdAt, { timeZone }),
      facts: [
        { label: t('records.state'), value: t(`pills.withdrawal.${shown}`) },
        ...(reason === undefined || shown === 'cancelled'
          ? []
          : [{ label: t('withdrawals.reason'), value: reasonText(reason, t) }]),
        { label: t('withdrawals.account'), value: <bdi translate="no">{account}</bdi> },
        { label: t('withdrawals.requested'), value: amount(amountMinor) },
        ...(feeMinor === undefined || isReturned(withdrawal)
          ? []
          : [
              { label: t('money.fee'), value: feeMinor > 0 ? amount(feeMinor) : t('money.noFee') },
              { label: t('withdrawals.arrives'), value: amount(amountMinor - feeMinor) },
            ]),
        ...timeline.map((step) => ({
          label: t(`pills.withdrawal.${step.state === 'rejected' ? shown : step.state}`),
          value: dateTime(step.at, { timeZone }),
        })),
      ],
      ids: [{ label: t('records.orderNo'), value: id }],
      actions: [
        {
          label: t('withdrawals.open'),
          icon: 'receipt',
          onPress: () => navigate(`/m/withdraw?order=${encodeURIComponent(id)}`),
        },
        service(id),
      ],
    }
  }
}
