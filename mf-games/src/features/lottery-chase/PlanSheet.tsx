import { chaseBounds, type Issue, type PrizeMode } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Play } from '@plaza/lottery'
import { LostAnswer, Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { Checkbox } from '@plaza/ui/checkbox'
import { Sheet } from '@plaza/ui/sheet'
import { useCallback, useState } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { fittingMultiplier, type ChangedLine, type Fitting } from '../lottery-slip/bet-failure'
import { BetFailure } from '../lottery-slip/BetFailure'
import { ClosedLottery } from '../lottery-slip/ClosedLottery'
import { FailedElsewhere } from '../lottery-slip/FailedElsewhere'
import { LostFacts } from '../lottery-slip/LostFacts'
import type { SentSlip } from '../lottery-slip/order-intent'
import { totalOf } from '../lottery-slip/quote'
import { useConfirmedIssue } from '../lottery-slip/useConfirmedIssue'
import type { Slip } from '../lottery-slip/useSlip'
import { comingNumbers, isTooLarge, mostIssueMultiplier, multipliersFor, reserveMinor } from './chase-plan'
import styles from './Chase.module.css'
import { PlanFacts } from './PlanFacts'
import { PlanIssues } from './PlanIssues'
import { PlanReceipt } from './PlanReceipt'
import { PlanStrategy } from './PlanStrategy'
import { useAllowsProgressive } from './useAllowsProgressive'
import { usePlanning, useUnsentPlan } from './usePlanning'

export interface PlanSheetProps {
  lottery: string
  /** The mode in which the lottery is played. */
  mode: PrizeMode | undefined
  /** Name of a lottery by its code. */
  nameOf: (code: string) => string
  view: IssueView
  slip: Slip
  playOf: (id: string) => Play | undefined
  isOpen: boolean
  onEdit: () => void
  /** Called once the plan is made, with the slip that was placed. */
  onPlanned: (sent: SentSlip) => void
  onClose: () => void
}

const usualCount = 10

/** A slip over several issues: how many, the multiplier of each, the whole amount, and the one confirmation (CHASE-2). */
export function PlanSheet(props: PlanSheetProps) {
  const { lottery, mode, nameOf, view, slip, playOf, isOpen, onEdit, onPlanned, onClose } = props
  const t = useChaseText()
  const { currency } = useRemote()
  const { money, number } = useFormats()
  const planning = usePlanning(onPlanned)
  const { failure, unanswered, isSending, planned } = planning
  const unsent = useUnsentPlan(lottery)
  // Else every issue has the multiplier of the first, and changing one changes all.
  const isFree = useAllowsProgressive(lottery)
  const [known, setKnown] = useState<readonly number[]>(
    () => unsent?.multipliers ?? multipliersFor([], usualCount),
  )
  const setMultiplier = useCallback(
    (index: number, multiplier: number) =>
      setKnown((before) => (isFree ? before.with(index, multiplier) : before.map(() => multiplier))),
    [isFree],
  )
  const [stopsOnWin, setStopsOnWin] = useState(unsent?.stopsOnWin ?? true)
  const { failed } = planning
  const isOwn = !failed || failed.lottery === lottery
  const isRefusedIssue =
    isOwn &&
    (failure?.code === 'lottery.issue.closed' ||
      (failure?.code === 'lottery.chase.issue' && failure.value?.['issue'] === failed?.issue))
  const confirmed = useConfirmedIssue(view, isRefusedIssue ? failed?.issue : undefined)
  const { issue: first, isClosed, closedNo, next } = confirmed
  const isShut = view.state === 'closed'
  const most = mostIssueMultiplier(slip.lines)
  // A line whose multiplier was raised since lowers what an issue may have.
  const multipliers = known.map((multiplier) => Math.min(isFree ? multiplier : (known[0] ?? 1), most))
  const { stakeMinor, highestMinor } = totalOf(slip.lines, playOf)
  const totalMinor = reserveMinor(stakeMinor, multipliers)
  if (planned)
    return (
      <PlanReceipt planned={planned} name={nameOf(planned.chase.lottery)} isOpen={isOpen} onClose={onClose} />
    )

  const make = (from: Issue | undefined, accepted: readonly ChangedLine[] = []) => {
    if (!from) return
    const issues = comingNumbers(from, multipliers.length).map((issue, index) => ({
      issue,
      multiplier: multipliers[index] ?? 1,
    }))
    void planning.place({ lottery, prizeMode: mode, lines: slip.lines, playOf, issues, stopsOnWin, accepted })
  }
  const fit = (fitting: Fitting, isLeast: boolean) => {
    const at = slip.lines[fitting.line - 1]
    if (!at) return
    slip.setMultiplier(at.id, fittingMultiplier(fitting, multipliers, isLeast))
    // Where not even the line once fits the highest multiplier, that is what has to go down.
    if (!isLeast) setKnown((before) => before.map((one) => Math.min(one, fitting.multiplier)))
  }
  const action = unanswered
    ? { text: t('chase.askAgain'), press: () => void planning.settleLost() }
    : isClosed
      ? {
          text: next ? t('chase.startWith', { no: next.no }) : t('chase.startWithNext'),
          press: () => void confirmed.moveOn(),
          waits: next ? undefined : t('chase.waitForNext'),
        }
      : {
          text: t('chase.reserve', { amount: money(totalMinor, currency) }),
          press: () => make(first),
          waits: !first
            ? t('chase.waitForNext')
            : totalMinor === 0
              ? t('chase.emptySlip')
              : isTooLarge(slip.lines, multipliers.length)
                ? t('chase.tooLarge', { most: number(chaseBounds.numbers) })
                : undefined,
        }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isTall
      title={t('chase.planTitle')}
      detail={nameOf(lottery)}
      footer={
        <div className={styles.stack}>
          {!unanswered && (
            <PlanFacts
              count={multipliers.length}
              totalMinor={totalMinor}
              highestMinor={totalOf(slip.lines, playOf, Math.max(...multipliers)).highestMinor}
            />
          )}
          {(!isShut || unanswered) && (
            <Button
              variant="primary"
              size="large"
              isBlock
              isBusy={isSending}
              disabledReason={action.waits}
              onClick={action.press}
            >
              {action.text}
            </Button>
          )}
          {!isSending && !unanswered && (
            <Button variant="quiet" isBlock onClick={onEdit}>
              {t('chase.editSlip')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.stack}>
        {unanswered && !isSending && !planning.isUncertain && (
          <LostAnswer of={unanswered} currency={currency} />
        )}
        {!isSending && failed && !isOwn && <FailedElsewhere of={planning} nameOf={nameOf} />}
        {!isSending && isOwn && !isRefusedIssue && !(isShut && failure?.code === 'lottery.closed') && (
          <BetFailure
            of={planning}
            lines={slip.lines}
            multipliers={multipliers}
            onFit={fit}
            onAccept={(changed) => make(first, changed)}
          />
        )}
        {isShut && !unanswered && !isSending && (
          <ClosedLottery reopensAt={view.reopensAt}>{t('chase.nothingReserved')}</ClosedLottery>
        )}
        {isClosed && !isShut && !unanswered && !isSending && (
          <Notice
            isAlert
            tone="warning"
            title={
              next
                ? t('chase.rolled', { no: closedNo ?? '', next: next.no })
                : t('chase.issueClosed', { no: closedNo ?? '' })
            }
          >
            {t('chase.nothingReserved')}
          </Notice>
        )}
        {unanswered ? (
          <LostFacts of={unanswered} nameOf={nameOf} />
        ) : (
          <>
            <p className={styles.small}>{t('chase.how')}</p>
            <Checkbox isChecked={stopsOnWin} onChange={setStopsOnWin}>
              {t('chase.stopOnWin')}
            </Checkbox>
            <PlanStrategy
              lottery={lottery}
              count={multipliers.length}
              most={most}
              stakeMinor={stakeMinor}
              prizeMinor={highestMinor}
              onChange={setKnown}
            />
            {first && (
              <PlanIssues
                numbers={comingNumbers(first, multipliers.length)}
                multipliers={multipliers}
                most={most}
                slipMinor={stakeMinor}
                onChange={setKnown}
                onMultiplier={setMultiplier}
              />
            )}
          </>
        )}
      </div>
    </Sheet>
  )
}
