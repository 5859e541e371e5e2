import type { Game } from '@plaza/contract/play'
import { useId } from 'react'
import { GameTiles } from '../../catalogue/GameTiles'
import { useRecents } from '../../recents/useRecents'
import { useHomeText } from '../../locales/home/texts'
import styles from './HomeLive.module.css'

/** Maximum number of games. */
const shown = 12

/** The games that the member played last; nothing for a visitor or without such games. */
export function ContinuePlaying({ onSheet }: { onSheet: (game: Game) => void }) {
  const t = useHomeText()
  const id = useId()
  const { games } = useRecents()
  if (!games?.length) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('live.recents')}
      </h2>
      <GameTiles isLine games={games.slice(0, shown)} onSheet={onSheet} />
    </section>
  )
}
