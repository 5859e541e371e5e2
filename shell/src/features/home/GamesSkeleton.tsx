import { GameGrid } from '@plaza/ui/game-tile'
import { RailSkeleton } from '@plaza/ui/rail'
import { Skeleton } from '@plaza/ui/skeleton'
import styles from './Home.module.css'

/** The shape of the popular games: categories, a heading, three rows of games. */
export function GamesSkeleton() {
  return (
    <div className={styles.games} aria-hidden>
      <RailSkeleton />
      <div className={styles.heading}>
        <Skeleton shape="title" width="quarter" />
      </div>
      <GameGrid pending={9} />
    </div>
  )
}
