import { box, closed, num, oval, polar, star, range } from '../geometry'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const pearl: Motif = (p, { second }) => {
  const valve =
    'M0,40C-40,44 -92,20 -96,-16C-98,-36 -82,-46 -70,-58C-54,-76 -34,-72 -20,-82C-8,-90 8,-90 20,-82C34,-72 54,-76 70,-58C82,-46 98,-36 96,-16C92,20 40,44 0,40Z'
  const ribs = [-70, -42, -16, 16, 42, 70].map((x) =>
    line(`M0,36C${x * 0.5},6 ${x * 0.9},-30 ${x},-70`, second.lo, 3, 0.55),
  )
  const lower = 'M-92,34C-60,20 60,20 92,34C88,74 40,94 0,94C-40,94 -88,74 -92,34Z'
  return (
    p.solid(valve, second, { rim: 6 }) +
    p.clipped(valve, ribs.join('')) +
    fill('M0,38C-36,40 -76,22 -80,-10C-60,6 60,6 80,-10C76,22 36,40 0,38Z', '#2a0a3a', 0.35) +
    p.solid(lower, second, { rim: 6 }) +
    p.solid(oval(0, 38, 80, 17), ramps.rose, { rim: 3 }) +
    p.glow(0, 12, 74, '#fff', 0.6) +
    p.ball(0, 10, 36, ramps.pearl) +
    spark(-18, -6, 20) +
    line('M-40,70q10,-16 6,-30M40,70q-10,-16 -6,-30M0,78v-22', second.hi, 3, 0.5)
  )
}

export const anchor: Motif = (p, { main }) => {
  const body =
    'M-11,-44L11,-44L11,56C36,52 54,36 60,14L44,20L64,-22L92,16L78,14C70,60 36,90 0,94C-36,90 -70,60 -78,14L-92,16L-64,-22L-44,20L-60,14C-54,36 -36,52 -11,56Z'
  const rope = 'M-10,-70C-60,-50 50,-20 20,6C0,24 -50,20 -30,50C-16,70 40,60 52,84'
  return (
    line(oval(0, -68, 20), ramps.gold.lo, 15) +
    line(
      oval(0, -68, 20),
      p.linear([
        [0, '#fff3bf'],
        [0.5, '#f7b733'],
        [1, '#b35f14'],
      ]),
      11,
    ) +
    p.solid(box(0, -32, 92, 20, 10), main, { rim: 4 }) +
    p.solid(body, main, { rim: 6 }) +
    line(rope, '#6b3b14', 12) +
    line(rope, ramps.ivory.mid, 9) +
    line(rope, '#b98a58', 9).replace('stroke-linecap="round"', 'stroke-dasharray="3 8"')
  )
}

export const compass: Motif = (p, { main }) => {
  const ticks = range(24).map((i) =>
    line(
      `M${polar(i * 15, i % 6 ? 70 : 64).map(num)}L${polar(i * 15, 75).map(num)}`,
      '#5c4439',
      i % 6 ? 2 : 4,
    ),
  )
  const rose =
    group(p.solid(star(4, 44, 12), ramps.bronze, { rim: 2 }), place(0, 0, 1, 45)) +
    p.solid(star(4, 62, 13), ramps.obsidian, { rim: 2 })
  const needle = group(
    p.solid(
      closed([
        [0, -66],
        [13, 0],
        [-13, 0],
      ]),
      ramps.ruby,
      { rim: 3 },
    ) +
      p.solid(
        closed([
          [0, 66],
          [13, 0],
          [-13, 0],
        ]),
        main,
        { rim: 3 },
      ),
    place(0, 0, 1, 32),
  )
  return (
    p.solid(oval(0, -94, 13), ramps.bronze) +
    p.solid(oval(0, 0, 94), ramps.gold, { rim: 7 }) +
    p.solid(oval(0, 0, 80), ramps.ivory, { rim: 4 }) +
    ticks.join('') +
    rose +
    needle +
    p.ball(0, 0, 11, ramps.gold) +
    p.gloss(-34, -44, 34, 14, -38, 0.6)
  )
}

