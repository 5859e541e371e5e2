import type { Game } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useGamesText } from '../../texts'
import type { GameSheetProps } from './GameSheet'
import { useSheetEntry } from '../../parts/useSheetEntry'

/**
 * Opens games' sheets. The sheet's code loads with the first one opened; a failure shows a message, and the next tap
 * tries again.
 */
export function useGameSheet(stateKey?: string): {
  open: (game: Game) => void
  /** Opens the sheet of a game that is not in any loaded list. */
  openNode: (nodeId: number) => void
  sheet: ReactNode
} {
  const t = useGamesText()
  const { events } = useRemote()
  const entry = useSheetEntry(stateKey)
  const [known, setKnown] = useState<Game>()
  const [lastId, setLastId] = useState(entry.nodeId)
  const [Sheet, setSheet] = useState<ComponentType<GameSheetProps>>()
  if (entry.nodeId !== null && entry.nodeId !== lastId) setLastId(entry.nodeId)

  const isWanted = entry.nodeId !== null && !Sheet
  const { close } = entry
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    import('./GameSheet').then(
      (module) => isCurrent && setSheet(() => module.GameSheet),
      () => {
        if (!isCurrent) return
        close()
        events.say('toast', { kind: 'error', text: t('tile.openFailed'), id: 'game-sheet' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, close, events, t])

  const { open: openEntry } = entry
  const open = useCallback(
    (game: Game) => {
      setKnown(game)
      openEntry(game.nodeId)
    },
    [openEntry],
  )
  const sheet = Sheet && lastId !== null && (
    <Sheet
      key={lastId}
      nodeId={lastId}
      known={known?.nodeId === lastId ? known : undefined}
      isOpen={entry.nodeId !== null}
      onClose={close}
      onSheet={open}
    />
  )
  return { open, openNode: openEntry, sheet }
}
