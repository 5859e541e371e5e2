import { Icon } from '@plaza/ui/icon'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './Promotions.module.css'

/** A deposit without a bonus, beside the promotions. */
export function NoBonus({ isChosen, onChoose }: { isChosen: boolean; onChoose: () => void }) {
  const t = useDepositText()
  return (
    <label className={styles.none}>
      <input
        type="radio"
        name="promotion"
        className={styles.radio}
        value=""
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{t('deposit.noBonus')}</span>
      <span aria-hidden className={styles.mark}>
        {isChosen && <Icon name="check" size={16} />}
      </span>
    </label>
  )
}
