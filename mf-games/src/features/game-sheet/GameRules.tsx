import { Fold } from '@plaza/ui/fold'
import { useSheetText } from '../../locales/game-sheet/texts'
import styles from './GameSheet.module.css'

/** A game's rules in a disclosure: plain text, with paragraphs separated by empty lines. */
export function GameRules({ rules }: { rules: string }) {
  const t = useSheetText()
  return (
    <div className={styles.rules}>
      <Fold isRow title={t('sheet.rules')}>
        <div className={styles.text}>
          {rules.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </Fold>
    </div>
  )
}
