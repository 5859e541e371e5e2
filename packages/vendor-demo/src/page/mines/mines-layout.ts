export interface MinesBoard {
  x: number
  y: number
  cell: number
}
/** The 5×5 board in the field, CSS pixels: as large as fits, with shells at least a finger wide where possible. */
export function minesBoard(width: number, height: number): MinesBoard {
  const cell = Math.max(24, Math.min((width - 20) / 5, (height - 16) / 5, 92))
  return { x: (width - cell * 5) / 2, y: (height - cell * 5) / 2, cell }
}
