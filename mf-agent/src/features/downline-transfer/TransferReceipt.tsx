import { useCall } from '@plaza/client'
import { downlineTransferCall } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Order, OrderSkeleton } from '@plaza/ui/order'
import { useDownlineText } from '../../locales/downline-transfer/texts'

export interface TransferReceiptProps {
  id: string
  /** Returns to an empty form. */
  onAgain: () => void
}

/** The receipt of a transfer to a downline: it has arrived, and what has to be bet there (DOWNLINE-1). */
export function TransferReceipt({ id, onAgain }: TransferReceiptProps) {
  const t = useDownlineText()
  const { timeZone, navigate } = useRemote()
  const { dateTime, money } = useFormats()
  return (
    <Answer
      of={useCall(downlineTransferCall, { params: { id } })}
      isPage
      pending={<OrderSkeleton />}
      failed={{ title: t('downline.receiptFailed') }}
      refused={{
        'transfer.not.found': (
          <EmptyState
            drawing="boat"
            title={t('downline.notFound')}
            action={<Button onClick={onAgain}>{t('downline.again')}</Button>}
          />
        ),
      }}
    >
      {({ transfer: { to, amountMinor, currency, createdAt, remark, requiredMinor } }) => (
        <Order<'success'>
          head={{
            ...{ tone: 'success', icon: 'check', amountMinor, currency },
            title: t('downline.done'),
            text: t('downline.doneText', { to }),
          }}
          timeline={{
            label: t('downline.progress'),
            timeZone,
            moves: { success: [] },
            timeline: [{ state: 'success', at: createdAt }],
            stepText: () => t('downline.arrived'),
            waitsFor: () => undefined,
          }}
          references={[{ label: t('downline.no'), value: id }]}
          endActions={{
            done: t('downline.back'),
            onDone: () => navigate('/m/agent'),
            again: t('downline.again'),
            onAgain,
            isGood: true,
          }}
        >
          <List>
            <ListRow icon="user" title={<bdi translate="no">{to}</bdi>} detail={t('downline.to')} />
            <ListRow icon="clock" title={dateTime(createdAt, { timeZone })} detail={t('downline.sentAt')} />
            {requiredMinor > 0 && (
              <ListRow icon="coins" title={money(requiredMinor, currency)} detail={t('downline.required')} />
            )}
            {remark !== '' && (
              <ListRow
                icon="message"
                title={<bdi translate="yes">{remark}</bdi>}
                detail={t('downline.remark')}
              />
            )}
          </List>
        </Order>
      )}
    </Answer>
  )
}
