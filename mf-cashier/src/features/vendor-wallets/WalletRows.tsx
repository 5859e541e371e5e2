import type { VendorWallet, VendorWallets } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'

export interface WalletRowsProps {
  wallets: VendorWallets
  /** Code of the vendor that the form is about. */
  chosen: string
  onChoose: (vendor: string) => void
}

/** The main wallet and one for each vendor, with what is in it and since when that is known (WALLET-2). */
export function WalletRows({ wallets: { mainMinor, currency, wallets }, chosen, onChoose }: WalletRowsProps) {
  const t = useVendorWalletsText()
  const { timeZone, events } = useRemote()
  const { dateTime } = useFormats()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { balance } = useStoreValue(events.balance)
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} kind="balance" isMasked={isHidden} />
  )
  const onItsWay = balance?.wallets.find(({ wallet }) => wallet === 'transfer:transit')?.balanceMinor ?? 0
  const stateOf = ({ askedAt, isAnswering, maintenance }: VendorWallet): string => {
    if (maintenance) return t('vendorWallets.maintenance')
    const time = askedAt === null ? undefined : dateTime(askedAt, { timeZone })
    if (isAnswering) return time ? t('vendorWallets.asked', { time }) : t('vendorWallets.notAsked')
    return time ? t('vendorWallets.silentSince', { time }) : t('vendorWallets.silent')
  }
  return (
    <List label={t('vendorWallets.wallets')}>
      <ListRow
        icon="wallet"
        title={t('vendorWallets.main')}
        detail={t('vendorWallets.mainText')}
        end={amount(mainMinor)}
      />
      {wallets.map((wallet) => (
        <ListRow
          key={wallet.vendor}
          icon="gamepad"
          title={<bdi translate="no">{wallet.name}</bdi>}
          detail={stateOf(wallet)}
          end={amount(wallet.balanceMinor)}
          {...(wallets.length > 1 && {
            isSelected: wallet.vendor === chosen,
            onPress: () => onChoose(wallet.vendor),
          })}
        />
      ))}
      {onItsWay > 0 && (
        <ListRow icon="hourglass" title={t('vendorWallets.onItsWay')} end={amount(onItsWay)} />
      )}
    </List>
  )
}
