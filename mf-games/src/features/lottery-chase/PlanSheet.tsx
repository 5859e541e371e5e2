import { chaseBounds, type Issue, type PrizeMode } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Play } from '@plaza/lottery'
import { Checkbox } from '@plaza/ui/checkbox'
import { useCallback, useState } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { fittingMultiplier, type ChangedLine, type Fitting } from '../lottery-slip/bet-failure'
import type { SentSlip } from '../lottery-slip/order-intent'
import { PlacingSheet, type PlacingAction } from '../lottery-slip/PlacingSheet'
import { totalOf } from '../lottery-slip/quote'
import { usePlacingState } from '../lottery-slip/usePlacingState'
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
  const { planned } = planning
  const here = usePlacingState(planning, lottery, view)
  const { issue: first, state } = here
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
  const waits = (): string | undefined => {
    if (!first) return t('chase.waitForNext')
    if (totalMinor === 0) return t('chase.emptySlip')
    return isTooLarge(slip.lines, multipliers.length)
      ? t('chase.tooLarge', { most: number(chaseBounds.numbers) })
      : undefined
  }
  const actionOf = (): PlacingAction | undefined => {
    switch (state.id) {
      case 'unanswered':
      case 'shut':
        return undefined
      case 'closed':
        return {
          text: state.next ? t('chase.startWith', { no: state.next.no }) : t('chase.startWithNext'),
          press: () => void here.moveOn(),
          waits: state.next ? undefined : t('chase.waitForNext'),
        }
      case 'open':
        return {
          text: t('chase.reserve', { amount: money(totalMinor, currency) }),
          press: () => make(state.issue),
          waits: waits(),
        }
    }
  }
  return (
    <PlacingSheet
      here={here}
      texts={{
        title: t('chase.planTitle'),
        askAgain: t('chase.askAgain'),
        edit: t('chase.editSlip'),
        nothing: t('chase.nothingReserved'),
        closed: (no, next) =>
          next === undefined ? t('chase.issueClosed', { no }) : t('chase.rolled', { no, next }),
      }}
      action={actionOf()}
      nameOf={nameOf}
      sum={
        <PlanFacts
          count={multipliers.length}
          totalMinor={totalMinor}
          highestMinor={totalOf(slip.lines, playOf, Math.max(...multipliers)).highestMinor}
        />
      }
      lines={slip.lines}
      multipliers={multipliers}
      onFit={fit}
      onAccept={(changed) => make(first, changed)}
      isTall
      detail={nameOf(lottery)}
      isOpen={isOpen}
      onEdit={onEdit}
      onClose={onClose}
    >
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
    </PlacingSheet>
  )
}
