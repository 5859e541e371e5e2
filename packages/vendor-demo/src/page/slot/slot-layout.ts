/** Positions of the reels in the field, CSS pixels. */
export interface BoardBox {
  x: number
  y: number
  cellWidth: number
  cellHeight: number
  width: number
  height: number
}

/** Fits 5×3 cells between the sign above and the texts of the last spin below. */
export function slotBoard(width: number, height: number): BoardBox {
  const isLow = height < 260
  const above = isLow ? 14 : Math.min(64, 14 + height * 0.1)
  const below = isLow ? 40 : 62
  const side = Math.min(18, 8 + width * 0.012)
  const boardHeight = Math.max(60, height - above - below)
  const cellWidth = Math.min((width - 2 * side) / 5, 118, (boardHeight / 3) * 1.22)
  const cellHeight = Math.min(boardHeight / 3, cellWidth * 1.22)
  const [w, h] = [cellWidth * 5, cellHeight * 3]
  return { x: (width - w) / 2, y: above + (boardHeight - h) / 2, cellWidth, cellHeight, width: w, height: h }
}
