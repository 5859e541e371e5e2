import type { Game } from '@plaza/contract'
import { memo, useMemo } from 'react'
import { GameTiles } from '../../catalogue/GameTiles'

export interface GameRowProps {
  /** As many as a row has; null where a game is not here. */
  slots: readonly (Game | null)[]
  onSheet: (game: Game) => void
  isEager: boolean
}

/** One row of tiles, or of their skeletons. From the first missing game on the row is skeletons. */
export const GameRow = memo(function GameRow({ slots, onSheet, isEager }: GameRowProps) {
  const games = useMemo(() => {
    const missing = slots.indexOf(null)
    const known = missing < 0 ? slots : slots.slice(0, missing)
    return known.filter((game) => game !== null)
  }, [slots])
  return (
    <GameTiles
      games={games}
      onSheet={onSheet}
      eager={isEager ? slots.length : 0}
      pending={slots.length - games.length}
    />
  )
})
