import type { CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Notice, SubmitFailure, type MoneySubmit } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { failureFacts } from '../../play/failure-view'
import { BetInformation } from '../information/BetInformation'
import { betRefusal, isFit, type ChangedLine, type Fitting, type LineProblem } from './bet-failure'
import { ClosedLottery } from './ClosedLottery'
import type { SlipLine } from './slip'
import styles from './Slip.module.css'

export interface BetFailureProps {
  of: Pick<MoneySubmit, 'failure' | 'isUncertain'>
  /** The slip as it is now. */
  lines: readonly Pick<SlipLine, 'multiplier'>[]
  /** Multipliers of a plan's issues; one issue at the stake of the slip unless given. */
  multipliers?: readonly number[]
  /** Takes the amount of a line that fits; with a lowest amount it is raised. */
  onFit: (fitting: Fitting, isLeast: boolean) => void
  /** Places the slip at the new prizes, which are those of its lines from then on. */
  onAccept: (changed: readonly ChangedLine[]) => void
}

const onceOnly = [1]

/** Why a bet was not placed, and what can be done about it in one tap. The slip stays in any case. */
export function BetFailure({ of, lines, multipliers = onceOnly, onFit, onAccept }: BetFailureProps) {
  const t = useSlipText()
  const { failure } = of
  if (!failure) return null
  const refusal = betRefusal(failure.code, failure.value)
  switch (refusal.id) {
    case 'issueClosed':
      return null
    case 'lotteryClosed':
      return <ClosedLottery code={failure.code}>{t('slip.stays')}</ClosedLottery>
    case 'prizes':
      return <ChangedPrizes changed={refusal.changed} onAccept={() => onAccept(refusal.changed)} />
    case 'balance':
      return <TooLittle failure={failure} />
    case 'ownLimit':
      return <OwnLimit failure={failure} />
    case 'information':
      return <BetInformation />
    case 'limit':
      // What fits has been taken: there is nothing left to say until it is sent.
      if (isFit(refusal, lines, multipliers)) return null
      return <TableLimit failure={failure} {...refusal} onFit={onFit} />
    case 'line':
      return <RefusedLine failure={failure} line={refusal.line} problem={refusal.problem} />
    case 'other':
      return <SubmitFailure of={of} />
  }
}

function TooLittle({ failure }: { failure: CallError }) {
  const t = useSlipText()
  const errorText = useErrorText()
  const { navigate } = useRemote()
  return (
    <Notice
      isAlert
      tone="danger"
      title={errorText(failure.code, failure.value, failure)}
      action={
        <Button size="small" icon="deposit" onClick={() => navigate('/m/voucherCenter')}>
          {t('slip.deposit')}
        </Button>
      }
    >
      {t('slip.stays')}
    </Notice>
  )
}

function OwnLimit({ failure }: { failure: CallError }) {
  const t = useSlipText()
  const errorText = useErrorText()
  const { near } = useScheduleText()
  const { limit, resetsAtMs } = failureFacts(failure.value)
  return (
    <Notice
      isAlert
      tone="warning"
      title={limit ? t(`slip.ownLimits.${limit}`) : errorText(failure.code, failure.value, failure)}
    >
      {resetsAtMs !== undefined && t('slip.limitResets', { time: near(resetsAtMs) })}
    </Notice>
  )
}

interface TableLimitProps {
  failure: CallError
  mostMinor?: number | undefined
  leastMinor?: number | undefined
  fitting?: Fitting | undefined
  onFit: BetFailureProps['onFit']
}

function TableLimit({ failure, mostMinor, leastMinor, fitting, onFit }: TableLimitProps) {
  const t = useSlipText()
  const errorText = useErrorText()
  const { currency } = useRemote()
  const { money } = useFormats()
  return (
    <Notice
      isAlert
      tone="warning"
      title={errorText(failure.code, failure.value, failure)}
      action={
        fitting && (
          <Button size="small" onClick={() => onFit(fitting, leastMinor !== undefined)}>
            {t('slip.fit', { no: fitting.line, amount: money(fitting.fittingMinor, currency) })}
          </Button>
        )
      }
    >
      {mostMinor !== undefined && <p>{t('slip.most', { amount: money(mostMinor, currency) })}</p>}
      {leastMinor !== undefined && <p>{t('slip.least', { amount: money(leastMinor, currency) })}</p>}
    </Notice>
  )
}

interface RefusedLineProps {
  failure: CallError
  line: number
  problem: LineProblem | undefined
}

function RefusedLine({ failure, line, problem }: RefusedLineProps) {
  const t = useSlipText()
  const errorText = useErrorText()
  return (
    <Notice isAlert tone="danger" title={t('slip.atLine', { no: line })}>
      <p>{errorText(failure.code, failure.value, failure)}</p>
      {problem && <p>{t(`slip.problems.${problem}`)}</p>}
      <p>{t('slip.stays')}</p>
    </Notice>
  )
}

function ChangedPrizes({ changed, onAccept }: { changed: readonly ChangedLine[]; onAccept: () => void }) {
  const t = useSlipText()
  const { currency } = useRemote()
  const { money } = useFormats()
  // Sides of one kind pay alike, so their prize is shown once.
  const text = (prizes: readonly number[]) =>
    [...new Set(prizes.map((prize) => money(Math.floor(prize / 10_000), currency)))].join(' / ')
  return (
    <Notice
      isAlert
      tone="warning"
      title={t('slip.changed')}
      action={
        <Button size="small" onClick={onAccept}>
          {t('slip.accept')}
        </Button>
      }
    >
      <ul className={styles.changes}>
        {changed.map(({ line, shown, now }) => (
          <li key={line}>
            <span>{t('slip.lineNo', { no: line })}</span> <span className={styles.old}>{text(shown)}</span> →{' '}
            <span>{text(now)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
