import type { AnyCall, AnswerOf } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Order, OrderSkeleton, type Moves, type OrderProps } from '@plaza/ui/order'
import type { ReactNode } from 'react'
import { useFollowedTransfer } from './useFollowedTransfer'

/** What every kind of transfer has. */
export interface Transferred {
  id: string
  state: string
  amountMinor: number
  currency: string
  createdAt: number
  endedAt?: number | undefined
}

/** How one kind of transfer is shown. */
export interface TransferView<S extends string> extends Pick<OrderProps<S>, 'endActions'> {
  head: Omit<OrderProps<S>['head'], 'amountMinor' | 'currency' | 'titleRef'>
  timeline: Pick<OrderProps<S>['timeline'], 'stepText' | 'waitsFor'>
  /** What else there is to know of it, as rows. */
  rows: ReactNode
}

export interface TransferReceiptProps<C extends AnyCall, T extends Transferred> {
  id: string
  call: C
  transferOf: (answer: AnswerOf<C>) => T
  moves: Moves
  /** State in which every transfer begins. */
  first: NoInfer<T['state']>
  texts: Record<'failed' | 'notFound' | 'again' | 'timeline' | 'number', string>
  /** Returns to an empty form. */
  onAgain: () => void
  view: (transfer: T) => TransferView<T['state']>
}

/** The receipt of a transfer: where the money is, the states that it has been in, and its number to copy (WALLET-2, UPLINE-1). */
export function TransferReceipt<C extends AnyCall, T extends Transferred>(props: TransferReceiptProps<C, T>) {
  const { id, call, transferOf, moves, first, texts, onAgain, view } = props
  const { timeZone } = useRemote()
  const answer = useFollowedTransfer(call, { id, moves, stateOf: (known) => transferOf(known).state })
  return (
    <Answer
      of={answer}
      isPage
      pending={<OrderSkeleton />}
      failed={{ title: texts.failed }}
      refused={{
        'transfer.not.found': (
          <EmptyState
            drawing="boat"
            title={texts.notFound}
            action={<Button onClick={onAgain}>{texts.again}</Button>}
          />
        ),
      }}
    >
      {(known: AnswerOf<C>) => {
        const transfer = transferOf(known)
        const { head, timeline, rows, endActions } = view(transfer)
        const ended = transfer.endedAt === undefined ? [] : [{ state: transfer.state, at: transfer.endedAt }]
        return (
          <Order<T['state']>
            head={{ ...head, amountMinor: transfer.amountMinor, currency: transfer.currency }}
            timeline={{
              ...timeline,
              label: texts.timeline,
              timeZone,
              moves,
              timeline: [{ state: first, at: transfer.createdAt }, ...ended],
            }}
            references={[{ label: texts.number, value: transfer.id }]}
            {...(endActions && { endActions })}
          >
            {rows}
          </Order>
        )
      }}
    </Answer>
  )
}
