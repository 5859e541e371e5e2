import type { Chase, ChaseIssue } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useChaseText } from '../../locales/lottery-chase/texts'
import styles from './Chase.module.css'
import { ChaseIssueStatePill } from './ChaseStatePill'

/** Every issue of a plan: when it opens, what it costs, how it stands, and the way to the order that it became. */
export function ChaseIssues({ chase }: { chase: Chase }) {
  const t = useChaseText()
  return (
    <section aria-label={t('chase.issues')}>
      <ol className={styles.rows}>
        {chase.issues.map((issue) => (
          <Row key={issue.issue} issue={issue} currency={chase.currency} />
        ))}
      </ol>
    </section>
  )
}

function Row({ issue, currency }: { issue: ChaseIssue; currency: string }) {
  const t = useChaseText()
  const errorText = useErrorText()
  const { navigate } = useRemote()
  const { money, number } = useFormats()
  const schedule = useScheduleText()
  const { order, reason, prizeMinor } = issue
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{issue.issue}</p>
        <p className={styles.small}>
          {t('chase.opensTimes', {
            time: schedule.time(issue.openAt),
            multiplier: number(issue.multiplier),
          })}
        </p>
        {prizeMinor > 0 && (
          <p className={styles.won}>{t('chase.prizeIs', { amount: money(prizeMinor, currency) })}</p>
        )}
        {reason !== undefined && <p className={styles.small}>{errorText(reason)}</p>}
      </div>
      <div className={styles.end}>
        <strong className={styles.amount}>{money(issue.amountMinor, currency)}</strong>
        <ChaseIssueStatePill state={issue.state} />
      </div>
      {order !== undefined && (
        <div className={styles.action}>
          <Button
            size="small"
            variant="quiet"
            onClick={() => navigate(`/m/orders?order=${encodeURIComponent(order)}`)}
          >
            {t('chase.viewOrder', { no: issue.issue })}
          </Button>
        </div>
      )}
    </li>
  )
}
