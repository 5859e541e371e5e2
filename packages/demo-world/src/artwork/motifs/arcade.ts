import { box, closed, oval, petal, polar, polygon, sector, star, symmetric, range } from '../geometry'
import { fill, group, line, place, spark, both } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const controller: Motif = (p, { main }) => {
  const body = symmetric('M0,-40C20,-44 40,-52 58,-46C84,-38 100,10 98,48C96,72 70,78 56,54C46,38 36,28 0,28')
  return (
    p.solid(body, main, { rim: 7 }) +
    p.solid(box(0, -28, 40, 18, 9), ramps.obsidian, { rim: 2 }) +
    p.solid('M-68,-20h16v12h12v16h-12v12h-16v-12h-12v-16h12Z', ramps.obsidian, { rim: 3 }) +
    (
      [
        [50, -24, ramps.lemon],
        [50, 12, ramps.emerald],
        [32, -6, ramps.sapphire],
        [68, -6, ramps.ruby],
      ] as const
    )
      .map(([x, y, ramp]) => p.ball(x, y, 10, ramp))
      .join('') +
    both(p.solid(oval(24, 18, 16), ramps.obsidian, { rim: 4 }) + fill(oval(24, 18, 8), '#6a6f9a')) +
    p.gloss(-52, -38, 24, 6, -12, 0.6) +
    line('M0,-40C0,-60 20,-60 20,-80C20,-92 8,-96 0,-98', ramps.obsidian.mid, 6)
  )
}

export const swords: Motif = (p, { main }) => {
  const sword =
    p.solid(
      closed([
        [-10, 40],
        [-10, -78],
        [0, -104],
        [10, -78],
        [10, 40],
      ]),
      ramps.silver,
      { rim: 4 },
    ) +
    fill(
      closed([
        [-1, 38],
        [-1, -92],
        [1, -92],
        [1, 38],
      ]),
      '#67789c',
    ) +
    p.solid('M-38,38C-20,32 20,32 38,38C34,52 20,52 0,50C-20,52 -34,52 -38,38Z', ramps.gold, { rim: 4 }) +
    p.solid(box(0, 68, 13, 36, 4), ramps.wood, { rim: 2 }) +
    p.ball(0, 92, 12, main)
  return (
    group(sword, place(0, 4, 1, 42)) +
    group(sword, place(0, 4, 1, -42)) +
    spark(-60, -62, 20) +
    p.solid(polygon(6, 22, 0, 4), ramps.gold, { rim: 4 }) +
    p.solid(star(5, 13, 6, 0, 4), main, { rim: 2 })
  )
}

export const shield: Motif = (p, { main, second }) => {
  const outer = symmetric('M0,-96C30,-82 58,-76 84,-76C90,-10 74,56 0,98')
  const inner = symmetric('M0,-76C24,-66 46,-60 68,-58C70,-8 56,44 0,78')
  return (
    p.solid(outer, ramps.gold, { rim: 7 }) +
    p.solid(inner, main, { rim: 4 }) +
    p.clipped(
      inner,
      fill('M0,-100L100,-100L100,0L0,0Z', '#fff', 0.16) + fill('M0,0L-100,0L-100,100L0,100Z', main.ink, 0.3),
    ) +
    p.solid(star(5, 40, 18, 0, -2), second, { rim: 5 }) +
    both(
      [
        [60, -66],
        [58, 12],
      ]
        .map(([x = 0, y = 0]) => p.ball(x + 8, y, 5, ramps.amber))
        .join(''),
    ) +
    p.gloss(-42, -46, 10, 28, 12, 0.5)
  )
}

export const robot: Motif = (p, { main }) => {
  const eye = (x: number): string =>
    p.solid(oval(x, -2, 22), ramps.obsidian, { rim: 3 }) +
    p.glow(x, -2, 22, '#7ffcff', 1) +
    fill(oval(x, -2, 9), '#eaffff')
  return (
    line('M0,-58L0,-84', ramps.silver.lo, 8) +
    p.ball(0, -90, 12, ramps.ruby) +
    both(p.solid(box(82, 4, 26, 46, 11), ramps.silver, { rim: 4 })) +
    p.solid(box(0, 6, 150, 124, 34), main, { rim: 7 }) +
    p.solid(box(0, -2, 118, 62, 28), ramps.obsidian, { rim: 4 }) +
    eye(-29) +
    eye(29) +
    p.solid(box(0, 48, 72, 20, 9), ramps.obsidian, { rim: 2 }) +
    range(5)
      .map((i) => fill(box(-26 + i * 13, 48, 8, 11, 2), i % 2 ? '#7ffcff' : '#fff'))
      .join('') +
    p.solid(box(0, 84, 66, 20, 8), ramps.silver, { rim: 3 }) +
    p.gloss(-44, -44, 26, 8, -12, 0.6)
  )
}

export const bolt: Motif = (p) => {
  const path = closed([
    [22, -100],
    [-62, 14],
    [-10, 14],
    [-28, 100],
    [66, -22],
    [12, -22],
  ])
  return (
    p.glow(0, 0, 112, '#ffe58a', 0.7) +
    line(path, ramps.amber.ink, 14) +
    p.solid(path, ramps.lemon, { rim: 7 }) +
    fill(
      closed([
        [18, -90],
        [-48, 6],
        [-20, 6],
      ]),
      '#fff',
      0.6,
    ) +
    spark(-60, -50, 16) +
    spark(64, 44, 13)
  )
}

