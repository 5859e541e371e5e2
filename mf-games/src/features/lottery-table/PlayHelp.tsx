import type { Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useTableText } from '../../locales/lottery-table/texts'
import styles from './PlayHelp.module.css'

export interface PlayHelpProps {
  play: Play
  onRules: () => void
}

/** How a play is played in one line, which unfolds to all of it with an example, and the way to its rules (TABLE-1). */
export function PlayHelp({ play, onRules }: PlayHelpProps) {
  const t = useTableText()
  const words = usePlayWords()
  return (
    <section className={styles.help} aria-label={words.name(play)}>
      <VisuallyHidden>
        <h2>{words.name(play)}</h2>
      </VisuallyHidden>
      <details key={play.id} className={styles.how}>
        <summary className={styles.line}>
          <span className={styles.text}>{words.help(play)}</span>
          <Icon name="chevron-down" size={20} className={styles.arrow} />
        </summary>
        <p>{words.example(play)}</p>
      </details>
      <Button size="small" variant="quiet" icon="info" onClick={onRules}>
        {t('table.rules.open')}
      </Button>
    </section>
  )
}
