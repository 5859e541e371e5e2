import { uplineTransferCall, uplineTransferMoves, type UplineTransfer } from '@plaza/contract/money'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { useUplineText } from '../../locales/upline/texts'
import { TransferReceipt } from '../../orders/TransferReceipt'
import { transferLook } from './transfer-look'

export interface UplineReceiptProps {
  id: string
  /** Returns to an empty form. */
  onAgain: () => void
}

const records = '/m/transaction/record'

/** The receipt of a transfer: where the money is, to whom it went, and its number to copy (UPLINE-1). */
export function UplineReceipt({ id, onAgain }: UplineReceiptProps) {
  const t = useUplineText()
  const { navigate } = useRemote()
  const hasRecords = useReach()(records) === 'open'
  return (
    <TransferReceipt
      id={id}
      call={uplineTransferCall}
      transferOf={({ transfer }) => transfer}
      moves={uplineTransferMoves}
      first="pending-review"
      texts={{
        failed: t('upline.receiptFailed'),
        notFound: t('upline.notFound'),
        again: t('upline.again'),
        timeline: t('upline.timeline'),
        number: t('upline.no'),
      }}
      onAgain={onAgain}
      view={(transfer) => ({
        head: {
          ...transferLook(transfer.state),
          title: t(`upline.states.${transfer.state}.title`),
          text: t(`upline.states.${transfer.state}.text`, { to: transfer.to }),
        },
        timeline: {
          stepText: (state) => t(`upline.states.${state}.step`),
          waitsFor: (state) => (state === 'pending-review' ? t('waitsFor.review') : undefined),
        },
        rows: <Rows transfer={transfer} />,
        endActions: {
          done: t(hasRecords ? 'upline.done' : 'upline.centre'),
          onDone: () => navigate(hasRecords ? records : '/m/member/home'),
          again: t('upline.again'),
          onAgain,
          isGood: transfer.state !== 'failed',
        },
      })}
    />
  )
}

function Rows({ transfer: { to, createdAt, remark } }: { transfer: UplineTransfer }) {
  const t = useUplineText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  return (
    <List>
      <ListRow icon="user" title={<bdi translate="no">{to}</bdi>} detail={t('upline.to')} />
      <ListRow icon="clock" title={dateTime(createdAt, { timeZone })} detail={t('upline.sentAt')} />
      {remark !== '' && (
        <ListRow icon="message" title={<bdi translate="yes">{remark}</bdi>} detail={t('upline.remark')} />
      )}
    </List>
  )
}
