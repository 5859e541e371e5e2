import { checkPicks, settle, unitsOf } from '../kernel/check-picks'
import type { Draw, Play } from '../kernel/play'
import { prizesOf } from '../kernel/prizes'
import { overDraws, statedWins } from './enumerate'
import { randomNumbers, randomPicks } from './random'

/**
 * Plays random picks over every draw: the winning units of each tier are units × winning outcomes, units by tier add up
 * to the units, and no draw pays more than the highest prize, which one draw does pay.
 */
export function provePlay(
  play: Play,
  draws: readonly Draw[],
  { times, seed }: { times: number; seed: number },
): void {
  const next = randomNumbers(seed)
  const prizes = prizesOf(play, { group: 1950, unitMinor: 100 })
  for (let time = 0; time < times; time += 1) {
    const picks = randomPicks(play, next)
    const context = `${play.id} ${JSON.stringify(picks)}`
    expect([context, checkPicks(play, picks)]).toEqual([context, undefined])
    expect([context, unitsOf(play, picks)]).toEqual([context, play.units(picks)])
    if (play.unitsByTier) {
      const sum = play.unitsByTier(picks).reduce((all, units) => all + units, 0)
      expect([context, sum]).toEqual([context, play.units(picks)])
    }
    const { wins, highest } = overDraws(play, picks, draws, prizes)
    expect([context, wins]).toEqual([context, statedWins(play, picks, draws.length)])
    const stated = play.highest(picks, prizes)
    expect([context, stated]).toEqual([context, highest])
    const draw = draws[next(draws.length)] ?? []
    expect([context, settle(play, picks, draw)]).toEqual([context, play.settle(picks, draw)])
  }
}
