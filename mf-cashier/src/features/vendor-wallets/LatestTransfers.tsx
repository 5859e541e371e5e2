import type { VendorTransfer } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'
import { transferLook } from './transfer-look'

export interface LatestTransfersProps {
  transfers: readonly VendorTransfer[]
  onOpen: (id: string) => void
}

/** The last ten transfers, each with its way, its state in words, and a way to its receipt. */
export function LatestTransfers({ transfers, onOpen }: LatestTransfersProps) {
  const t = useVendorWalletsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  if (transfers.length === 0) return null
  return (
    <Section title={t('vendorWallets.recent')}>
      <List label={t('vendorWallets.recent')}>
        {transfers.map(({ id, vendorName, direction, amountMinor, currency, state, createdAt }) => (
          <ListRow
            key={id}
            title={direction === 'in' ? t('vendorWallets.in', { name: vendorName }) : t('vendorWallets.out')}
            detail={dateTime(createdAt, { timeZone })}
            end={
              <>
                <Amount minor={amountMinor} currency={currency} size="small" />
                <Pill {...transferLook(state)}>{t(`vendorWallets.states.${state}.pill`)}</Pill>
              </>
            }
            onPress={() => onOpen(id)}
          />
        ))}
      </List>
    </Section>
  )
}
