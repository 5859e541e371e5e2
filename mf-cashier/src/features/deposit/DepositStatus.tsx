import { depositCall, depositMoves } from '@plaza/contract'
import { useRemote } from '@plaza/federation'
import { Page, Section } from '@plaza/ui/page'
import { Notice } from '../../money/Notice'
import { NoOrder } from '../../orders/NoOrder'
import { OrderActions } from '../../orders/OrderActions'
import { OrderSkeleton } from '../../orders/OrderSkeleton'
import { OrderTimeline } from '../../orders/OrderTimeline'
import { reasonText } from '../../orders/reason-text'
import { StatusHead } from '../../orders/StatusHead'
import { useFollowedOrder } from '../../orders/useFollowedOrder'
import { useOrderInFlight } from '../../orders/useOrderInFlight'
import { useCashierText } from '../../texts'
import { CancelDeposit } from './CancelDeposit'
import { depositLook } from './deposit-view'
import { DepositFacts } from './DepositFacts'
import { decisiveHeld, heldLook, heldWords } from './held-view'
import { HeldPayments } from './HeldPayments'
import { PaymentDeadline } from './PaymentDeadline'

export interface DepositStatusProps {
  id: string
  /** Back to an empty form. */
  onAgain: () => void
}

/** State of a deposit order: where it is, what to do, what comes (DEPOSIT-3). Survives a reload. */
export function DepositStatus({ id, onAgain }: DepositStatusProps) {
  const t = useCashierText()
  const { navigate } = useRemote()
  const followed = useFollowedOrder({
    kind: 'deposit',
    call: depositCall,
    id,
    moves: depositMoves,
    orderOf: ({ deposit }) => deposit,
  })
  const { order, error, refetch } = followed
  useOrderInFlight(id, order !== undefined && !followed.hasEnded)
  if (!order) {
    if (!error) return <OrderSkeleton />
    return (
      <NoOrder
        error={error}
        isRetrying={followed.isFetching}
        onRetry={() => void refetch()}
        notFound={t('deposit.notFound')}
        failed={t('deposit.failed')}
        failedText={t('deposit.failedText')}
        again={t('deposit.again')}
        onAgain={onAgain}
      />
    )
  }
  const { state } = order
  const isCredited = state === 'credited'
  const held = decisiveHeld(order)
  const words = held && heldWords(held, t)
  return (
    <Page hasActions={followed.hasEnded}>
      <StatusHead
        {...(held ? heldLook(held) : depositLook(state))}
        title={words?.title ?? t(`deposit.states.${state}.title`)}
        text={words?.text ?? (order.reason ? reasonText(order.reason, t) : t(`deposit.states.${state}.text`))}
        amountMinor={(held ?? order).amountMinor}
        currency={(held ?? order).currency}
        isCelebrated={isCredited && !held && followed.isNews}
      >
        {state === 'awaiting-payment' && <PaymentDeadline untilMs={order.expiresAt} />}
      </StatusHead>
      {error && <Notice title={t('failure.offline')} />}
      <HeldPayments deposit={order} />
      {held?.state === 'held' && <Notice tone="info" title={t('deposit.held.heldHelp')} />}
      <DepositFacts deposit={order} />
      <Section title={t('deposit.timeline')}>
        <OrderTimeline
          label={t('deposit.timeline')}
          moves={depositMoves}
          timeline={order.timeline}
          stepText={(step) =>
            step === 'failed' && order.held ? t('deposit.held.step') : t(`deposit.states.${step}.step`)
          }
        />
      </Section>
      <CancelDeposit deposit={order} onChange={() => void refetch()} />
      {followed.hasEnded && (
        <OrderActions
          done={t('deposit.done')}
          onDone={() => navigate('/m/home')}
          again={t('deposit.again')}
          onAgain={onAgain}
          isGood={isCredited || held !== undefined}
        />
      )}
    </Page>
  )
}
