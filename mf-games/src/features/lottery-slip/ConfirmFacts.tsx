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
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('slip.lottery')}</dt>
          <dd>{name}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.issue')}</dt>
          <dd>
            {issue.no} · {t('slip.issueOf', { n: issue.n, of: issue.of })}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.closesAt')}</dt>
          <dd>
            {schedule.near(issue.closeAt)} ·{' '}
            <Clock
              untilMs={issue.closeAt - lockMs}
              now={serverNow}
              label={t('slip.closesIn')}
              ended={t('slip.closed')}
            />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.lineCount')}</dt>
          <dd>{number(lines)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.highest')}</dt>
          <dd className={styles.highest}>{money(highestMinor, currency)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.total')}</dt>
          <dd className={styles.total}>{money(stakeMinor, currency)}</dd>
        </div>
      </dl>
      {isCapped && (
        <p className={styles.note}>
          {t('slip.payoutMost', { amount: money(limits.payoutMaxMinor, currency) })}
        </p>
      )}
      <p className={styles.note}>{t('slip.fixedAfter')}</p>
    </>
  )
}
