import { LostAnswer, Notice } from '@plaza/money'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { Sheet } from '@plaza/ui/sheet'
import type { ReactNode } from 'react'
import { BetFailure, type BetFailureProps } from './BetFailure'
import { ClosedLottery } from './ClosedLottery'
import { FailedElsewhere } from './FailedElsewhere'
import { LostFacts } from './LostFacts'
import type { PlacingNotice } from './placing-state'
import styles from './Slip.module.css'
import type { PlacingHere } from './usePlacingState'

/** The words of a bet or of a plan. */
export interface PlacingTexts {
  title: string
  /** Sends again what got no answer. */
  askAgain: string
  /** Goes back to the lines. */
  edit: string
  /** What became of the slip when nothing could be placed. */
  nothing: string
  /** That an issue has closed; with the number of the next one where it sells already. */
  closed: (no: string, next: string | undefined) => string
}

/** The main button: what it does, and what it waits for. */
export interface PlacingAction {
  text: string
  press: () => void
  waits?: string | undefined
}

export interface PlacingSheetProps extends Pick<
  BetFailureProps,
  'lines' | 'multipliers' | 'onFit' | 'onAccept'
> {
  here: PlacingHere
  texts: PlacingTexts
  /** Absent where nothing can be placed. What got no answer has a button of its own. */
  action: PlacingAction | undefined
  /** Name of a lottery by its code. */
  nameOf: (code: string) => string
  /** Above the main button; not while an answer is outstanding. */
  sum?: ReactNode
  detail?: string
  isTall?: boolean
  isOpen: boolean
  onEdit: () => void
  onClose: () => void
  /** What is placed; what was sent without an answer is shown instead of it. */
  children: ReactNode
}

/**
 * The one confirmation of a slip, as a bet or as a plan: what prevents it, what is placed, and the one button that
 * does it. An issue that closes meanwhile is asked about, and never replaced silently (TABLE-2, CHASE-2).
 */
export function PlacingSheet(props: PlacingSheetProps) {
  const {
    here,
    texts,
    action,
    nameOf,
    sum,
    detail,
    isTall = false,
    isOpen,
    onEdit,
    onClose,
    children,
  } = props
  const { state, placing, notices } = here
  const isLost = state.id === 'unanswered'
  const main = isLost ? { text: texts.askAgain, press: () => void placing.settleLost() } : action
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isTall={isTall}
      title={texts.title}
      detail={detail}
      footer={
        <div className={styles.stack}>
          {!isLost && sum}
          {main && <MainButton {...main} isBusy={placing.isSending} />}
          {!placing.isSending && !isLost && (
            <Button variant="quiet" isBlock onClick={onEdit}>
              {texts.edit}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.stack}>
        {notices.map((notice) => (
          <PlacingNoticeOf key={notice} notice={notice} {...props} />
        ))}
        {isLost ? <LostFacts of={state.intent} nameOf={nameOf} /> : children}
      </div>
    </Sheet>
  )
}

const MainButton = ({ text, press, waits, isBusy }: PlacingAction & { isBusy: boolean }) => (
  <Button variant="primary" size="large" isBlock isBusy={isBusy} disabledReason={waits} onClick={press}>
    {text}
  </Button>
)

interface NoticeProps extends Pick<
  PlacingSheetProps,
  'here' | 'texts' | 'nameOf' | 'lines' | 'multipliers' | 'onFit' | 'onAccept'
> {
  notice: PlacingNotice
}

function PlacingNoticeOf({ notice, here, texts, nameOf, lines, multipliers, onFit, onAccept }: NoticeProps) {
  const { currency } = useRemote()
  const { state, placing } = here
  switch (notice) {
    case 'lostAnswer':
      return state.id === 'unanswered' && <LostAnswer of={state.intent} currency={currency} />
    case 'shut':
      return state.id === 'shut' && <ClosedLottery reopensAt={state.reopensAt}>{texts.nothing}</ClosedLottery>
    case 'closed':
      return (
        state.id === 'closed' && (
          <Notice isAlert tone="warning" title={texts.closed(state.no, state.next?.no)}>
            {texts.nothing}
          </Notice>
        )
      )
    case 'failedElsewhere':
      return <FailedElsewhere of={placing} nameOf={nameOf} />
    case 'failedHere':
      return (
        <BetFailure
          of={placing}
          lines={lines}
          {...(multipliers && { multipliers })}
          onFit={onFit}
          onAccept={onAccept}
        />
      )
  }
}
