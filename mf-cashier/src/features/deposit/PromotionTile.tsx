import { Icon } from '@plaza/ui/icon'
import styles from './Promotions.module.css'

export interface PromotionTileProps {
  code: string
  name: string
  facts: readonly string[]
  /** It cannot be chosen now. */
  isOff: boolean
  isChosen: boolean
  onChoose: () => void
}

/** One bonus to choose, as a card with all of its terms (BONUS-1). */
export function PromotionTile({ code, name, facts, isOff, isChosen, onChoose }: PromotionTileProps) {
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="promotion"
        className={styles.radio}
        value={code}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
      />
      <span className={styles.cardHead}>
        <Icon name="gift" size={20} />
        <span className={styles.name}>{name}</span>
        <span aria-hidden className={styles.mark}>
          {isChosen && <Icon name="check" size={16} />}
        </span>
      </span>
      {facts.map((fact) => (
        <span key={fact} className={styles.terms}>
          {fact}
        </span>
      ))}
    </label>
  )
}
