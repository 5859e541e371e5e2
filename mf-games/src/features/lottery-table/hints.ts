import type { Play, Row } from '@plaza/lottery'
import { positionsOf } from '../../lottery/plays/positions'

/** How the last draws went for one number of a row. */
export interface Hint {
  /** Draws since the number was last drawn; 0 when the last one has it. All draws that are known when none has. */
  omission: number
  /** Among the most or the least drawn. */
  heat: 'hot' | 'cold' | undefined
}

/** How many numbers of a row are called hot, and how many cold. */
const mostHeated = 3

const has = (draw: readonly number[], positions: readonly number[], number: number): boolean =>
  positions.some((position) => draw[position] === number)

/**
 * Omission, hot and cold of every number of a row in the last draws, newest first (TABLE-1). Undefined where the numbers
 * of the row are not drawn as such.
 */
export function hintsOf(
  play: Play,
  row: Row,
  draws: readonly (readonly number[])[],
): ReadonlyMap<number, Hint> | undefined {
  const positions = draws[0] && positionsOf(play, row, draws[0].length)
  if (!positions) return undefined
  const times = new Map(
    row.from.map((number) => [number, draws.filter((draw) => has(draw, positions, number)).length]),
  )
  const counts = [...times.values()].sort((a, b) => b - a)
  const [hotFrom, coldTo] = [counts[mostHeated - 1] ?? 0, counts.at(-mostHeated) ?? 0]
  return new Map(
    row.from.map((number) => {
      const count = times.get(number) ?? 0
      const at = draws.findIndex((draw) => has(draw, positions, number))
      // Where all are drawn alike, none is hot or cold.
      const heat =
        hotFrom === coldTo ? undefined : count >= hotFrom ? 'hot' : count <= coldTo ? 'cold' : undefined
      return [number, { omission: at < 0 ? draws.length : at, heat }]
    }),
  )
}
