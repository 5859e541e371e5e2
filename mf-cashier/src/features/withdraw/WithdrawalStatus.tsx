import { withdrawalCall, withdrawalMoves, type Withdrawal } from '@plaza/contract/money'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import type { RefObject } from 'react'
import { OrderStatus } from '../../orders/OrderStatus'
import { reasonText } from '../../orders/reason-text'
import { useFollowedOrder } from '../../orders/useFollowedOrder'
import { waitsFor } from '../../orders/waits-for'
import { isReturned, shownState } from '../../orders/withdrawal-end'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { CancelWithdrawal } from './CancelWithdrawal'
import { WhereIsWithdrawal } from './WhereIsWithdrawal'
import { toldState, withdrawalLook } from './withdrawal-view'

export interface WithdrawalStatusProps {
  id: string
  /** Returns to an empty form. */
  onAgain: () => void
}

/** The status of a withdrawal: where the money is, who is handling it, the next steps, what was returned (WITHDRAW-3). */
export function WithdrawalStatus({ id, onAgain }: WithdrawalStatusProps) {
  const t = useWithdrawText()
  const followed = useFollowedOrder({
    kind: 'withdrawal',
    call: withdrawalCall,
    id,
    moves: withdrawalMoves,
    orderOf: ({ withdrawal }) => withdrawal,
  })
  const view = (order: Withdrawal, heading: RefObject<HTMLHeadingElement | null>) => {
    const { state, reason, amountMinor, feeMinor = 0, currency } = order
    const shown = shownState(order)
    const told = toldState(order)
    const text = t(`withdraw.states.${told}.text`)
    return {
      head: {
        ...withdrawalLook(told),
        title: t(`withdraw.states.${told}.title`),
        text: reason && shown !== 'cancelled' ? `${reasonText(reason, t)} ${text}` : text,
        amountMinor,
        currency,
      },
      children: (
        <>
          <List>
            <ListRow
              icon="bank"
              title={<bdi translate="no">{order.account}</bdi>}
              detail={t('withdraw.account')}
            />
            {feeMinor > 0 && !isReturned(order) && (
              <ListRow
                icon="receipt"
                title={t('withdraw.arrives')}
                detail={t('withdraw.lessFee')}
                end={
                  <>
                    <Amount minor={amountMinor - feeMinor} currency={currency} size="small" />
                    <Amount minor={-feeMinor} currency={currency} kind="change" size="small" />
                  </>
                }
              />
            )}
          </List>
          <WhereIsWithdrawal withdrawal={order} />
        </>
      ),
      references: [{ label: t('withdraw.orderNo'), value: order.id }],
      timeline: {
        moves: withdrawalMoves,
        timeline: order.timeline,
        stepText: (step: Withdrawal['state']) =>
          t(`withdraw.states.${step === 'rejected' ? shown : step}.step`),
        waitsFor: (step: Withdrawal['state']) =>
          told === 'late' ? t('waitsFor.provider') : waitsFor(step, t),
      },
      openActions: (
        <CancelWithdrawal withdrawal={order} heading={heading} onChange={() => void followed.refetch()} />
      ),
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
