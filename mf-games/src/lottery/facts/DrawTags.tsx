import type { LotteryFamily } from '@plaza/contract/lottery'
import { useLotteryText } from '../../locales/lottery/texts'
import { drawFacts } from './draw-facts'
import { DrawSum } from './DrawSum'
import styles from './DrawTags.module.css'

/** Sum, size, parity and dragon of a draw as short words (LOTTERY-5). */
export function DrawTags({ family, numbers }: { family: LotteryFamily; numbers: readonly number[] }) {
  const t = useLotteryText()
  const { tags } = drawFacts(family, numbers)
  return (
    <span className={styles.tags}>
      <DrawSum family={family} numbers={numbers} />
      {tags.map((tag) => (
        <span key={tag} className={styles.tag} data-tag={tag}>
          {t(`lottery.tags.${tag}`)}
        </span>
      ))}
    </span>
  )
}
