import { vendorTransferCall, vendorTransferMoves, type VendorTransfer } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useInFlight } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Order, OrderSkeleton } from '@plaza/ui/order'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'
import { useFollowedTransfer } from '../../orders/useFollowedTransfer'
import { transferLook } from './transfer-look'

export interface TransferReceiptProps {
  id: string
  /** Returns to the wallets. */
  onAgain: () => void
}

/** Where the money of a transfer is, which way it goes, and its number to copy (WALLET-2). */
export function TransferReceipt({ id, onAgain }: TransferReceiptProps) {
  const t = useVendorWalletsText()
  const answer = useFollowedTransfer(vendorTransferCall, {
    id,
    moves: vendorTransferMoves,
    stateOf: ({ transfer }) => transfer.state,
  })
  return (
    <Answer
      of={answer}
      isPage
      pending={<OrderSkeleton />}
      failed={{ title: t('vendorWallets.receiptFailed') }}
      refused={{
        'transfer.not.found': (
          <EmptyState
            drawing="boat"
            title={t('vendorWallets.notFound')}
            action={<Button onClick={onAgain}>{t('vendorWallets.again')}</Button>}
          />
        ),
      }}
    >
      {({ transfer }: { transfer: VendorTransfer }) => <Receipt transfer={transfer} onAgain={onAgain} />}
    </Answer>
  )
}

/** The states that a transfer has been in: it left its wallet, and may have ended. */
const stepsOf = ({ state, createdAt, endedAt }: VendorTransfer) => [
  { state: 'pending' as VendorTransfer['state'], at: createdAt },
  ...(endedAt === undefined ? [] : [{ state, at: endedAt }]),
]

interface ReceiptProps {
  transfer: VendorTransfer
  onAgain: () => void
}

function Receipt({ transfer, onAgain }: ReceiptProps) {
  const t = useVendorWalletsText()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const { id, vendorName: name, direction, state, cause, reason, createdAt } = transfer
  const main = t('vendorWallets.main')
  const [from, to] = direction === 'in' ? [main, name] : [name, main]
  const words = { from, to, name }
  const isOpen = state === 'pending'
  useInFlight(id, isOpen)
  const text = t(`vendorWallets.states.${state}.text`, words)
  return (
    <Order
      head={{
        ...transferLook(state),
        title: t(`vendorWallets.states.${state}.title`),
        text: reason ? `${t(`vendorWallets.failures.${reason}`, { name })} ${text}` : text,
        amountMinor: transfer.amountMinor,
        currency: transfer.currency,
      }}
      timeline={{
        label: t('vendorWallets.timeline'),
        timeZone,
        moves: vendorTransferMoves,
        timeline: stepsOf(transfer),
        stepText: (step) => t(`vendorWallets.states.${step}.step`, words),
        waitsFor: (step) => (step === 'pending' ? t('vendorWallets.waiting', { name }) : undefined),
      }}
      references={[{ label: t('vendorWallets.no'), value: id }]}
      endActions={{
        done: t('vendorWallets.again'),
        onDone: onAgain,
        again: t('vendorWallets.done'),
        onAgain: () => navigate('/m/transaction/record'),
        isGood: state !== 'failed',
      }}
    >
      <List>
        <ListRow
          icon="transfer"
          title={<bdi>{t('vendorWallets.route', words)}</bdi>}
          detail={t(`vendorWallets.causes.${cause}`)}
        />
        <ListRow icon="clock" title={dateTime(createdAt, { timeZone })} detail={t('vendorWallets.sentAt')} />
      </List>
    </Order>
  )
}
