import type { Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useLotteryText } from '../../locales/lottery/texts'
import { useTableText } from '../../locales/lottery-table/texts'
import styles from './PlayHelp.module.css'

export interface PlayHelpProps {
  play: Play
  /** The draw follows a region's scheme, and is not that of its state lottery. */
  isOwnDraw: boolean
  onRules: () => void
}

/** How a play is played, with an example, and the way to its rules. */
export function PlayHelp({ play, isOwnDraw, onRules }: PlayHelpProps) {
  const t = useTableText()
  const lottery = useLotteryText()
  const words = usePlayWords()
  return (
    <section className={styles.help} aria-label={words.name(play)}>
      <div className={styles.head}>
        <h2 className={styles.name}>{words.name(play)}</h2>
        <Button size="small" variant="quiet" icon="info" onClick={onRules}>
          {t('table.rules.open')}
        </Button>
      </div>
      <p>{words.help(play)}</p>
      <p className={styles.example}>{words.example(play)}</p>
      {isOwnDraw && <p className={styles.example}>{lottery('lottery.ownDraw')}</p>}
    </section>
  )
}
