import { depositPaidCall, type Deposit } from '@plaza/contract/money'
import { CallError, useCallMutation } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState, type RefObject } from 'react'
import { useDepositText } from '../../locales/deposit/texts'
import { isOnChain } from './is-on-chain'

// The code of pictures is loaded by those who send one.
const PaymentProof = lazy(() => import('./PaymentProof').then((module) => ({ default: module.PaymentProof })))

export interface PaidActionsProps {
  deposit: Deposit
  /** The heading of the order: it gets the focus once the button that was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>
  /** The order changed. */
  onChange: () => void
}

/** What a member who has paid can do: say so, once, and send proof. Nothing while the page of a service says it. */
export function PaidActions({ deposit, heading, onChange }: PaidActionsProps) {
  const t = useDepositText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const [isProving, setProving] = useState(false)
  const [hasSaid, setSaid] = useState(false)
  const { mutateAsync, isPending } = useCallMutation(depositPaidCall)
  const { instructions, saidPaidAt, state, id } = deposit
  const isByHand = instructions !== undefined && ['transfer', 'qr', 'offline'].includes(instructions.kind)
  if (state !== 'awaiting-payment' || !instructions || instructions.kind === 'voucher') return null
  if (isOnChain(deposit)) return null
  const say = async () => {
    try {
      await mutateAsync({ params: { id } })
      setSaid(true)
      heading.current?.focus({ preventScroll: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      events.say('toast', {
        kind: 'error',
        text: errorText(error.code, error.value, error),
        id: 'deposit-paid',
      })
    }
    onChange()
  }
  return (
    <>
      {saidPaidAt === undefined && !hasSaid && (
        <Button isBlock icon="check" isBusy={isPending} onClick={() => void say()}>
          {t('deposit.paid')}
        </Button>
      )}
      {isByHand && !isProving && (
        <Button isBlock icon="upload" onClick={() => setProving(true)}>
          {t('deposit.proof.add')}
        </Button>
      )}
      {isProving && (
        <Suspense fallback={null}>
          <PaymentProof id={id} onSent={onChange} />
        </Suspense>
      )}
    </>
  )
}
