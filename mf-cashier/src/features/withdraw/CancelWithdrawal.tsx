import { cancelWithdrawalCall, type Withdrawal } from '@plaza/contract/money'
import { CallError, useCallMutation } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { ConfirmOnDemand } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useState } from 'react'
import { useWithdrawText } from '../../locales/withdraw/texts'

export interface CancelWithdrawalProps {
  withdrawal: Withdrawal
  /** The order changed its state meanwhile. */
  onChange: () => void
}

/** Cancels a withdrawal after a confirmation; there only where the merchant allows it and nobody has decided (WITHDRAW-3). */
export function CancelWithdrawal({ withdrawal, onChange }: CancelWithdrawalProps) {
  const t = useWithdrawText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useCallMutation(cancelWithdrawalCall)
  if (!withdrawal.isCancellable && !isPending) return null
  const cancel = async () => {
    try {
      await mutateAsync({ params: { id: withdrawal.id } })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      events.say('toast', {
        kind: 'error',
        text: errorText(error.code, error.value),
        id: 'cancel-withdrawal',
      })
    }
    setAsking(false)
    onChange()
  }
  return (
    <>
      <Button variant="danger" isBlock onClick={() => setAsking(true)}>
        {t('withdraw.cancel')}
      </Button>
      <ConfirmOnDemand
        isOpen={isAsking}
        isDangerous
        isBusy={isPending}
        title={t('withdraw.cancelTitle')}
        text={t('withdraw.cancelText')}
        confirm={t('withdraw.cancelConfirm')}
        cancel={t('withdraw.cancelKeep')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
