import type { AnyCall } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { Notice } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Order, OrderSkeleton, type OrderProps } from '@plaza/ui/order'
import { useEffect, useRef, type RefObject } from 'react'
import { useCashierText } from '../texts'
import type { useFollowedOrder } from './useFollowedOrder'

/** Kinds of order, named like their error codes. */
type OrderArea = 'deposit' | 'withdraw'

type TimelineView<S extends string> = Omit<OrderProps<S>['timeline'], 'label' | 'timeZone'>

/** How to show one order; the rest of the screen is the same for all kinds. */
export interface OrderView<S extends string> extends Pick<
  OrderProps<S>,
  'deadline' | 'children' | 'references' | 'openActions'
> {
  head: Omit<OrderProps<S>['head'], 'titleRef'>
  timeline: TimelineView<S>
  /** The order succeeded, so Done is the main action; otherwise Try again is. */
  isGood: boolean
}

/** The texts of one kind of order. */
type OrderTexts = Record<'again' | 'done' | 'failed' | 'failedText' | 'notFound' | 'timeline', string>

export interface OrderStatusProps<O extends { state: string }, S extends string> {
  area: OrderArea
  texts: OrderTexts
  followed: ReturnType<typeof useFollowedOrder<AnyCall, O>>
  /** Returns to an empty form. */
  onAgain: () => void
  /** `heading` is for the focus of whoever's control is gone. */
  view: (order: O, heading: RefObject<HTMLHeadingElement | null>) => OrderView<S>
}

/** Gives a new heading the focus when the control that led to it has gone with the focus; behind an overlay it does not. */
function FocusWhenFree({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  useEffect(() => {
    if (document.activeElement === document.body && !heading.current?.closest('[aria-hidden=true]'))
      heading.current?.focus({ preventScroll: true })
  }, [heading])
  return null
}

/**
 * The screen that follows one order, in each of its states: pending, not found, failed, or loaded. Survives a reload.
 */
export function OrderStatus<O extends { state: string }, S extends string>(props: OrderStatusProps<O, S>) {
  const { area, texts, followed, onAgain, view } = props
  const t = useCashierText()
  const { navigate, timeZone } = useRemote()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Answer
      of={{ ...followed, data: followed.order }}
      isPage
      pending={<OrderSkeleton />}
      failed={{ title: texts.failed, text: texts.failedText }}
      refused={{
        [`${area}.not.found`]: (
          <EmptyState
            drawing="boat"
            title={texts.notFound}
            action={<Button onClick={onAgain}>{texts.again}</Button>}
          />
        ),
      }}
    >
      {(order) => {
        const { head, timeline, children, isGood, ...shown } = view(order, heading)
        return (
          <Order
            {...shown}
            head={{ ...head, titleRef: heading }}
            timeline={{ ...timeline, label: texts.timeline, timeZone }}
            endActions={
              followed.hasEnded
                ? { done: texts.done, onDone: () => navigate('/m/home'), again: texts.again, onAgain, isGood }
                : undefined
            }
          >
            {followed.error && <Notice title={t('failure.offline')} />}
            {children}
            <FocusWhenFree heading={heading} />
          </Order>
        )
      }}
    </Answer>
  )
}
