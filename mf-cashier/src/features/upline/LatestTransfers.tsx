import type { UplineTransfer } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useUplineText } from '../../locales/upline/texts'
import { transferLook } from './transfer-look'

export interface LatestTransfersProps {
  transfers: readonly UplineTransfer[]
  onOpen: (id: string) => void
}

/** The last ten transfers, each with its state in words and a way to its receipt. */
export function LatestTransfers({ transfers, onOpen }: LatestTransfersProps) {
  const t = useUplineText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  if (transfers.length === 0) return null
  return (
    <Section title={t('upline.recent')}>
      <List label={t('upline.recent')}>
        {transfers.map(({ id, to, amountMinor, currency, state, remark, createdAt }) => (
          <ListRow
            key={id}
            title={<bdi translate="yes">{remark || to}</bdi>}
            detail={dateTime(createdAt, { timeZone })}
            end={
              <>
                <Amount
                  minor={state === 'failed' ? amountMinor : -amountMinor}
                  currency={currency}
                  kind={state === 'failed' ? 'plain' : 'change'}
                  size="small"
                />
                <Pill {...transferLook(state)}>{t(`upline.states.${state}.pill`)}</Pill>
              </>
            }
            onPress={() => onOpen(id)}
          />
        ))}
      </List>
    </Section>
  )
}
