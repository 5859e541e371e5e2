import type { Picks, Play } from '@plaza/lottery'

/**
 * The sides that picks are on, as `row:option`, of a play in which one side wins and the other loses in every draw; null
 * for any other play.
 */
export function sidesOf(play: Play, picks: Picks): string[] | null {
  const paired = new Set((play.opposites ?? []).flat())
  const sides = picks.flatMap((options, row) =>
    options.filter((option) => paired.has(option)).map((option) => `${row}:${option}`),
  )
  return sides.length > 0 ? sides : null
}

/** A line as far as turnover goes. */
export interface SidedLine {
  units: number
  amountMinor: number
  play: Play
  sides: readonly string[]
}

/** The side opposite to one, or undefined where it has none. */
function oppositeOf(play: Play, side: string): string | undefined {
  const [row = '', option = ''] = side.split(':')
  const pair = play.opposites?.find((both) => both.includes(Number(option)))
  const other = pair?.find((one) => one !== Number(option))
  return other === undefined ? undefined : `${row}:${other}`
}

const nameOf = (play: Play, side: string) => `${play.id}/${side}`

/**
 * Of each line's stake, what is no turnover: its units on a side whose opposite the same member is on in the same issue,
 * on whichever line of whichever order (BET-5). Minor units, in the order of the lines.
 */
export function invalidStakes(linesOfMember: readonly SidedLine[]): number[] {
  const taken = new Set(linesOfMember.flatMap(({ play, sides }) => sides.map((side) => nameOf(play, side))))
  return linesOfMember.map(({ play, sides, units, amountMinor }) => {
    const covered = sides.filter((side) => {
      const other = oppositeOf(play, side)
      return other !== undefined && taken.has(nameOf(play, other))
    })
    return (amountMinor / units) * covered.length
  })
}
