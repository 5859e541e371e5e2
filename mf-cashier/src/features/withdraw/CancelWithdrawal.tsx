import { cancelWithdrawalCall, type Withdrawal } from '@plaza/contract/money'
import { useCallMutation } from '@plaza/client'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { CancelOrder, type CancelOrderProps } from '../../orders/CancelOrder'

export interface CancelWithdrawalProps extends Pick<CancelOrderProps, 'onChange' | 'heading'> {
  withdrawal: Withdrawal
}

/** Cancels a withdrawal after a confirmation; there only where the merchant allows it and nobody has decided (WITHDRAW-3). */
export function CancelWithdrawal({ withdrawal, ...rest }: CancelWithdrawalProps) {
  const t = useWithdrawText()
  const { mutateAsync, isPending } = useCallMutation(cancelWithdrawalCall)
  return (
    <CancelOrder
      {...rest}
      texts={{
        cancel: t('withdraw.cancel'),
        cancelTitle: t('withdraw.cancelTitle'),
        cancelText: t('withdraw.cancelText'),
        cancelConfirm: t('withdraw.cancelConfirm'),
        cancelKeep: t('withdraw.cancelKeep'),
      }}
      isPossible={withdrawal.isCancellable === true}
      isPending={isPending}
      cancel={() => mutateAsync({ params: { id: withdrawal.id } })}
    />
  )
}
