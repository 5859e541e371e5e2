import { Icon, type IconName } from '@plaza/ui/icon'
import styles from './MethodTiles.module.css'

export interface PromotionTileProps {
  /** Empty for no bonus. */
  code: string
  icon: IconName
  name: string
  facts: readonly string[]
  /** It cannot be chosen now. */
  isOff?: boolean
  isChosen: boolean
  onChoose: () => void
}

/** One bonus to choose, with all of its terms (BONUS-1). */
export function PromotionTile({
  code,
  icon,
  name,
  facts,
  isOff = false,
  isChosen,
  onChoose,
}: PromotionTileProps) {
  return (
    <label className={styles.tile}>
      <input
        type="radio"
        name="promotion"
        className={styles.radio}
        value={code}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
      />
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {facts.map((fact) => (
          <span key={fact} className={styles.facts}>
            {fact}
          </span>
        ))}
      </span>
      <span aria-hidden className={styles.mark}>
        {isChosen && <Icon name="check" size={16} />}
      </span>
    </label>
  )
}
