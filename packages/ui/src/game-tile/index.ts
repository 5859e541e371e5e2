export { GameTile, type GameBadge, type GameTileProps } from './GameTile'
export { GameGrid, type GameGridProps } from './GameGrid'
export { GameTileSkeleton } from './GameTileSkeleton'
