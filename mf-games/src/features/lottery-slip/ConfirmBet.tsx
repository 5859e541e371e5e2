import type { BettingLimits, Issue, PrizeMode } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Play } from '@plaza/lottery'
import { LostAnswer, Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { Segmented } from '@plaza/ui/segmented'
import { Sheet } from '@plaza/ui/sheet'
import { prizeChanges as allPrizeChanges } from '@plaza/contract/lottery'
import { useState } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'
import { useSlipText } from '../../locales/lottery-slip/texts'
import type { ChangedLine, Fitting } from './bet-failure'
import { BetFailure } from './BetFailure'
import { FailedElsewhere } from './FailedElsewhere'
import { LostFacts } from './LostFacts'
import { ClosedLottery } from './ClosedLottery'
import { ConfirmFacts } from './ConfirmFacts'
import type { PrizeChanges } from './order-intent'
import { LessThanStake } from './LessThanStake'
import { totalOf } from './quote'
import styles from './Slip.module.css'
import { playsBothSides } from './slip'
import { SlipLines } from './SlipLines'
import type { Bet } from './useBet'
import { useConfirmedIssue } from './useConfirmedIssue'
import type { Slip } from './useSlip'

export interface ConfirmBetProps {
  lottery: string
  /** The mode in which the lottery is played. */
  mode: PrizeMode | undefined
  /** Name of a lottery by its code. */
  nameOf: (code: string) => string
  view: IssueView
  slip: Slip
  bet: Bet
  playOf: (id: string) => Play | undefined
  limits: BettingLimits | undefined
  isOpen: boolean
  onEdit: () => void
  onClose: () => void
}

/** The one confirmation of a bet. An issue that closes meanwhile is asked about, and never replaced silently. */
export function ConfirmBet(props: ConfirmBetProps) {
  const { lottery, mode, nameOf, view, slip, bet, playOf, limits, isOpen, onEdit, onClose } = props
  const t = useSlipText()
  const { money } = useFormats()
  const { currency } = useRemote()
  const [changes, setChanges] = useState<PrizeChanges>('never')
  const isOwn = !bet.failed || bet.failed.lottery === lottery
  const isRefused = isOwn && bet.failure?.code === 'lottery.issue.closed'
  const confirmed = useConfirmedIssue(view, isRefused ? bet.failed?.issue : undefined)
  const { issue, isClosed, closedNo, next } = confirmed
  const { stakeMinor, highestMinor } = totalOf(slip.lines, playOf)
  const place = (on: Issue | undefined, accepted: readonly ChangedLine[] = []) => {
    if (!on) return
    void bet.place({
      lottery,
      issue: on.no,
      lines: slip.lines,
      playOf,
      prizeMode: mode,
      prizeChanges: changes,
      accepted,
    })
  }
  const fit = ({ line, multiplier }: Fitting) => {
    const at = slip.lines[line - 1]
    if (at) slip.setMultiplier(at.id, multiplier)
  }
  const hasOdds = slip.lines.some(({ play }) => playOf(play)?.type === 'ent')
  const { unanswered } = bet
  // A push may tell it before the gateway refuses the bet, or after.
  const isShut = view.state === 'closed'
  const isKnownShut = isOwn && isShut && bet.failure?.code === 'lottery.closed'

  const action = unanswered ? (
    <Button
      variant="primary"
      size="large"
      isBlock
      isBusy={bet.isSending}
      onClick={() => void bet.settleLost()}
    >
      {t('slip.askAgain')}
    </Button>
  ) : isShut ? null : isClosed ? (
    <Button
      variant="primary"
      size="large"
      isBlock
      isBusy={bet.isSending}
      disabledReason={next ? undefined : t('slip.waitForNext')}
      onClick={() => place(confirmed.moveOn())}
    >
      {next ? t('slip.placeOn', { no: next.no }) : t('slip.placeOnNext')}
    </Button>
  ) : (
    <Button
      variant="primary"
      size="large"
      isBlock
      isBusy={bet.isSending}
      disabledReason={issue ? undefined : t('slip.closedNow')}
      onClick={() => place(issue)}
    >
      {t('slip.confirm', { amount: money(stakeMinor, currency) })}
    </Button>
  )

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('slip.confirmTitle')}
      footer={
        <div className={styles.stack}>
          {action}
          {!bet.isSending && !unanswered && (
            <Button variant="quiet" isBlock onClick={onEdit}>
              {t('slip.edit')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.stack}>
        {unanswered && !bet.isSending && !bet.isUncertain && (
          <LostAnswer of={unanswered} currency={currency} />
        )}
        {isShut && !unanswered && !bet.isSending && (
          <ClosedLottery reopensAt={view.reopensAt}>{t('slip.nothingPlaced')}</ClosedLottery>
        )}
        {!bet.isSending && !isKnownShut && isOwn && (
          <BetFailure of={bet} lines={slip.lines} onFit={fit} onAccept={(changed) => place(issue, changed)} />
        )}
        {!bet.isSending && bet.failed && !isOwn && <FailedElsewhere of={bet} nameOf={nameOf} />}
        {isClosed && !isShut && !unanswered && !bet.isSending && (
          <Notice
            isAlert
            tone="warning"
            title={
              next
                ? t('slip.rolled', { no: closedNo ?? '', next: next.no })
                : t('slip.issueClosed', { no: closedNo ?? '' })
            }
          >
            {t('slip.nothingPlaced')}
          </Notice>
        )}
        {unanswered ? (
          <LostFacts of={unanswered} nameOf={nameOf} />
        ) : (
          <>
            {issue && (
              <ConfirmFacts
                name={nameOf(lottery)}
                issue={issue}
                lines={slip.lines.length}
                stakeMinor={stakeMinor}
                highestMinor={highestMinor}
                limits={limits}
              />
            )}
            <LessThanStake lines={slip.lines} playOf={playOf} />
            {playsBothSides(slip.lines, playOf) && (
              <Notice tone="info" title={t('slip.bothSides')}>
                {t('slip.bothSidesText')}
              </Notice>
            )}
            {hasOdds && (
              <div>
                <p className={styles.note} aria-hidden>
                  {t('slip.changes.label')}
                </p>
                <Segmented
                  label={t('slip.changes.label')}
                  value={changes}
                  options={allPrizeChanges.map((value) => ({ value, label: t(`slip.changes.${value}`) }))}
                  onChange={setChanges}
                />
              </div>
            )}
            <SlipLines slip={slip} playOf={playOf} isFixed />
          </>
        )}
      </div>
    </Sheet>
  )
}
