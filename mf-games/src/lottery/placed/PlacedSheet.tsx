import type { CallError } from '@plaza/client'
import { ConfirmOnDemand, SubmitFailure } from '@plaza/money'
import { Answer, type AnswerProps } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import type { ReactNode } from 'react'
import { AskService } from '../service/AskService'
import styles from './PlacedSheet.module.css'

/** How a cancellation is sent, as `useMoneySubmit` says it. */
interface Cancelling {
  isSending: boolean
  failure: CallError | undefined
  isUncertain: boolean
}

/** The question before something is cancelled. */
export interface CancelQuestion {
  title: string
  /** What comes back. */
  text: string
  confirm: string
  cancel: string
}

export interface PlacedSheetProps<Data> {
  of: AnswerProps<Data>['of']
  title: string
  detail: string | undefined
  failedTitle: string
  /** Its numbers to copy; the first is the reference for customer service. */
  numbersOf: (data: Data) => readonly { label: string; value: string }[]
  cancelling: Cancelling
  /** The button that asks to cancel all of it; absent when that is not possible now. */
  cancelAll: { text: string; onAsk: () => void } | undefined
  /** What else can be done with it, above its cancellation. */
  more?: ReactNode
  question: CancelQuestion
  isAsking: boolean
  /** Sends the cancellation. */
  onConfirm: () => void
  onKeep: () => void
  isOpen: boolean
  onClose: () => void
  /** What is special to it, between failures and numbers. */
  children: (data: Data) => ReactNode
}

/** An order or a plan in full, with its numbers and its cancellation (TABLE-3, CHASE-1). */
export function PlacedSheet<Data>(props: PlacedSheetProps<Data>) {
  const { of, title, detail, failedTitle, numbersOf, cancelling, cancelAll, more, children } = props
  return (
    <Sheet
      isOpen={props.isOpen}
      onClose={props.onClose}
      isTall
      title={title}
      detail={detail}
      footer={
        (more || cancelAll) && (
          <div className={styles.foot}>
            {more}
            {cancelAll && (
              <Button variant="danger" isBlock isBusy={cancelling.isSending} onClick={cancelAll.onAsk}>
                {cancelAll.text}
              </Button>
            )}
          </div>
        )
      }
    >
      <Answer of={of} pending={<SkeletonRows count={5} />} failed={{ isCompact: true, title: failedTitle }}>
        {(data: Data) => {
          const numbers = numbersOf(data)
          return (
            <div className={styles.placed}>
              <SubmitFailure of={cancelling} />
              {children(data)}
              {numbers.map((number) => (
                <CopyField key={number.label} {...number} />
              ))}
              <AskService reference={numbers[0]?.value ?? ''} />
            </div>
          )
        }}
      </Answer>
      <ConfirmOnDemand
        isOpen={props.isAsking}
        isBusy={cancelling.isSending}
        isDangerous
        {...props.question}
        onCancel={props.onKeep}
        onConfirm={props.onConfirm}
      />
    </Sheet>
  )
}
