import { payoutLabel, type PayoutAccount } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { ConfirmOnDemand, SubmitFailure } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { clockText, useCountdown } from '@plaza/ui/countdown'
import { List, ListRow } from '@plaza/ui/list-row'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import { useAccountsText } from '../../locales/accounts/texts'
import { useAccountActions } from './useAccountActions'

export interface AccountSheetProps {
  /** Undefined closes the sheet. */
  account: PayoutAccount | undefined
  onClose: () => void
}

/** One payout account with all that is known of it: made the default, or removed (WITHDRAW-5). */
export function AccountSheet({ account, onClose }: AccountSheetProps) {
  const [shown, setShown] = useState(account)
  if (account && account !== shown) setShown(account)
  if (!shown) return null
  return <OpenAccount key={shown.id} account={shown} isOpen={account !== undefined} onClose={onClose} />
}

interface OpenAccountProps {
  account: PayoutAccount
  isOpen: boolean
  onClose: () => void
}

function OpenAccount({ account, isOpen, onClose }: OpenAccountProps) {
  const t = useAccountsText()
  const { timeZone, serverNow } = useRemote()
  const { dateTime } = useFormats()
  const seconds = useCountdown(account.usableFrom, serverNow)
  const actions = useAccountActions(account, onClose)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={account.name}
        footer={
          <Stack gap={8}>
            {!account.isDefault && (
              <Button
                variant="primary"
                size="large"
                isBlock
                isBusy={actions.isPending}
                onClick={actions.makeDefault}
              >
                {t('accounts.makeDefault')}
              </Button>
            )}
            <Button
              size="large"
              isBlock
              icon="trash"
              isBusy={actions.isPending}
              onClick={() => setAsking(true)}
            >
              {t('accounts.remove')}
            </Button>
          </Stack>
        }
      >
        <Stack>
          <SubmitFailure of={{ failure: actions.failure, isUncertain: false }} />
          <List>
            <ListRow title={t('accounts.number')} end={<bdi translate="no">{account.maskedNumber}</bdi>} />
            <ListRow title={t('accounts.holder')} end={<bdi translate="no">{account.holderName}</bdi>} />
            <ListRow title={t('accounts.addedAt')} end={dateTime(account.addedAt, { timeZone })} />
            <ListRow
              title={t('accounts.usable')}
              end={
                seconds === 0
                  ? t('accounts.usableNow')
                  : t('accounts.usableLeft', { time: clockText(seconds) })
              }
            />
          </List>
        </Stack>
      </Sheet>
      <ConfirmOnDemand
        isOpen={isAsking}
        isDangerous
        title={t('accounts.removeTitle')}
        text={t('accounts.removeText', { account: payoutLabel(account) })}
        confirm={t('accounts.remove')}
        onConfirm={() => {
          setAsking(false)
          actions.remove()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
