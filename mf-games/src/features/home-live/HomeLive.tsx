import { useGameSheet } from '../game-sheet/useGameSheet'
import { ContinuePlaying } from './ContinuePlaying'
import { JackpotCard } from './JackpotCard'
import { WinnerRow } from './WinnerRow'
import styles from './HomeLive.module.css'

/** What goes on in the games: those of the member, jackpots, winners. A row that has nothing to show is not there. */
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
