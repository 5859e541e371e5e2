import { range } from './counting'
import type { Count, Draw, Picks, Play, PlayTexts, Row, Tier } from './play'

/** What an odds board is declared by. */
export interface OddsBoard extends PlayTexts {
  id: string
  group: string
  /** Ids of the rows; every row has all options. */
  rows: readonly string[]
  /** Ids of the options, or the first and last of a row of numbers. */
  options: readonly string[] | { first: number; last: number }
  outcomes: Count
  /** Winning outcomes of each option. */
  wins: readonly Count[]
  /** Which options of a row win, as indexes. */
  hits: (draw: Draw, row: number) => readonly number[]
  /** Every set of options that can win together in one row, where more than one can. */
  together?: readonly (readonly number[])[]
  /** Every combination of wins over all rows, where one row's result binds another's. */
  combinations?: () => readonly (readonly (readonly number[])[])[]
  reads?: readonly number[]
  opposites?: Play['opposites']
  multiples?: readonly number[]
}

/** A play of fixed odds: every option picked is one unit, and has odds of its own (LOTTERY-1). */
export function oddsBoard(board: OddsBoard): Play {
  const { id, group, rows, options, outcomes, wins, hits, reads, opposites, name, help, example } = board
  const isNumbers = 'first' in options
  const first = isNumbers ? options.first : 0
  const from = isNumbers ? range(options.first, options.last) : options.map((_, index) => index)
  const row: Omit<Row, 'id'> = {
    from,
    min: 0,
    max: from.length,
    ...('first' in options ? {} : { options }),
  }
  const tiers = from.map((number, index): Tier => {
    const multiple = board.multiples?.[index]
    return {
      id: 'first' in options ? String(number) : (options[index] ?? ''),
      wins: wins[index] ?? 0,
      ...(multiple === undefined ? {} : { multiple }),
    }
  })
  const unitsByTier = (picks: Picks): number[] => {
    const units = tiers.map(() => 0)
    for (const numbers of picks)
      for (const number of numbers) units[number - first] = (units[number - first] ?? 0) + 1
    return units
  }
  const together = board.together ?? from.map((_, index) => [index])
  const highest = (picks: Picks, prizes: readonly number[]): number => {
    // What each option pays in each row: read many times, once for every combination of wins.
    const paid = picks.map((numbers) =>
      from.map((number, option) => (numbers.includes(number) ? (prizes[option] ?? 0) : 0)),
    )
    const worth = (row: number, winning: readonly number[]) => {
      let sum = 0
      for (const option of winning) sum += paid[row]?.[option] ?? 0
      return sum
    }
    if (!board.combinations)
      return picks.reduce((sum, _, at) => sum + Math.max(...together.map((winning) => worth(at, winning))), 0)
    let most = 0
    for (const combination of board.combinations()) {
      const sum = picks.reduce((all, _, at) => all + worth(at, combination[at] ?? []), 0)
      if (sum > most) most = sum
    }
    return most
  }
  return {
    id,
    type: 'ent',
    group,
    rows: rows.map((one) => ({ id: one, ...row })),
    outcomes,
    tiers,
    ...(reads && { reads }),
    ...(opposites && { opposites }),
    unit: { kind: 'number' },
    units: (picks) => picks.reduce((sum, numbers) => sum + numbers.length, 0),
    unitsByTier,
    settle: (picks, draw) => {
      const won = tiers.map(() => 0)
      for (const [at, numbers] of picks.entries()) {
        if (numbers.length === 0) continue
        for (const option of hits(draw, at))
          if (numbers.includes(option + first)) won[option] = (won[option] ?? 0) + 1
      }
      return won
    },
    highest,
    name,
    help,
    example,
  }
}
