import type { Game } from '@plaza/contract/play'
import { Skeleton } from '@plaza/ui/skeleton'
import { useId } from 'react'
import { GameTiles } from '../../catalogue/GameTiles'
import { useRecents } from '../../recents/useRecents'
import { useHomeText } from '../../locales/home/texts'
import styles from './HomeLive.module.css'

/** Maximum number of games. */
const shown = 12

/** The games that the member played last; their place while they load, nothing for a visitor or without such games. */
export function ContinuePlaying({ onSheet }: { onSheet: (game: Game) => void }) {
  const t = useHomeText()
  const id = useId()
  const { games, isPending } = useRecents()
  if (isPending) return <Skeleton shape="block" className={styles.recents} />
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
