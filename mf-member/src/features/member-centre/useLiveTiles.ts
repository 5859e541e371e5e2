import type { TileSlot } from '@plaza/contract'
import { useAvailablePaths, useTiles, type PlacedTile } from '@plaza/federation'

/** The tiles of a slot whose page this merchant gets: nothing is offered that does not work. */
export function useLiveTiles(slot: TileSlot): PlacedTile[] {
  const paths = useAvailablePaths()
  return useTiles(slot).filter(({ route }) => paths.has(pathOf(route)))
}

const pathOf = (route: string): string => route.split(/[?#]/, 1)[0] ?? route
