import type { BettingLimits, Issue, PrizeMode } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Play } from '@plaza/lottery'
import { Notice } from '@plaza/money'
import { Segmented } from '@plaza/ui/segmented'
import { prizeChanges as allPrizeChanges } from '@plaza/contract/lottery'
import { useState } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'
import { useSlipText } from '../../locales/lottery-slip/texts'
import type { ChangedLine, Fitting } from './bet-failure'
import { ConfirmFacts } from './ConfirmFacts'
import type { PrizeChanges } from './order-intent'
import { LessThanStake } from './LessThanStake'
import { PlacingSheet, type PlacingAction } from './PlacingSheet'
import { totalOf } from './quote'
import styles from './Slip.module.css'
import { playsBothSides } from './slip'
import { SlipLines } from './SlipLines'
import type { Bet } from './useBet'
import { usePlacingState } from './usePlacingState'
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
  const here = usePlacingState(bet, lottery, view)
  const { issue, state } = here
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

  const actionOf = (): PlacingAction | undefined => {
    switch (state.id) {
      case 'unanswered':
      case 'shut':
        return undefined
      case 'closed':
        return state.next
          ? { text: t('slip.placeOn', { no: state.next.no }), press: () => place(here.moveOn()) }
          : { text: t('slip.placeOnNext'), press: () => {}, waits: t('slip.waitForNext') }
      case 'open':
        return {
          text: t('slip.confirm', { amount: money(stakeMinor, currency) }),
          press: () => place(state.issue),
          waits: state.issue ? undefined : t('slip.closedNow'),
        }
    }
  }

  return (
    <PlacingSheet
      here={here}
      texts={{
        title: t('slip.confirmTitle'),
        askAgain: t('slip.askAgain'),
        edit: t('slip.edit'),
        nothing: t('slip.nothingPlaced'),
        closed: (no, next) =>
          next === undefined ? t('slip.issueClosed', { no }) : t('slip.rolled', { no, next }),
      }}
      action={actionOf()}
      nameOf={nameOf}
      lines={slip.lines}
      onFit={fit}
      onAccept={(changed) => place(issue, changed)}
      isOpen={isOpen}
      onEdit={onEdit}
      onClose={onClose}
    >
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
    </PlacingSheet>
  )
}
