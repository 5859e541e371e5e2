import { creditedMinor, type Deposit } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import type { RecordDetail } from '@plaza/ui/records'
import { reasonText } from '../../orders/reason-text'
import { useRecordsText } from '../../locales/records/texts'
import { decisiveHeld } from '../deposit/held-view'
import { useServiceAction } from './useServiceAction'

/** A deposit with every field, the way to its page and to customer service. */
export function useDepositDetail(methodName: (code: string) => string): (deposit: Deposit) => RecordDetail {
  const t = useRecordsText()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const service = useServiceAction()
  return (deposit) => {
    const { id, amountMinor, feeMinor, currency, state, reason, held = [] } = deposit
    const decisive = decisiveHeld(deposit)
    const money = (minor: number) => <Amount minor={minor} currency={currency} size="small" />
    return {
      title: methodName(deposit.method),
      detail: dateTime(deposit.createdAt, { timeZone }),
      facts: [
        {
          label: t('records.state'),
          value: decisive ? t(`pills.held.${decisive.state}`) : t(`pills.deposit.${state}`),
        },
        // What was decided about the payment says more than why the order didn't take it.
        ...(reason === undefined || decisive
          ? []
          : [{ label: t('withdrawals.reason'), value: reasonText(reason, t) }]),
        { label: t('money.amount'), value: money(amountMinor) },
        { label: t('money.fee'), value: feeMinor === 0 ? t('money.noFee') : money(feeMinor) },
        ...(state === 'credited'
          ? [{ label: t('records.receive'), value: money(creditedMinor(deposit)) }]
          : []),
        ...held.map((payment) => ({
          label: `${t('records.heldAmount')} · ${t(`pills.held.${payment.state}`)}`,
          value: <Amount minor={payment.amountMinor} currency={payment.currency} size="small" />,
        })),
        ...deposit.timeline.map((step) => ({
          label: t(`pills.deposit.${step.state}`),
          value: dateTime(step.at, { timeZone }),
        })),
        { label: t('records.expires'), value: dateTime(deposit.expiresAt, { timeZone }) },
      ],
      ids: [
        { label: t('records.orderNo'), value: id },
        ...(deposit.reference === id ? [] : [{ label: t('records.reference'), value: deposit.reference }]),
      ],
      actions: [
        {
          label: t('records.open'),
          icon: 'receipt',
          onPress: () => navigate(`/m/voucherCenter?order=${encodeURIComponent(id)}`),
        },
        service(id),
      ],
    }
  }
}
