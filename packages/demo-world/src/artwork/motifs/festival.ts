import { box, closed, oval, petal, polar, scallop, sector, symmetric, range } from '../geometry'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

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
