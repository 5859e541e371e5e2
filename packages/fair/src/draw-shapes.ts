/** What is drawn, by the rules of a lottery. */
export type DrawRules = 'five' | 'pk10' | 'dice' | 'eleven' | 'vn27' | 'vn18' | 'six45' | 'pc28'

/** Numbers that are drawn: `count` of the `values` numbers that begin at `least`. */
export interface DrawShape {
  /** `each` number by itself, so that it may come again, or `distinct` ones. */
  kind: 'each' | 'distinct'
  count: number
  values: number
  least: number
  /** Whether they are published in ascending order; in order of drawing otherwise. */
  isSorted?: boolean
}

const digits = (count: number): DrawShape => ({ kind: 'each', count, values: 10, least: 0 })

/**
 * The shapes of all draws (DRAW-2). A Vietnamese board is its digits, from the first prize to the last: 27 prizes of
 * 5, 5, 2×5, 6×5, 4×4, 6×4, 3×3 and 4×2 digits, or 18 prizes of 6, 5, 5, 2×5, 7×5, 4, 3×4, 3 and 2.
 */
export const drawShapes: Readonly<Record<DrawRules, DrawShape>> = {
  five: digits(5),
  pk10: { kind: 'distinct', count: 10, values: 10, least: 1 },
  dice: { kind: 'each', count: 3, values: 6, least: 1 },
  eleven: { kind: 'distinct', count: 5, values: 11, least: 1 },
  vn27: digits(107),
  vn18: digits(82),
  six45: { kind: 'distinct', count: 6, values: 45, least: 1, isSorted: true },
  pc28: digits(3),
}
