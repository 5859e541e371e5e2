import { box, closed, oval, petal, polar, scallop, sector, star, symmetric } from '../geometry'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

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

export const drum: Motif = (p, { main }) => {
  const side = 'M-84,-26L-70,64C-40,92 40,92 70,64L84,-26Z'
  const ropes = range(6).map((i) =>
    line(`M${-76 + i * 30},-14L${-64 + i * 25 + 12},70L${-46 + i * 30},-14`, ramps.ivory.mid, 4),
  )
  const stick = (turn: number, x: number): string =>
    group(
      line('M0,-20L0,74', ramps.wood.ink, 12) +
        line('M0,-20L0,74', ramps.wood.mid, 9) +
        p.ball(0, -28, 14, ramps.ivory),
      place(x, -66, 0.9, turn),
    )
  return (
    p.solid(side, main, { rim: 6 }) +
    p.clipped(side, ropes.join('') + fill('M-90,50C-40,86 40,86 90,50L90,100L-90,100Z', main.ink, 0.3)) +
    line('M-70,62C-40,92 40,92 70,62', ramps.gold.mid, 9) +
    p.solid(oval(0, -26, 87, 30), ramps.gold, { rim: 4 }) +
    p.solid(oval(0, -29, 76, 24), ramps.ivory, { rim: 4, shade: 0.3 }) +
    stick(62, 38) +
    stick(-62, -38)
  )
}

/** The smiling mask of a city's festival. */
export const mask: Motif = (p, { main, second }) => {
  const plumes = range(9).map((i) =>
    group(
      p.solid(petal(96 - Math.abs(i - 4) * 6, 15, 0), [main, second, ramps.lemon][i % 3] ?? main, {
        rim: 3,
      }) +
        line('M0,-10L0,-70', '#fff', 2, 0.5) +
        p.ball(0, -66 + Math.abs(i - 4) * 3, 6, ramps.gold),
      place(0, -18, 1, (i - 4) * 21),
    ),
  )
  const face = symmetric('M0,-52C44,-52 70,-32 70,4C70,50 36,92 0,92')
  const hole = 'M-52,8C-44,-12 -20,-10 -12,8C-24,16 -42,16 -52,8Z'
  return (
    plumes.join('') +
    p.solid(face, ramps.ivory, { rim: 7 }) +
    p.clipped(
      face,
      fill(oval(-42, 36, 17), ramps.rose.mid, 0.6) +
        fill(oval(42, 36, 17), ramps.rose.mid, 0.6) +
        p.solid('M-80,-30C-40,-10 -14,-14 0,-34C14,-14 40,-10 80,-30L80,-80L-80,-80Z', ramps.gold, {
          rim: 3,
        }),
    ) +
    fill(hole, '#1d0a2e') +
    group(fill(hole, '#1d0a2e'), 'scale(-1,1)') +
    line('M-56,-4C-44,-22 -22,-22 -10,-8M56,-4C44,-22 22,-22 10,-8', second.mid, 5) +
    p.solid('M-36,46C-16,62 16,62 36,46C28,80 -28,80 -36,46Z', ramps.ruby, { rim: 3 }) +
    line('M0,10L-6,36L6,37', ramps.ivory.lo, 4) +
    p.ball(0, -36, 11, main)
  )
}

/** A folding fan of painted silk. */
export const abanico: Motif = (p, { main, second }) => {
  const leaf = range(11).map((i) =>
    p.solid(
      sector(-170 + i * 14.6, -155.4 + i * 14.6, 42, 116, 0, 62),
      i % 2 ? main : ramps.rose === main ? ramps.violet : second,
      { rim: 2, shade: 0.4 },
    ),
  )
  const ribs = range(12).map((i) => line(`M0,62L${polar(-170 + i * 14.6, 112, 0, 62)}`, ramps.gold.mid, 3))
  return (
    ribs.join('') +
    leaf.join('') +
    line(`M${polar(-170, 104, 0, 62)}A104,104 0 0 1 ${polar(-10, 104, 0, 62)}`, ramps.gold.hi, 4, 0.9) +
    range(5)
      .map(
        (i) =>
          p.solid(scallop(5, 10, 4, ...polar(-150 + i * 30, 80, 0, 62)), ramps.ivory, { rim: 2 }) +
          p.ball(...polar(-150 + i * 30, 80, 0, 62), 4, ramps.lemon),
      )
      .join('') +
    line('M0,62L-8,100M0,62L6,102', ramps.ruby.mid, 5) +
    p.ball(0, 62, 12, ramps.gold)
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

/** A red envelope with a gold seal. */
export const envelope: Motif = (p) =>
  group(
    fill(box(5, 8, 128, 176, 14), '#0a0418', 0.4) +
      p.solid(box(0, 0, 128, 176, 14), ramps.ruby, { rim: 6 }) +
      p.clipped(
        box(0, 0, 128, 176, 14),
        p.solid('M-70,-94L70,-94L70,-34C30,8 -30,8 -70,-34Z', ramps.ruby, { rim: 4 }) +
          line('M-70,-34C-30,8 30,8 70,-34', ramps.gold.mid, 5) +
          [-1, 1]
            .map((s) =>
              line(
                `M${s * 60},80C${s * 20},76 ${s * 36},40 ${s * 60},44M${s * 60},62C${s * 40},62 ${s * 44},52 ${s * 60},54`,
                ramps.gold.mid,
                3.5,
                0.9,
              ),
            )
            .join(''),
      ) +
      p.solid(oval(0, -4, 34), ramps.gold, { rim: 5 }) +
      p.solid(scallop(6, 15, 6, 0, -4), ramps.ruby, { rim: 3 }) +
      fill(
        closed([
          [0, -12],
          [7, -4],
          [0, 4],
          [-7, -4],
        ]),
        '#fff3bf',
      ),
    place(0, 0, 0.98, 10),
  ) +
  spark(-60, -64, 18) +
  spark(64, 56, 13)

/** Sampaguita, the jasmine of the garlands. */
export const sampaguita: Motif = (p) => {
  const leaves = [-64, 66, 150, -150].map(
    (turn) =>
      p.solid(petal(96, 28, turn), ramps.leaf, { rim: 4 }) +
      group(line('M0,-10L0,-76', '#d3f794', 2.5, 0.6), place(0, 0, 1, turn)),
  )
  const layer = (count: number, length: number, width: number, offset: number): string =>
    range(count)
      .map((i) =>
        p.solid(petal(length, width, offset + i * (360 / count)), ramps.pearl, { rim: 4, shade: 0.4 }),
      )
      .join('')
  return (
    leaves.join('') +
    layer(8, 88, 27, 0) +
    layer(7, 66, 23, 22) +
    layer(5, 42, 17, 8) +
    p.ball(0, 0, 13, ramps.lemon) +
    range(6)
      .map((i) => fill(oval(...polar(i * 60, 19), 3), '#d68f0c'))
      .join('')
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
