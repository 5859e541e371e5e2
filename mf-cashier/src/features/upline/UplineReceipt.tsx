import { uplineTransferCall, uplineTransferMoves, type UplineTransfer } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Order, OrderSkeleton } from '@plaza/ui/order'
import { useUplineText } from '../../locales/upline/texts'
import { useFollowedTransfer } from '../../orders/useFollowedTransfer'
import { transferLook } from './transfer-look'

export interface UplineReceiptProps {
  id: string
  /** Returns to an empty form. */
  onAgain: () => void
}

/** The states that a transfer has been in: it was sent, and may have ended. */
const stepsOf = ({ state, createdAt, endedAt }: UplineTransfer) => [
  { state: 'pending-review' as UplineTransfer['state'], at: createdAt },
  ...(endedAt === undefined ? [] : [{ state, at: endedAt }]),
]

/** The receipt of a transfer: where the money is, to whom it went, and its number to copy (UPLINE-1). */
export function UplineReceipt({ id, onAgain }: UplineReceiptProps) {
  const t = useUplineText()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const answer = useFollowedTransfer(uplineTransferCall, {
    id,
    moves: uplineTransferMoves,
    stateOf: ({ transfer }) => transfer.state,
  })
  return (
    <Answer
      of={answer}
      isPage
      pending={<OrderSkeleton />}
      failed={{ title: t('upline.receiptFailed') }}
      refused={{
        'transfer.not.found': (
          <EmptyState
            drawing="boat"
            title={t('upline.notFound')}
            action={<Button onClick={onAgain}>{t('upline.again')}</Button>}
          />
        ),
      }}
    >
      {({ transfer }: { transfer: UplineTransfer }) => (
        <Order
          head={{
            ...transferLook(transfer.state),
            title: t(`upline.states.${transfer.state}.title`),
            text: t(`upline.states.${transfer.state}.text`, { to: transfer.to }),
            amountMinor: transfer.amountMinor,
            currency: transfer.currency,
          }}
          timeline={{
            label: t('upline.timeline'),
            timeZone,
            moves: uplineTransferMoves,
            timeline: stepsOf(transfer),
            stepText: (state) => t(`upline.states.${state}.step`),
            waitsFor: (state) => (state === 'pending-review' ? t('waitsFor.review') : undefined),
          }}
          references={[{ label: t('upline.no'), value: transfer.id }]}
          endActions={{
            done: t('upline.done'),
            onDone: () => navigate('/m/transaction/record'),
            again: t('upline.again'),
            onAgain,
            isGood: transfer.state !== 'failed',
          }}
        >
          <List>
            <ListRow icon="user" title={<bdi>{transfer.to}</bdi>} detail={t('upline.to')} />
            <ListRow
              icon="clock"
              title={dateTime(transfer.createdAt, { timeZone })}
              detail={t('upline.sentAt')}
            />
            {transfer.remark !== '' && (
              <ListRow icon="message" title={<bdi>{transfer.remark}</bdi>} detail={t('upline.remark')} />
            )}
          </List>
        </Order>
      )}
    </Answer>
  )
}