export const rocket: Motif = (p, { main }) => {
  const flame =
    p.solid('M-22,58C-30,84 -8,90 0,108C8,90 30,84 22,58Z', ramps.amber, { rim: 3 }) +
    fill('M-10,58C-14,76 -2,80 0,92C2,80 14,76 10,58Z', '#fff3bf')
  return (
    group(
      flame +
        both(p.solid('M30,10C58,26 62,50 54,72C44,58 34,52 24,52Z', main, { rim: 4 })) +
        p.solid(symmetric('M0,-100C34,-76 44,-34 38,10C36,34 30,50 24,60L0,60'), ramps.pearl, { rim: 7 }) +
        p.clipped(
          symmetric('M0,-100C34,-76 44,-34 38,10C36,34 30,50 24,60L0,60'),
          fill('M-60,-110L60,-110L60,-56C20,-46 -20,-46 -60,-56Z', main.mid),
        ) +
        p.solid(oval(0, -14, 21), ramps.gold, { rim: 4 }) +
        p.solid(oval(0, -14, 14), ramps.sky, { rim: 3 }) +
        p.gloss(-5, -20, 6, 3) +
        p.solid(petal(44, 7, 180, 0, 30), main, { rim: 2 }),
      place(4, -6, 0.96, 34),
    ) +
    spark(-66, -54, 14) +
    fill(oval(-52, 2, 4), '#fff', 0.8) +
    fill(oval(60, 62, 5), '#fff', 0.7)
  )
}

export const magnetWheel: Motif = (p, { main, second }) => {
  const teeth = range(12).map((i) =>
    group(p.solid(box(0, -84, 26, 28, 5), ramps.silver, { rim: 3 }), place(0, 0, 1, i * 30)),
  )
  return (
    teeth.join('') +
    p.solid(oval(0, 0, 82), ramps.silver, { rim: 6 }) +
    p.solid(oval(0, 0, 62), ramps.obsidian, { rim: 4 }) +
    range(6)
      .map((i) => p.solid(sector(i * 60 + 5, i * 60 + 55, 20, 54), i % 2 ? main : second, { rim: 3 }))
      .join('') +
    p.ball(0, 0, 20, ramps.gold)
  )
}

/** A mortar-board of a wizard: a hat with stars. */
export const wizardHat: Motif = (p, { main, second }) => {
  const cone = 'M-58,52C-40,0 -30,-50 20,-96C34,-106 50,-92 44,-80C34,-62 38,-20 60,48C20,66 -26,66 -58,52Z'
  return (
    p.solid('M-98,62C-84,36 84,32 98,58C84,96 -80,98 -98,62Z', main, { rim: 6 }) +
    p.solid(cone, main, { rim: 7 }) +
    p.clipped(
      cone,
      p.solid('M-70,22C-30,44 30,42 70,18L74,44C30,70 -30,72 -74,48Z', second, { rim: 3 }) +
        [
          [-4, -6, 13],
          [22, -44, 10],
          [-24, 0, 7],
          [30, 2, 8],
        ]
          .map(([x = 0, y = 0, r = 6]) => p.solid(star(5, r, r * 0.45, x, y), ramps.lemon, { rim: 1 }))
          .join(''),
    ) +
    p.solid(box(2, 42, 30, 26, 5), ramps.gold, { rim: 4 }) +
    fill(box(2, 42, 15, 12, 2), main.ink) +
    spark(66, -58, 18) +
    spark(-58, -40, 12) +
    fill(oval(...polar(200, 74), 3), '#fff')
  )
}

export const treasureMap: Motif = (p, { main }) => {
  const sheet =
    'M-88,-60C-60,-76 -34,-50 0,-64C34,-78 60,-52 88,-66L84,62C56,76 34,52 0,66C-34,78 -58,54 -86,70Z'
  return group(
    p.solid(sheet, ramps.bronze, { rim: 6 }) +
      p.clipped(
        sheet,
        p.solid('M-60,-20C-40,-50 10,-40 4,-10C0,16 -40,24 -56,10Z', ramps.leaf, { rim: 2, opacity: 0.85 }) +
          p.solid('M20,20C40,0 76,6 70,34C60,52 24,50 20,20Z', ramps.leaf, { rim: 2, opacity: 0.85 }) +
          line('M-58,40C-30,60 0,30 10,0C16,-20 36,-36 56,-30', '#8d0d34', 6).replace(
            'stroke-linecap="round"',
            'stroke-dasharray="12 11"',
          ) +
          line('M-30,-100L-28,100M30,-100L32,100', '#7d421b', 2, 0.4),
      ) +
      line('M44,-44L68,-18M68,-44L44,-18', ramps.ruby.mid, 10) +
      p.solid(star(8, 20, 8, -62, -36), ramps.gold, { rim: 2 }) +
      p.ball(-62, 44, 9, main),
    place(0, 0, 1, -8),
  )
}
