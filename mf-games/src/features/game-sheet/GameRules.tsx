import { Icon } from '@plaza/ui/icon'
import { useSheetText } from '../../locales/game-sheet/texts'
import styles from './GameSheet.module.css'

/** A game's rules in a disclosure: plain text, with paragraphs separated by empty lines. */
export function GameRules({ rules }: { rules: string }) {
  const t = useSheetText()
  return (
    <details className={styles.rules}>
      <summary className={styles.summary}>
        <span>{t('sheet.rules')}</span>
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.text}>
        {rules.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
