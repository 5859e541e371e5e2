import type { LotteryFamily, Result } from '@plaza/contract/lottery'
import { useLotteryText } from '../../locales/lottery/texts'
import { useTrendText } from '../../locales/trend/texts'
import { leastStreak, streaksOf, type Streak } from './sides'
import { Sides } from './Sides'
import styles from './Trend.module.css'
import { usePlaceName } from './usePlaceName'

/** What has come several times in a row up to the newest draw, longest first. */
export function StreaksView({ family, known }: { family: LotteryFamily; known: readonly Result[] }) {
  const t = useTrendText()
  const lottery = useLotteryText()
  const nameOf = usePlaceName()
  const streaks = streaksOf(
    family,
    known.map(({ numbers }) => numbers),
  )
  const where = ({ at }: Streak) =>
    at.kind === 'place'
      ? nameOf(at.place)
      : at.kind === 'duel'
        ? t('trend.pair', { one: at.duel[0] + 1, other: at.duel[1] + 1 })
        : t('trend.total')
  if (streaks.length === 0)
    return <p className={styles.note}>{t('trend.streaksNone', { least: leastStreak })}</p>
  return (
    <ul role="list" aria-label={t('trend.view.streaks')} className={styles.streaks}>
      {streaks.map((streak) => (
        <li key={`${where(streak)} ${lottery(`lottery.tags.${streak.side}`)}`} className={styles.streak}>
          <span>{where(streak)}</span>
          <Sides sides={[streak.side]} />
          <span className={styles.length}>{t('trend.streak', { count: streak.length })}</span>
        </li>
      ))}
    </ul>
  )
}
