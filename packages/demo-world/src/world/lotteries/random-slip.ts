import type { LotteryRules, SlipLine, UnitMode } from '@plaza/contract/lottery'
import { highestPrize, type Picks, type Play } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import type { SeededRandom } from '@plaza/gateway/seeded-random'

/** The group of the demo's members. */
export const demoGroup = 1950
/** What a line of the history costs at most, and what it can win at most, minor units. */
const dearestMinor = 400_00
const highestMinor = 900_000_00
const cheapestMinor = 1_00
const unitMinor: Record<UnitMode, number> = { '1': 100, '0.1': 10, '0.01': 1 }

/** Random picks of a play, few in each row. */
function picksOf(play: Play, random: SeededRandom): Picks {
  return play.rows.map(({ from, min, max }) => {
    const least = Math.max(min, 1)
    return random.shuffled(from).slice(0, random.int(least, Math.min(max, least + 2)))
  })
}

/** The line in the largest unit in which it neither costs nor could win too much; undefined without such a unit. */
function lineOf(play: Play, picks: Picks, random: SeededRandom): SlipLine | undefined {
  const units = play.units(picks)
  if (units === 0) return undefined
  for (const mode of ['1', '0.1', '0.01'] as const) {
    const onceMinor = units * unitMinor[mode]
    const wins = highestPrize(play, picks, { group: demoGroup, unitMinor: unitMinor[mode] }) / 10_000
    const least = Math.ceil(cheapestMinor / onceMinor)
    const multiplier = least * random.pick([1, 2, 5, 10])
    if (onceMinor * multiplier > dearestMinor || wins * multiplier > highestMinor) continue
    const prizeGroup = play.type === 'trad' ? random.pick([demoGroup, demoGroup, 1900, 1850]) : demoGroup
    return {
      play: play.id,
      picks: picks.map((row) => [...row]),
      multiplier,
      mode,
      prizeGroup,
      amountMinor: onceMinor * multiplier,
    }
  }
  return undefined
}

/** A slip of one to three lines on plays of these rules. */
export function randomSlip(rules: LotteryRules, random: SeededRandom): SlipLine[] {
  const plays = ruleSets[rules].plays.filter(({ rows }) => rows.every(({ from }) => from.length > 0))
  const lines: SlipLine[] = []
  const wanted = random.pick([1, 1, 1, 2, 3])
  while (lines.length < wanted) {
    const play = random.pick(plays)
    const line = lineOf(play, picksOf(play, random), random)
    if (line) lines.push(line)
  }
  return lines
}
