import { withdrawalCall, withdrawalMoves, type Withdrawal } from '@plaza/contract/money'
import { List, ListRow } from '@plaza/ui/list-row'
import { OrderStatus } from '../../orders/OrderStatus'
import { reasonText } from '../../orders/reason-text'
import { useFollowedOrder } from '../../orders/useFollowedOrder'
import { waitsFor } from '../../orders/waits-for'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { withdrawalLook } from './withdrawal-view'

export interface WithdrawalStatusProps {
  id: string
  /** Returns to an empty form. */
  onAgain: () => void
}

/** The status of a withdrawal: who is handling it, the next steps, and what was returned (WITHDRAW-1). */
export function WithdrawalStatus({ id, onAgain }: WithdrawalStatusProps) {
  const t = useWithdrawText()
  const followed = useFollowedOrder({
    kind: 'withdrawal',
    call: withdrawalCall,
    id,
    moves: withdrawalMoves,
    orderOf: ({ withdrawal }) => withdrawal,
  })
  const view = (order: Withdrawal) => {
    const { state, reason } = order
    const text = t(`withdraw.states.${state}.text`)
    return {
      head: {
        ...withdrawalLook(state),
        title: t(`withdraw.states.${state}.title`),
        text: reason ? `${reasonText(reason, t)} ${text}` : text,
        amountMinor: order.amountMinor,
        currency: order.currency,
      },
      children: (
        <List>
          <ListRow icon="bank" title={<bdi>{order.account}</bdi>} detail={t('withdraw.account')} />
        </List>
      ),
      references: [{ label: t('withdraw.orderNo'), value: order.id }],
      timeline: {
        moves: withdrawalMoves,
        timeline: order.timeline,
        stepText: (step: Withdrawal['state']) => t(`withdraw.states.${step}.step`),
        waitsFor: (step: Withdrawal['state']) => waitsFor(step, t),
      },
      isGood: state === 'paid',
    }
  }
  const texts = {
    again: t('withdraw.again'),
    done: t('withdraw.done'),
    failed: t('withdraw.failed'),
    failedText: t('withdraw.failedText'),
    notFound: t('withdraw.notFound'),
    timeline: t('withdraw.timeline'),
  }
  return <OrderStatus area="withdraw" texts={texts} followed={followed} onAgain={onAgain} view={view} />
}
