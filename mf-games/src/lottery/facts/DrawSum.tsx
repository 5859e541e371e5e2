import type { LotteryFamily } from '@plaza/contract/lottery'
import { useLotteryText } from '../../locales/lottery/texts'
import { drawFacts } from './draw-facts'
import styles from './DrawSum.module.css'

/** The sum of a draw, of PK10 that of its first two; nothing of a Vietnamese board (LOTTERY-5). */
export function DrawSum({ family, numbers }: { family: LotteryFamily; numbers: readonly number[] }) {
  const t = useLotteryText()
  const { sum } = drawFacts(family, numbers)
  if (sum === undefined) return null
  return (
    <span className={styles.sum}>{t(family === 'pk10' ? 'lottery.crownIs' : 'lottery.sumIs', { sum })}</span>
  )
}