export const chest: Motif = (p, { main }) => {
  const lid = 'M-86,-14C-90,-66 -60,-84 -46,-84L46,-84C60,-84 90,-66 86,-14Z'
  const loot = [
    [-50, -2, ramps.gold],
    [-22, -12, ramps.gold],
    [6, -8, ramps.gold],
    [34, -12, ramps.gold],
    [58, -2, ramps.gold],
    [-8, -22, main],
    [22, -26, ramps.pearl],
  ] as const
  const straps = (y: number, height: number): string =>
    [-58, 58].map((x) => p.solid(box(x, y, 18, height, 3), ramps.gold, { rim: 3 })).join('')
  return (
    group(
      p.solid(lid, ramps.wood, { rim: 6 }) +
        p.clipped(lid, straps(-50, 80) + fill('M-90,-36L90,-36L90,-30L-90,-30Z', '#290f08', 0.5)) +
        fill(oval(0, -12, 84, 12), '#1a0710'),
      place(0, -14, 1),
    ) +
    p.glow(0, -18, 100, '#ffe58a', 0.9, 52) +
    loot.map(([x, y, r]) => p.ball(x, y - 8, 19, r)).join('') +
    p.solid(box(0, 44, 184, 92, 10), ramps.wood, { rim: 6 }) +
    line('M-88,44L88,44', '#290f08', 4, 0.5) +
    straps(44, 92) +
    p.solid(box(0, 4, 188, 16, 5), ramps.gold, { rim: 4 }) +
    p.solid(box(0, 20, 40, 46, 10), ramps.gold, { rim: 4 }) +
    fill(oval(0, 16, 7), '#290f08') +
    fill(
      closed([
        [-4, 16],
        [4, 16],
        [7, 32],
        [-7, 32],
      ]),
      '#290f08',
    ) +
    spark(-40, -34, 18) +
    spark(44, -40, 14)
  )
}

/** Radius of the shell's spiral at an angle in degrees; it grows threefold with every turn. */
const spiral = (angle: number): number => 9.2 * Math.exp(0.176 * ((angle * Math.PI) / 180))

/** A whole nautilus: stripes follow the growth of its shell. */
export const conch: Motif = (p) => {
  const at = (angle: number, radius: number): [number, number] => polar(-angle + 20, radius, 8, 6)
  const turn = Array.from({ length: 49 }, (_, i) => at(360 + i * 7.5, spiral(360 + i * 7.5)))
  const body = closed([...turn, at(720, spiral(360))])
  const stripes = range(13).map((i) => {
    const [from, to] = [372 + i * 24, 384 + i * 24]
    const outer = [0, 4, 8, 12].map((step) => at(from + step, spiral(from + step)))
    const inner = [to - 14, from - 22].map((angle) => at(angle, spiral(angle - 360) * 1.04))
    return fill(closed([...outer, ...inner]), i % 2 ? ramps.coral.mid : ramps.amber.mid, 0.85)
  })
  const coil = Array.from({ length: 97 }, (_, i) => at(i * 7.5, spiral(i * 7.5)))
  const mouth = closed([
    at(720, spiral(720)),
    at(738, spiral(700)),
    at(748, spiral(640)),
    at(738, spiral(520)),
    at(720, spiral(360)),
  ])
  const shell =
    p.solid(mouth, ramps.rose, { rim: 4 }) +
    p.solid(body, ramps.ivory, { rim: 7 }) +
    p.clipped(body, stripes.join('') + p.glow(40, 60, 90, '#3a041f', 0.4)) +
    line(`M${coil.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}`, ramps.wood.lo, 3.5, 0.75)
  return group(shell, place(-34, -12, 1.42)) + p.gloss(-44, -34, 26, 10, -38, 0.5)
}
