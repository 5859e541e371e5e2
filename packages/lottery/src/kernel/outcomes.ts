import { ascending } from './counting'
import type { Picks, Play } from './play'

/** What a unit waits for, and what it pays if that comes. */
export interface Outcome {
  /** The same for the same unit of the play, whoever plays it: `five.front3.direct/1.2.3`. */
  key: string
  /** Minor units ×10⁴ at multiplier 1, every time that one draw can hit it. */
  prize: number
}

/** Calls back with every choice of `size` numbers, ascending. */
function eachSet(numbers: readonly number[], size: number, call: (set: readonly number[]) => void): void {
  const set: number[] = []
  const from = (start: number): void => {
    if (set.length === size) return call(set)
    for (let at = start; at < numbers.length; at += 1) {
      set.push(numbers[at] ?? 0)
      from(at + 1)
      set.pop()
    }
  }
  from(0)
}

/** Calls back with one number of every row. */
function eachProduct(picks: Picks, isDistinct: boolean, call: (numbers: readonly number[]) => void): void {
  const numbers: number[] = []
  const row = (at: number): void => {
    if (at === picks.length) return call(numbers)
    for (const number of picks[at] ?? []) {
      if (isDistinct && numbers.includes(number)) continue
      numbers.push(number)
      row(at + 1)
      numbers.pop()
    }
  }
  row(0)
}

/** Calls back with what identifies each unit, and with its number where it stands alone. */
function eachUnit({ unit }: Play, picks: Picks, call: (id: string, number?: number) => void): void {
  const [first = [], second = first] = picks
  switch (unit.kind) {
    case 'number':
      for (const [row, numbers] of picks.entries())
        for (const number of numbers) call(`${row}.${number}`, number)
      return
    case 'product':
      return eachProduct(picks, unit.isDistinct ?? false, (numbers) => call(numbers.join('.')))
    case 'two':
      return eachSet(
        picks.flatMap((numbers, row) => (numbers.length > 0 ? [row] : [])),
        2,
        ([one = 0, other = 0]) =>
          eachProduct([picks[one] ?? [], picks[other] ?? []], false, ([a, b]) =>
            call(`${one}=${a}.${other}=${b}`),
          ),
      )
    case 'set':
      return eachSet(ascending(first), unit.size, (set) => call(set.join('.')))
    case 'split':
      return eachSet(ascending(first), unit.some, (some) =>
        eachSet(
          ascending(second).filter((number) => !some.includes(number)),
          unit.rest,
          (rest) => call(`${some.join('.')}-${rest.join('.')}`),
        ),
      )
  }
}

/** True where the options of a row have tiers of their own. */
const hasOptionTiers = (play: Play): boolean =>
  play.type === 'ent' && play.tiers.length === play.rows[0]?.from.length

/**
 * What the units of valid picks wait for, each with what it pays; undefined where they are more than `most`. `prizes` is
 * what `prizesOf` gives. No unit pays more than its outcome says, so the sum over all lines of what an outcome pays is
 * the exposure of a draw to it (LOTTERY-8).
 */
export function outcomesOf(
  play: Play,
  picks: Picks,
  prizes: readonly number[],
  most: number,
): Outcome[] | undefined {
  const { unitsPerNumber = 1 } = play
  if (play.unit.kind !== 'number' && play.units(picks) > most) return undefined
  const best = Math.max(...prizes) * unitsPerNumber
  const first = play.rows[0]?.from[0] ?? 0
  const isByOption = hasOptionTiers(play)
  const outcomes: Outcome[] = []
  eachUnit(play, picks, (id, number = 0) => {
    outcomes.push({
      key: `${play.id}/${id}`,
      prize: isByOption ? (prizes[number - first] ?? 0) : best,
    })
  })
  return outcomes
}
