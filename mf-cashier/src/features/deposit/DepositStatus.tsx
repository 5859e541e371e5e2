import { depositCall, depositMoves, type Deposit } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Notice, useInFlight } from '@plaza/money'
import { Countdown } from '@plaza/ui/countdown'
import type { RefObject } from 'react'
import { OrderStatus } from '../../orders/OrderStatus'
import { useFollowedOrder } from '../../orders/useFollowedOrder'
import { useDepositText } from '../../locales/deposit/texts'
import { CancelDeposit } from './CancelDeposit'
import { depositReferences } from './deposit-references'
import { depositLook } from './deposit-view'
import { depositWaitsFor, depositWords } from './deposit-words'
import { decisiveHeld, heldLook, heldSteps, shownMinor } from './held-view'
import { HeldPayments } from './HeldPayments'
import { isOnChain } from './is-on-chain'
import { OrderBonus } from './OrderBonus'
import { PaidActions } from './PaidActions'
import { PaymentSteps } from './PaymentSteps'
import { useIsSlow } from './useIsSlow'
import { WhereIsMoney } from './WhereIsMoney'

/** Whether its member has paid an agent: an operator reviews it, and the member has no deadline. */
const isWithAgent = ({ instructions, saidPaidAt }: Deposit): boolean =>
  instructions?.kind === 'offline' && saidPaidAt !== undefined

export interface DepositStatusProps {
  id: string
  /** Returns to an empty form. */
  onAgain: () => void
}

/** The status of a deposit order: its state, what the member can do, and the next steps (DEPOSIT-3). */
export function DepositStatus({ id, onAgain }: DepositStatusProps) {
  const t = useDepositText()
  const { serverNow } = useRemote()
  const { money } = useFormats()
  const followed = useFollowedOrder({
    kind: 'deposit',
    call: depositCall,
    id,
    moves: depositMoves,
    orderOf: ({ deposit }) => deposit,
    isWaiting: (deposit) => decisiveHeld(deposit)?.state === 'held',
  })
  const isSlow = useIsSlow(followed.order)
  useInFlight(id, followed.order !== undefined && !followed.hasEnded)
  const view = (order: Deposit, heading: RefObject<HTMLHeadingElement | null>) => {
    const { state } = order
    const held = decisiveHeld(order)
    return {
      head: {
        ...(held ? heldLook(held) : depositLook(state)),
        ...depositWords(order, money, t),
        ...(isSlow && { text: t('deposit.slow') }),
        amountMinor: shownMinor(order),
        currency: (held ?? order).currency,
        isCelebrated: state === 'credited' && !held && followed.isNews,
      },
      deadline: state === 'awaiting-payment' && !isOnChain(order) && !isWithAgent(order) && (
        <Countdown
          untilMs={order.expiresAt}
          now={serverNow}
          label={t('deposit.timeLeft')}
          ended={t('deposit.timeUp')}
        />
      ),
      children: (
        <>
          <PaymentSteps deposit={order} />
          <HeldPayments deposit={order} />
          <OrderBonus deposit={order} />
          {held?.state === 'held' && <Notice tone="info" title={t('deposit.held.heldHelp')} />}
        </>
      ),
      references: depositReferences(order, money, t),
      timeline: {
        moves: depositMoves,
        timeline: order.timeline,
        stepText: (step: Deposit['state']) =>
          step === 'failed' && order.reason === 'mismatch'
            ? t('deposit.held.step')
            : t(`deposit.states.${step}.step`),
        waitsFor: (step: Deposit['state']) =>
          isSlow ? t('waitsFor.provider') : depositWaitsFor(order, step, t),
        after: heldSteps(order, money, t),
      },
      openActions: (
        <>
          <PaidActions deposit={order} heading={heading} onChange={() => void followed.refetch()} />
          <CancelDeposit deposit={order} heading={heading} onChange={() => void followed.refetch()} />
          <WhereIsMoney deposit={order} />
        </>
      ),
      isGood: state === 'credited' || held !== undefined,
    }
  }
  const texts = {
    again: t('deposit.again'),
    done: t('deposit.done'),
    failed: t('deposit.failed'),
    failedText: t('deposit.failedText'),
    notFound: t('deposit.notFound'),
    timeline: t('deposit.timeline'),
  }
  return <OrderStatus area="deposit" texts={texts} followed={followed} onAgain={onAgain} view={view} />
}
