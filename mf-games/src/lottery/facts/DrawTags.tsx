import type { LotteryFamily } from '@plaza/contract/lottery'
import { useLotteryText } from '../../locales/lottery/texts'
import { drawFacts } from './draw-facts'
import styles from './DrawTags.module.css'

/** Sum, size, parity and dragon of a draw as short words (LOTTERY-5). */
export function DrawTags({ family, numbers }: { family: LotteryFamily; numbers: readonly number[] }) {
  const t = useLotteryText()
  const { sum, tags } = drawFacts(family, numbers)
  return (
    <span className={styles.tags}>
      {sum !== undefined && (
        <span className={styles.sum}>
          {t(family === 'pk10' ? 'lottery.crownIs' : 'lottery.sumIs', { sum })}
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className={styles.tag} data-tag={tag}>
          {t(`lottery.tags.${tag}`)}
        </span>
      ))}
    </span>
  )
}
