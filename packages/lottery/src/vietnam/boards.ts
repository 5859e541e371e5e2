import type { Draw } from '../kernel/play'

/** One rank of a board: how many prizes it has, and of how many digits each is. */
export interface Rank {
  id: string
  prizes: number
  digits: number
}

/** The ranks of a board in the order of its draw. */
export type Board = readonly Rank[]

const rank = (id: string, prizes: number, digits: number): Rank => ({ id, prizes, digits })

/** The board of the North: 27 prizes, 107 digits. */
export const northBoard: Board = [
  rank('db', 1, 5),
  rank('g1', 1, 5),
  rank('g2', 2, 5),
  rank('g3', 6, 5),
  rank('g4', 4, 4),
  rank('g5', 6, 4),
  rank('g6', 3, 3),
  rank('g7', 4, 2),
]

/** The boards of Central and South: 18 prizes, 82 digits. */
export const southBoard: Board = [
  rank('db', 1, 6),
  rank('g1', 1, 5),
  rank('g2', 1, 5),
  rank('g3', 2, 5),
  rank('g4', 7, 5),
  rank('g5', 1, 4),
  rank('g6', 3, 4),
  rank('g7', 1, 3),
  rank('g8', 1, 2),
]

/** A prize of a board: where its digits are in the draw. */
export interface PrizePlace {
  rank: string
  start: number
  digits: number
}

/** Every prize of a board, in the order of its draw. */
export function prizesOfBoard(board: Board): PrizePlace[] {
  let start = 0
  return board.flatMap(({ id, prizes, digits }) =>
    Array.from({ length: prizes }, () => {
      const place = { rank: id, start, digits }
      start += digits
      return place
    }),
  )
}

/** How many digits a draw of the board has. */
export const digitsOfBoard = (board: Board): number =>
  board.reduce((sum, { prizes, digits }) => sum + prizes * digits, 0)

/** The prizes of a draw by rank, each as its digits; those of a rank stand together (LOTTERY-1). */
export function boardOf(rulesId: 'vn27' | 'vn18', draw: Draw): { rank: string; prizes: number[][] }[] {
  const board = rulesId === 'vn27' ? northBoard : southBoard
  const places = prizesOfBoard(board)
  return board.map(({ id }) => ({
    rank: id,
    prizes: places
      .filter((place) => place.rank === id)
      .map(({ start, digits }) => draw.slice(start, start + digits)),
  }))
}
