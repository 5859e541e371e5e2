import { box, closed, oval, polar, scallop, star, range } from '../geometry'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const paperLantern: Motif = (p) => {
  const body = oval(0, -2, 78, 64)
  const ribs = [-56, -30, 0, 30, 56].map((x) =>
    line(`M${x * 0.4},-66C${x * 1.5},-40 ${x * 1.5},36 ${x * 0.4},62`, ramps.ruby.lo, 3, 0.5),
  )
  const tassel = range(5).map((i) => line(`M${-8 + i * 4},82L${-12 + i * 6},112`, ramps.lemon.mid, 3.5))
  return (
    line('M0,-108L0,-72', ramps.gold.mid, 5) +
    p.glow(0, 0, 120, '#ffb347', 0.7) +
    tassel.join('') +
    p.solid(body, ramps.ruby, { rim: 6 }) +
    p.clipped(body, p.glow(0, 4, 62, '#ffe58a', 0.75, 58) + ribs.join('')) +
    p.solid(box(0, -66, 62, 16, 6), ramps.gold, { rim: 3 }) +
    p.solid(box(0, 62, 62, 16, 6), ramps.gold, { rim: 3 }) +
    p.ball(0, 78, 8, ramps.gold) +
    p.solid(scallop(5, 19, 6, 0, -2), ramps.gold, { rim: 3 }) +
    p.gloss(-36, -32, 22, 11, -40, 0.6)
  )
}

/** The five-pointed star lantern of Filipino Christmas. */
export const parol: Motif = (p, { main, second }) => {
  const rim = range(20).map((i) =>
    p.solid(oval(...polar(i * 18, 86), 11), i % 2 ? second : main, { rim: 2.5 }),
  )
  const points = range(5).map((i) => {
    const tip = polar(-90 + i * 72, 72)
    const left = polar(-126 + i * 72, 32)
    const right = polar(-54 + i * 72, 32)
    return (
      p.solid(closed([tip, left, [0, 0]]), ramps.lemon, { rim: 2 }) +
      p.solid(closed([tip, right, [0, 0]]), ramps.amber, { rim: 2 })
    )
  })
  const tails = [-1, 1].flatMap((side) =>
    range(4).map((i) =>
      line(
        `M${side * (30 + i * 4)},78q${side * 6},14 ${side * (i - 1) * 5},${30 - i * 2}`,
        i % 2 ? second.hi : main.hi,
        4,
      ),
    ),
  )
  return (
    tails.join('') +
    p.glow(0, 0, 120, '#ffe58a', 0.6) +
    p.solid(oval(0, 0, 84), ramps.obsidian, { rim: 3 }) +
    p.solid(oval(0, 0, 76), main, { rim: 3, shade: 0.3 }) +
    rim.join('') +
    points.join('') +
    p.solid(scallop(8, 15, 5), ramps.ruby, { rim: 3 }) +
    p.ball(0, 0, 8, ramps.lemon) +
    spark(-44, -60, 14)
  )
}

export const fireworks: Motif = (p, { main, second }) => {
  const burst = (x: number, y: number, r: number, colours: readonly string[]): string =>
    range(16)
      .map(
        (i) =>
          line(
            `M${polar(i * 22.5, r * 0.3, x, y)}L${polar(i * 22.5, r * (i % 2 ? 0.95 : 0.75), x, y)}`,
            colours[i % colours.length] ?? '#fff',
            r * 0.075,
          ) + fill(oval(...polar(i * 22.5, r * (i % 2 ? 1.04 : 0.84), x, y), r * 0.055), '#fff'),
      )
      .join('') + p.glow(x, y, r * 0.5, '#fff', 0.9)
  const rocket = 'M0,-64C16,-44 18,-20 18,10L-18,10C-18,-20 -16,-44 0,-64Z'
  return (
    burst(-36, -38, 62, [main.hi, main.mid]) +
    burst(54, -12, 46, [ramps.lemon.hi, ramps.amber.mid]) +
    burst(14, -80, 26, [second.hi, second.mid]) +
    group(
      line('M0,10L0,76', ramps.wood.mid, 7) +
        p.solid(rocket, ramps.ruby, { rim: 4 }) +
        fill(box(0, -18, 36, 9), '#fff', 0.9) +
        fill(box(0, 0, 36, 9), '#fff', 0.9),
      place(-8, 56, 0.8, 22),
    )
  )
}

export const moon: Motif = (p) => {
  const path =
    'M34,-88C-10,-92 -74,-56 -74,8C-74,64 -28,96 18,90C44,86 64,72 76,54C30,66 -14,42 -18,-6C-20,-42 4,-74 34,-88Z'
  return (
    p.glow(0, 0, 118, '#fff3bf', 0.6) +
    p.solid(path, ramps.lemon, { rim: 7 }) +
    p.clipped(
      path,
      [
        [-46, 10, 13],
        [-30, 50, 17],
        [-48, -26, 8],
        [14, 74, 9],
      ]
        .map(([x = 0, y = 0, r = 4]) => fill(oval(x, y, r), ramps.lemon.lo, 0.3))
        .join(''),
    ) +
    p.solid(star(5, 26, 11, 42, -14), ramps.gold, { rim: 3 }) +
    spark(20, -50, 13) +
    spark(74, -46, 11) +
    spark(38, 28, 10)
  )
}

export const sun: Motif = (p) => {
  const rays = range(8).map((i) =>
    group(
      p.solid(
        closed([
          [-13, -58],
          [0, -100],
          [13, -58],
        ]),
        ramps.lemon,
        { rim: 3 },
      ) +
        p.solid(
          closed([
            [-27, -54],
            [-26, -82],
            [-14, -58],
          ]),
          ramps.amber,
          { rim: 2 },
        ) +
        p.solid(
          closed([
            [27, -54],
            [26, -82],
            [14, -58],
          ]),
          ramps.amber,
          { rim: 2 },
        ),
      place(0, 0, 1, i * 45),
    ),
  )
  return (
    p.glow(0, 0, 124, '#ffe58a', 0.7) +
    rays.join('') +
    p.ball(0, 0, 60, ramps.lemon) +
    line('M-30,-6q9,-12 18,0M12,-6q9,-12 18,0', '#8a430b', 6) +
    line('M-24,18q24,24 48,0', '#8a430b', 6) +
    fill(oval(-34, 14, 9, 6), '#ff764a', 0.7) +
    fill(oval(34, 14, 9, 6), '#ff764a', 0.7)
  )
}
