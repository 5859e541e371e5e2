/** What is known about one number over some draws. */
export interface NumberStats {
  number: number
  /** In how many draws it came. */
  count: number
  /** Average number of draws without it between two with it, in tenths: (draws − count) ÷ (count + 1). */
  averageTenths: number
  /** Most draws in a row without it. */
  largest: number
  /** Draws since it last came; 0 when it came in the newest. */
  current: number
  /** Most draws in a row with it. */
  streak: number
}

/**
 * For each draw, newest first, and each number: how many draws ago it last came, 0 where it comes in the draw itself.
 * Draws before the oldest given are unknown and not counted.
 */
export function omissionsOf(hits: readonly (readonly number[])[], from: readonly number[]): number[][] {
  const since = from.map(() => 0)
  const rows: number[][] = []
  for (let row = hits.length - 1; row >= 0; row -= 1) {
    from.forEach((number, column) => {
      since[column] = hits[row]?.includes(number) ? 0 : (since[column] ?? 0) + 1
    })
    rows.push([...since])
  }
  return rows.reverse()
}

/** Statistics of each number over draws, newest first. */
export const statsOf = (hits: readonly (readonly number[])[], from: readonly number[]): NumberStats[] =>
  from.map((number) => {
    let count = 0
    let largest = 0
    let streak = 0
    let current = -1
    let without = 0
    let together = 0
    hits.forEach((draw, index) => {
      const isHit = draw.includes(number)
      without = isHit ? 0 : without + 1
      together = isHit ? together + 1 : 0
      if (isHit) count += 1
      if (isHit && current < 0) current = index
      largest = Math.max(largest, without)
      streak = Math.max(streak, together)
    })
    return {
      number,
      count,
      averageTenths: Math.round((10 * (hits.length - count)) / (count + 1)),
      largest,
      current: current < 0 ? hits.length : current,
      streak,
    }
  })
