import { vendorTransferCall, vendorTransferMoves, type VendorTransfer } from '@plaza/contract/money'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useInFlight } from '@plaza/money'
import { List, ListRow } from '@plaza/ui/list-row'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'
import { TransferReceipt } from '../../orders/TransferReceipt'
import { transferLook } from './transfer-look'

export interface VendorTransferReceiptProps {
  id: string
  /** Returns to the wallets. */
  onAgain: () => void
}

const records = '/m/transaction/record'

/** Where the money of a transfer is, which way it goes, and its number to copy (WALLET-2). */
export function VendorTransferReceipt({ id, onAgain }: VendorTransferReceiptProps) {
  const t = useVendorWalletsText()
  const { navigate } = useRemote()
  const hasRecords = useReach()(records) === 'open'
  return (
    <TransferReceipt
      id={id}
      call={vendorTransferCall}
      transferOf={({ transfer }) => transfer}
      moves={vendorTransferMoves}
      first="pending"
      texts={{
        failed: t('vendorWallets.receiptFailed'),
        notFound: t('vendorWallets.notFound'),
        again: t('vendorWallets.again'),
        timeline: t('vendorWallets.timeline'),
        number: t('vendorWallets.no'),
      }}
      onAgain={onAgain}
      view={(transfer) => {
        const { state, reason, vendorName: name } = transfer
        const words = wordsOf(transfer, t('vendorWallets.main'))
        const text = t(`vendorWallets.states.${state}.text`, words)
        return {
          head: {
            ...transferLook(state),
            title: t(`vendorWallets.states.${state}.title`),
            text: reason ? `${t(`vendorWallets.failures.${reason}`, { name })} ${text}` : text,
          },
          timeline: {
            stepText: (step) => t(`vendorWallets.states.${step}.step`, words),
            waitsFor: (step) => (step === 'pending' ? t('vendorWallets.waiting', { name }) : undefined),
          },
          rows: <Rows transfer={transfer} />,
          endActions: {
            done: t('vendorWallets.again'),
            onDone: onAgain,
            again: t(hasRecords ? 'vendorWallets.done' : 'vendorWallets.centre'),
            onAgain: () => navigate(hasRecords ? records : '/m/member/home'),
            isGood: state !== 'failed',
          },
        }
      }}
    />
  )
}

/** The names of both wallets, in the direction of the money. */
function wordsOf({ vendorName: name, direction }: VendorTransfer, main: string) {
  const [from, to] = direction === 'in' ? [main, name] : [name, main]
  return { from, to, name }
}

function Rows({ transfer }: { transfer: VendorTransfer }) {
  const t = useVendorWalletsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  useInFlight(transfer.id, transfer.state === 'pending')
  return (
    <List>
      <ListRow
        icon="transfer"
        title={
          <bdi translate="no">{t('vendorWallets.route', wordsOf(transfer, t('vendorWallets.main')))}</bdi>
        }
        detail={t(`vendorWallets.causes.${transfer.cause}`)}
      />
      <ListRow
        icon="clock"
        title={dateTime(transfer.createdAt, { timeZone })}
        detail={t('vendorWallets.sentAt')}
      />
    </List>
  )
}
