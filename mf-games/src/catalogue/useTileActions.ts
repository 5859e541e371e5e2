import type { Game } from '@plaza/contract/play'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useOpenGame } from '../play/useOpenGame'

/** The actions of a tile, by its node. Stable functions, so that tiles do not render again. */
export function useTileActions(
  games: readonly (Game | null)[],
  toggle: (game: Game) => void,
  onSheet: (game: Game) => void,
  replaces?: boolean,
) {
  const openGame = useOpenGame(onSheet)
  const latest = useRef({ games, openGame, onSheet, replaces })
  useLayoutEffect(() => {
    latest.current = { games, openGame, onSheet, replaces }
  })
  const find = useCallback((id: number) => latest.current.games.find((game) => game?.nodeId === id), [])
  const open = useCallback(
    (id: number) => {
      const game = find(id)
      if (game) latest.current.openGame(game, { replace: latest.current.replaces })
    },
    [find],
  )
  const showSheet = useCallback(
    (id: number) => {
      const game = find(id)
      if (game) latest.current.onSheet(game)
    },
    [find],
  )
  const favourite = useCallback(
    (id: number) => {
      const game = find(id)
      if (game) toggle(game)
    },
    [find, toggle],
  )
  return { open, showSheet, favourite }
}
