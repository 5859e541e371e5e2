import { cancelDepositCall, depositMoves, type Deposit } from '@plaza/contract/money'
import { CallError, useCallMutation } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { ConfirmOnDemand } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useDepositText } from '../../locales/deposit/texts'
import { isOnChain } from './is-on-chain'

/** Whether the member can still cancel an order: only before it is paid, or its network has the payment. */
const mayCancel = (deposit: Deposit): boolean =>
  depositMoves[deposit.state].some((next) => next === 'cancelled') && !isOnChain(deposit)

export interface CancelDepositProps {
  deposit: Deposit
  /** The order changed its state meanwhile. */
  onChange: () => void
  /** Gets the focus when the order has ended here, because the button that had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Cancels an unpaid order after a confirmation. */
export function CancelDeposit({ deposit, onChange, heading }: CancelDepositProps) {
  const t = useDepositText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useCallMutation(cancelDepositCall)
  const isGone = !mayCancel(deposit) && !isPending
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isGone && wasAsked.current) heading.current?.focus({ preventScroll: true })
  }, [isGone, heading])
  if (isGone) return null
  const cancel = async () => {
    wasAsked.current = true
    try {
      await mutateAsync({ params: { id: deposit.id } })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      events.say('toast', { kind: 'error', text: errorText(error.code, error.value), id: 'cancel-deposit' })
    }
    setAsking(false)
    onChange()
  }
  return (
    <>
      <Button variant="danger" isBlock onClick={() => setAsking(true)}>
        {t('deposit.cancel')}
      </Button>
      <ConfirmOnDemand
        isOpen={isAsking}
        isDangerous
        isBusy={isPending}
        title={t('deposit.cancelTitle')}
        text={t('deposit.cancelText')}
        confirm={t('deposit.cancelConfirm')}
        cancel={t('deposit.cancelKeep')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
