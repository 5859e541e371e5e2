import { lotteryOrderCall } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useState } from 'react'
import { PlacedSheet } from '../../lottery/placed/PlacedSheet'
import { useOrdersText } from '../../locales/lottery-orders/texts'
import { BetAgain } from '../lottery-slip/BetAgain'
import { isCancellable } from './order-view'
import { OrderFacts } from './OrderFacts'
import { OrderLines } from './OrderLines'
import { useCancel, type CancelWish } from './useCancel'

export interface OrderSheetProps {
  id: string
  nameOf: (lottery: string) => string
  isOpen: boolean
  /** The order has another state now. */
  onChanged: () => void
  onClose: () => void
}

/** An order in full: its numbers, the draw, what won, its proof; a line or all can be cancelled before the close. */
export function OrderSheet({ id, nameOf, isOpen, onChanged, onClose }: OrderSheetProps) {
  const t = useOrdersText()
  const { events, serverNow } = useRemote()
  const { money } = useFormats()
  const answer = useCall(lotteryOrderCall, { query: { id } })
  const order = answer.data?.order
  const [asked, setAsked] = useState<CancelWish>()
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancel(({ currency }) => {
    events.say('toast', {
      kind: 'success',
      text: t('orders.cancelled', { amount: money(asked?.amountMinor ?? 0, currency) }),
      id: 'order',
    })
    onChanged()
  })
  const ask = (wish: CancelWish) => {
    setAsked(wish)
    setAsking(true)
  }
  const leftMinor = order ? order.amountMinor - order.cancelledMinor : 0
  const canCancel = order !== undefined && isCancellable(order.state, order.closeAt, serverNow())
  return (
    <PlacedSheet
      of={answer}
      title={order ? nameOf(order.lottery) : t('orders.order')}
      detail={order && t('orders.issueNo', { no: order.issue })}
      failedTitle={t('orders.orderFailed')}
      numbersOf={({ order: known }) => [
        { label: t('orders.orderNo'), value: known.id },
        ...(known.chase === undefined ? [] : [{ label: t('orders.chaseNo'), value: known.chase }]),
      ]}
      cancelling={cancel}
      cancelAll={
        canCancel
          ? { text: t('orders.cancelAll'), onAsk: () => ask({ id, amountMinor: leftMinor }) }
          : undefined
      }
      more={order && <BetAgain order={order} />}
      question={{
        title: asked?.line === undefined ? t('orders.askAll') : t('orders.askLine', { no: asked.line }),
        text: t('orders.comesBack', { amount: money(asked?.amountMinor ?? 0, order?.currency ?? 'PHP') }),
        confirm: t('orders.cancelIt'),
        cancel: t('orders.keep'),
      }}
      isAsking={isAsking}
      onKeep={() => setAsking(false)}
      onConfirm={() => {
        if (!asked) return
        void cancel.cancel(asked).then(() => {
          setAsking(false)
          // Refused or not: the page says how the order stands.
          onChanged()
        })
      }}
      isOpen={isOpen}
      onClose={onClose}
    >
      {({ order: known, draw }) => (
        <>
          <OrderFacts order={known} draw={draw} />
          <OrderLines
            order={known}
            drawn={draw?.numbers}
            onCancel={canCancel ? (line, amountMinor) => ask({ id, line, amountMinor }) : undefined}
          />
        </>
      )}
    </PlacedSheet>
  )
}
