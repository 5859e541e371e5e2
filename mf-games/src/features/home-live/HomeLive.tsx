import { useGameSheet } from '../game-sheet/useGameSheet'
import { ContinuePlaying } from './ContinuePlaying'
import { JackpotCard } from './JackpotCard'
import { WinnerRow } from './WinnerRow'
import styles from './HomeLive.module.css'

/** Live rows: the member's recent games, jackpots, winners. A row without content is not rendered. */
export function HomeLive() {
  const { open, openNode, sheet } = useGameSheet('plaza.live')
  return (
    <div className={styles.live}>
      <ContinuePlaying onSheet={open} />
      <JackpotCard />
      <WinnerRow onOpen={openNode} />
      {sheet}
    </div>
  )
}
