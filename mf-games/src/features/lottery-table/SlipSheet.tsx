import { Fact, Facts } from '@plaza/ui/facts'
import type { BettingLimits, Lottery, LotteryOrder, PrizeMode } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { Sheet } from '@plaza/ui/sheet'
import { lazy } from '@plaza/ui/lazy'
import { Suspense } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { ClosedLottery } from '../lottery-slip/ClosedLottery'
import { ConfirmBet } from '../lottery-slip/ConfirmBet'
import { BetReceipt } from '../lottery-slip/BetReceipt'
import { LessThanStake } from '../lottery-slip/LessThanStake'
import { totalOf } from '../lottery-slip/quote'
import styles from '../lottery-slip/Slip.module.css'
import type { SlipLine } from '../lottery-slip/slip'
import { SlipLines } from '../lottery-slip/SlipLines'
import type { SentSlip } from '../lottery-slip/order-intent'
import type { Bet } from '../lottery-slip/useBet'
import type { Slip } from '../lottery-slip/useSlip'

const PlanSheet = lazy(() =>
  import('../lottery-chase/PlanSheet').then((module) => ({ default: module.PlanSheet })),
)

/** What the sheet of a slip shows. */
export type SlipStage = 'lines' | 'confirm' | 'plan' | 'receipt'

export interface SlipSheetProps {
  lottery: Lottery
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
  stage: SlipStage
  /** Asks for the confirmation; a visitor is led to sign in. */
  onBet: () => void
  /** Asks for a plan over several issues; a visitor is led to sign in. */
  onPlan: () => void
  /** A slip was placed as a plan. */
  onPlanned: (sent: SentSlip) => void
  onEdit: () => void
  /** A line is to be changed on the table. */
  onEditLine: (line: SlipLine) => void
  /** The order of the receipt is to be bet again. */
  onAgain: (order: LotteryOrder) => void
  onClose: () => void
}

/** The slip of a lottery: its lines, then their confirmation, then the receipt (TABLE-2). */
export function SlipSheet(props: SlipSheetProps) {
  const { lottery, nameOf, view, slip, bet, playOf, limits, isOpen, stage, onBet, onPlan, onEdit, onClose } =
    props
  const t = useSlipText()
  if (stage === 'receipt' && bet.placed)
    return (
      <BetReceipt
        placed={bet.placed}
        name={nameOf(bet.placed.order.lottery)}
        onAgain={bet.placed.order.lottery === lottery.code ? props.onAgain : undefined}
        isOpen={isOpen}
        onClose={onClose}
      />
    )
  if (stage === 'confirm')
    return (
      <ConfirmBet
        lottery={lottery.code}
        mode={props.mode}
        nameOf={nameOf}
        view={view}
        slip={slip}
        bet={bet}
        playOf={playOf}
        limits={limits}
        isOpen={isOpen}
        onEdit={onEdit}
        onClose={onClose}
      />
    )
  if (stage === 'plan')
    return (
      <Suspense>
        <PlanSheet
          lottery={lottery.code}
          mode={props.mode}
          nameOf={nameOf}
          view={view}
          slip={slip}
          playOf={playOf}
          isOpen={isOpen}
          onEdit={onEdit}
          onPlanned={props.onPlanned}
          onClose={onClose}
        />
      </Suspense>
    )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('slip.title')}
      detail={nameOf(lottery.code)}
      footer={<LinesFoot slip={slip} playOf={playOf} view={view} onBet={onBet} onPlan={onPlan} />}
    >
      <SlipLines slip={slip} playOf={playOf} onEdit={props.onEditLine} />
    </Sheet>
  )
}

type LinesFootProps = Pick<SlipSheetProps, 'slip' | 'playOf' | 'view' | 'onBet' | 'onPlan'>

function LinesFoot({ slip, playOf, view, onBet, onPlan }: LinesFootProps) {
  const t = useSlipText()
  const { money } = useFormats()
  const { currency } = useRemote()
  const { stakeMinor, highestMinor } = totalOf(slip.lines, playOf)
  if (slip.lines.length === 0) return null
  const waits = view.state === 'selling' ? undefined : t('slip.closedNow')
  return (
    <div className={styles.stack}>
      <Facts>
        <Fact label={t('slip.highest')} tone="money">
          {money(highestMinor, currency)}
        </Fact>
        <Fact label={t('slip.total')} tone="total">
          {money(stakeMinor, currency)}
        </Fact>
      </Facts>
      <LessThanStake lines={slip.lines} playOf={playOf} />
      {view.state === 'closed' ? (
        <ClosedLottery reopensAt={view.reopensAt}>{t('slip.stays')}</ClosedLottery>
      ) : (
        <>
          <Button variant="primary" size="large" isBlock disabledReason={waits} onClick={onBet}>
            {t('slip.bet')}
          </Button>
          <Button isBlock icon="calendar" disabledReason={waits} onClick={onPlan}>
            {t('slip.plan')}
          </Button>
        </>
      )}
    </div>
  )
}
