import type { Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useLotteryText } from '../../locales/lottery/texts'
import { Clock } from '../clock/Clock'
import { lockMs } from '../draws/issue-view'
import { useIssueView } from '../draws/useIssueView'
import { useScheduleText } from '../schedule/useScheduleText'
import styles from './IssueState.module.css'

/** In one line: the time left to bet, "Drawing…", when the draw is, or when a closed lottery opens. */
export function IssueState({ lottery, name }: { lottery: Lottery; name: string }) {
  const t = useLotteryText()
  const { serverNow } = useRemote()
  const { time, moment } = useScheduleText()
  const view = useIssueView(lottery)
  switch (view.state) {
    case 'selling':
      return (
        <Clock
          untilMs={view.issue.closeAt - lockMs}
          now={serverNow}
          label={t('lottery.closesIn', { name })}
          ended={t('lottery.drawing')}
        />
      )
    case 'waiting':
      return <span className={styles.quiet}>{t('lottery.drawAt', { time: time(view.issue.drawAt) })}</span>
    case 'drawing':
      return <span className={styles.quiet}>{t('lottery.drawing')}</span>
    case 'closed':
      return (
        <span className={styles.closed}>
          {view.reopensAt === undefined
            ? t('lottery.opensLater')
            : t('lottery.opensAt', { time: moment(view.reopensAt) })}
        </span>
      )
  }
}
