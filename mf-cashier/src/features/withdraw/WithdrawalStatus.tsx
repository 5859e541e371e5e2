import { withdrawalCall, withdrawalMoves } from '@plaza/contract'
import { useRemote } from '@plaza/federation'
import { CopyField } from '@plaza/ui/copy-field'
import { List, ListRow } from '@plaza/ui/list-row'
import { Page, Section } from '@plaza/ui/page'
import { Notice } from '../../money/Notice'
import { NoOrder } from '../../orders/NoOrder'
import { OrderActions } from '../../orders/OrderActions'
import { OrderSkeleton } from '../../orders/OrderSkeleton'
import { OrderTimeline } from '../../orders/OrderTimeline'
import { reasonText } from '../../orders/reason-text'
import { StatusHead } from '../../orders/StatusHead'
import { useFollowedOrder } from '../../orders/useFollowedOrder'
import { useCashierText } from '../../texts'
import { withdrawalLook } from './withdrawal-view'

export interface WithdrawalStatusProps {
  id: string
  /** Back to an empty form. */
  onAgain: () => void
}

/** State of a withdrawal: who has it now, what comes, what came back (WITHDRAW-3). Survives a reload. */
export function WithdrawalStatus({ id, onAgain }: WithdrawalStatusProps) {
  const t = useCashierText()
  const { navigate } = useRemote()
  const followed = useFollowedOrder({
    kind: 'withdrawal',
    call: withdrawalCall,
    id,
    moves: withdrawalMoves,
    orderOf: ({ withdrawal }) => withdrawal,
  })
  const { order, error, refetch } = followed
  if (!order) {
    if (!error) return <OrderSkeleton />
    return (
      <NoOrder
        error={error}
        isRetrying={followed.isFetching}
        onRetry={() => void refetch()}
        notFound={t('withdraw.notFound')}
        failed={t('withdraw.failed')}
        failedText={t('withdraw.failedText')}
        again={t('withdraw.again')}
        onAgain={onAgain}
      />
    )
  }
  const { state, reason } = order
  const text = t(`withdraw.states.${state}.text`)
  return (
    <Page hasActions={followed.hasEnded}>
      <StatusHead
        {...withdrawalLook(state)}
        title={t(`withdraw.states.${state}.title`)}
        text={reason ? `${reasonText(reason, t)} ${text}` : text}
        amountMinor={order.amountMinor}
        currency={order.currency}
      />
      {error && <Notice title={t('failure.offline')} />}
      <List>
        <ListRow icon="bank" title={<bdi>{order.account}</bdi>} detail={t('withdraw.account')} />
      </List>
      <CopyField label={t('withdraw.orderNo')} value={order.id} />
      <Section title={t('withdraw.timeline')}>
        <OrderTimeline
          label={t('withdraw.timeline')}
          moves={withdrawalMoves}
          timeline={order.timeline}
          stepText={(step) => t(`withdraw.states.${step}.step`)}
        />
      </Section>
      {followed.hasEnded && (
        <OrderActions
          done={t('withdraw.done')}
          onDone={() => navigate('/m/home')}
          again={t('withdraw.again')}
          onAgain={onAgain}
          isGood={state === 'paid'}
        />
      )}
    </Page>
  )
}
