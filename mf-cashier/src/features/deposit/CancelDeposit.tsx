import { cancelDepositCall, depositMoves, type Deposit } from '@plaza/contract/money'
import { useCallMutation } from '@plaza/client'
import { useDepositText } from '../../locales/deposit/texts'
import { CancelOrder, type CancelOrderProps } from '../../orders/CancelOrder'
import { isOnChain } from './is-on-chain'

/** Whether the member can still cancel an order: only before it is paid, or its network has the payment. */
const mayCancel = (deposit: Deposit): boolean =>
  depositMoves[deposit.state].some((next) => next === 'cancelled') && !isOnChain(deposit)

export interface CancelDepositProps extends Pick<CancelOrderProps, 'onChange' | 'heading'> {
  deposit: Deposit
}

/** Cancels an unpaid deposit after a confirmation (DEPOSIT-3). */
export function CancelDeposit({ deposit, ...rest }: CancelDepositProps) {
  const t = useDepositText()
  const { mutateAsync, isPending } = useCallMutation(cancelDepositCall)
  return (
    <CancelOrder
      {...rest}
      texts={{
        cancel: t('deposit.cancel'),
        cancelTitle: t('deposit.cancelTitle'),
        cancelText: t('deposit.cancelText'),
        cancelConfirm: t('deposit.cancelConfirm'),
        cancelKeep: t('deposit.cancelKeep'),
      }}
      isPossible={mayCancel(deposit)}
      isPending={isPending}
      cancel={() => mutateAsync({ params: { id: deposit.id } })}
    />
  )
}
