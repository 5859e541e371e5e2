import { Fact, Facts } from '@plaza/ui/facts'
import type { BettingLimits, Issue } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import { Clock } from '../../lottery/clock/Clock'
import { lockMs } from '../../lottery/draws/issue-view'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useSlipText } from '../../locales/lottery-slip/texts'
import styles from './Slip.module.css'

export interface ConfirmFactsProps {
  /** The lottery's name. */
  name: string
  issue: Issue
  lines: number
  stakeMinor: number
  highestMinor: number
  limits: BettingLimits | undefined
}

/** What a person confirms: lottery, issue, closing time, lines, total and highest prize (TABLE-2). */
export function ConfirmFacts({ name, issue, lines, stakeMinor, highestMinor, limits }: ConfirmFactsProps) {
  const t = useSlipText()
  const { money, number } = useFormats()
  const schedule = useScheduleText()
  const { currency, serverNow } = useRemote()
  const isCapped = limits !== undefined && highestMinor > limits.payoutMaxMinor
  return (
    <>
      <Facts>
        <Fact label={t('slip.lottery')}>{name}</Fact>
        <Fact
          label={t('slip.issue')}
        >{`${issue.no} · ${t('slip.issueOf', { n: issue.n, of: issue.of })}`}</Fact>
        <Fact label={t('slip.closesAt')}>
          <span>{schedule.near(issue.closeAt)}</span> ·{' '}
          <Clock
            untilMs={issue.closeAt - lockMs}
            now={serverNow}
            label={t('slip.closesIn')}
            ended={t('slip.closed')}
          />
        </Fact>
        <Fact label={t('slip.lineCount')}>{number(lines)}</Fact>
        <Fact label={t('slip.highest')} tone="money">
          {money(highestMinor, currency)}
        </Fact>
        <Fact label={t('slip.total')} tone="total">
          {money(stakeMinor, currency)}
        </Fact>
      </Facts>
      {isCapped && (
        <p className={styles.note}>
          {t('slip.payoutMost', { amount: money(limits.payoutMaxMinor, currency) })}
        </p>
      )}
      <p className={styles.note}>{t('slip.fixedAfter')}</p>
    </>
  )
}
