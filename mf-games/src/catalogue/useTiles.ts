import type { Game } from '@plaza/contract/play'
import { useMemo, type RefObject } from 'react'
import { useFavourites } from '../favourites/useFavourites'
import { useTileActions } from './useTileActions'
import { useTilePresses } from './useTilePresses'
import { useUnavailableText } from './useUnavailableText'

/** What the tiles of some games share. The same object until a favourite changes, so that a list renders only new tiles. */
export interface Tiles {
  open: (nodeId: number) => void
  favourite: (nodeId: number) => void
  isFavourite: (nodeId: number) => boolean
  /** Why a game can't be played now. */
  why: ReturnType<typeof useUnavailableText>
}

/** What tiles do, and long presses within `element` (FRAME-15). A game that is not loaded yet is null. */
export function useTiles(
  games: readonly (Game | null)[],
  onSheet: (game: Game) => void,
  element: RefObject<HTMLElement | null>,
  replaces?: boolean,
): Tiles {
  const { isFavourite, toggle } = useFavourites()
  const { open, favourite, showSheet } = useTileActions(games, toggle, onSheet, replaces)
  const why = useUnavailableText()
  useTilePresses(element, showSheet)
  return useMemo(() => ({ open, favourite, isFavourite, why }), [open, favourite, isFavourite, why])
}
