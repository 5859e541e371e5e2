import type { DrawTag } from '../../lottery/facts/draw-facts'
import { useLotteryText } from '../../locales/lottery/texts'
import styles from './Trend.module.css'

/** Short words for size, parity or winner, each in its colour. */
export function Sides({ sides }: { sides: readonly DrawTag[] }) {
  const t = useLotteryText()
  return (
    <span className={styles.sides}>
      {sides.map((side, index) => (
        <span key={index} className={styles.side} data-tag={side}>
          {t(`lottery.tags.${side}`)}
        </span>
      ))}
    </span>
  )
}
