import type { Withdrawal } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import type { RecordDetail } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { reasonText } from '../../orders/reason-text'
import { useServiceAction } from './useServiceAction'

/** A withdrawal with every field, the way to its page and to customer service. */
export function useWithdrawalDetail(): (withdrawal: Withdrawal) => RecordDetail {
  const t = useRecordsText()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const service = useServiceAction()
  return ({ id, account, amountMinor, currency, state, reason, createdAt, timeline }) => ({
    title: t('types.withdraw'),
    detail: dateTime(createdAt, { timeZone }),
    facts: [
      { label: t('records.state'), value: t(`pills.withdrawal.${state}`) },
      ...(reason === undefined ? [] : [{ label: t('withdrawals.reason'), value: reasonText(reason, t) }]),
      { label: t('withdrawals.account'), value: <bdi>{account}</bdi> },
      {
        label: t('withdrawals.requested'),
        value: <Amount minor={amountMinor} currency={currency} size="small" />,
      },
      ...timeline.map((step) => ({
        label: t(`pills.withdrawal.${step.state}`),
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
  })
}
