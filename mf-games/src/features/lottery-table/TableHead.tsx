import { localized } from '@plaza/contract/kernel'
import type { Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { IconButton } from '@plaza/ui/icon-button'
import { Balls } from '../../lottery/balls/Balls'
import { Clock } from '../../lottery/clock/Clock'
import { DrawSum } from '../../lottery/facts/DrawSum'
import { lockMs, type IssueView } from '../../lottery/draws/issue-view'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useTableText } from '../../locales/lottery-table/texts'
import { IssueOutcome } from './IssueOutcome'
import styles from './TableHead.module.css'

export interface TableHeadProps {
  lottery: Lottery
  view: IssueView
  /** Opens the choice of another lottery. */
  onSwitch: () => void
  onMenu: () => void
}

/** Lottery, issue, time until selling ends, and the last result; stays below the header while the page scrolls. */
export function TableHead({ lottery, view, onSwitch, onMenu }: TableHeadProps) {
  const t = useTableText()
  const language = useLanguage()
  const schedule = useScheduleText()
  const { last, family } = lottery
  return (
    <section className={styles.head} aria-label={t('table.head')}>
      <div className={styles.line}>
        <button type="button" className={styles.name} onClick={onSwitch}>
          <span translate="no" className={styles.title}>
            {localized(lottery.name, language)}
          </span>
          <span className={styles.switch}>{t('table.switch')}</span>
        </button>
        <IssueLine view={view} />
        <IconButton icon="menu" label={t('table.menu')} onClick={onMenu} />
      </div>
      {lottery.dailyAt !== undefined && <p className={styles.caption}>{schedule.frequency(lottery)}</p>}
      <div className={styles.results}>
        {last && (
          <div className={styles.last}>
            <span className={styles.caption}>{t('table.last', { no: last.no.slice(-4) })}</span>
            <Balls key={last.no} family={family} numbers={last.numbers} size="small" isRevealed />
            <DrawSum family={family} numbers={last.numbers} />
          </div>
        )}
        <IssueOutcome lottery={lottery} />
      </div>
    </section>
  )
}

function IssueLine({ view }: Pick<TableHeadProps, 'view'>) {
  const t = useTableText()
  const schedule = useScheduleText()
  const { serverNow } = useRemote()
  if (view.state === 'closed')
    return (
      <span className={styles.issue}>
        <span className={styles.closed}>{t('table.closed')}</span>
        {view.reopensAt !== undefined && (
          <span className={styles.caption}>
            {t('table.reopens', { time: schedule.near(view.reopensAt) })}
          </span>
        )}
      </span>
    )
  const { issue } = view
  return (
    <span className={styles.issue}>
      {issue && <span className={styles.caption}>{t('table.issue', { n: issue.n, of: issue.of })}</span>}
      {view.state === 'selling' ? (
        <Clock
          untilMs={view.issue.closeAt - lockMs}
          now={serverNow}
          label={t('table.closesIn')}
          ended={t('table.closed')}
        />
      ) : (
        <span className={styles.closed}>{t('table.closed')}</span>
      )}
    </span>
  )
}
