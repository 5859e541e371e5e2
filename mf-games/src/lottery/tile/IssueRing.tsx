import type { Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useLotteryText } from '../../locales/lottery/texts'
import { CountdownRing } from '../clock/CountdownRing'
import { lockMs } from '../draws/issue-view'
import { useIssueView } from '../draws/useIssueView'
import { IssueState } from './IssueState'
import styles from './IssueRing.module.css'

/** Time left to bet as a ring, where the lottery sells; else one line that says what it waits for. */
export function IssueRing({ lottery, name }: { lottery: Lottery; name: string }) {
  const t = useLotteryText()
  const { serverNow } = useRemote()
  const view = useIssueView(lottery)
  if (view.state === 'waiting' || view.state === 'closed')
    return (
      <span className={styles.words}>
        <IssueState lottery={lottery} name={name} />
      </span>
    )
  const { openAt = 0, closeAt = 0 } = view.issue ?? {}
  return (
    <CountdownRing
      fromMs={openAt}
      untilMs={view.state === 'selling' ? closeAt - lockMs : 0}
      now={serverNow}
      label={t('lottery.closesIn', { name })}
      ended={t('lottery.drawing')}
    />
  )
}
