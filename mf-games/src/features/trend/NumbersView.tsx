import type { LotteryFamily, Result } from '@plaza/contract/lottery'
import { WindowedList } from '@plaza/ui/windowed-list'
import { Balls } from '../../lottery/balls/Balls'
import { DrawTags } from '../../lottery/facts/DrawTags'
import { useTrendText } from '../../locales/trend/texts'
import styles from './Trend.module.css'

/** The winning numbers, a draw a row. */
export function NumbersView({ family, shown }: { family: LotteryFamily; shown: readonly Result[] }) {
  const t = useTrendText()
  return (
    <WindowedList
      label={t('trend.view.numbers')}
      rows={shown}
      keyOf={({ no }) => no}
      rowOf={({ no, numbers }) => (
        <div className={styles.numbers}>
          <span className={styles.no}>{no}</span>
          <Balls size="small" family={family} numbers={numbers} />
          <DrawTags family={family} numbers={numbers} />
        </div>
      )}
    />
  )
}
