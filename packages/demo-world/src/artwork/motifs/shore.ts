import { box, closed, oval, polar, polygon, range } from '../geometry'
import { fill, line } from '../painter'
import type { Ramp } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const wave: Motif = (p) => {
  const crest =
    'M-98,72C-88,-10 -40,-80 26,-80C74,-80 98,-48 92,-16C88,8 66,16 50,4C64,2 70,-14 58,-28C42,-46 8,-40 2,-4C-6,44 40,66 98,66L98,92L-98,92Z'
  const inner = 'M-98,84C-80,20 -52,-36 0,-52C-34,-24 -40,40 -2,72Z'
  const foam = [
    [30, -80, 17],
    [58, -70, 18],
    [82, -48, 16],
    [92, -22, 15],
    [80, 2, 15],
    [58, 10, 12],
    [44, 0, 9],
    [4, -84, 13],
  ].map(([x = 0, y = 0, r = 9]) => p.ball(x, y, r, ramps.pearl))
  const drops = [
    [70, -94, 6],
    [98, -70, 5],
    [34, 22, 5],
    [62, 34, 4],
  ].map(([x = 0, y = 0, r = 4]) => p.ball(x, y, r, ramps.sky))
  return (
    p.solid(crest, ramps.sapphire, { rim: 6 }) +
    p.clipped(
      crest,
      p.solid(inner, ramps.teal, { rim: 3 }) +
        line('M-70,84C-58,20 -30,-40 20,-58M-40,88C-34,50 -22,10 0,-20', '#e4fcff', 5, 0.6),
    ) +
    foam.join('') +
    drops.join('')
  )
}

export const vinta: Motif = (p, { main, second }) => {
  const sail = 'M-6,-98C52,-70 84,-20 84,38L-6,44Z'
  const bands = [ramps.ruby, ramps.lemon, ramps.emerald, ramps.sapphire, main, ramps.ivory].map((band, i) =>
    p.solid(
      closed([
        [-6, 46],
        [95 - i * 14, 60 - i * 34],
        [95 - i * 14 - 22, 8 - i * 34 - 20],
      ]),
      band,
      { rim: 2, shade: 0.3 },
    ),
  )
  const jib = 'M-14,-86C-40,-50 -62,-8 -72,38L-14,42Z'
  const hull = 'M-98,50C-60,62 60,62 98,46C92,78 60,92 0,92C-56,92 -86,80 -98,50Z'
  return (
    line('M-10,-98L-10,62', '#5e3118', 8) +
    p.solid(sail, ramps.ivory, { rim: 4 }) +
    p.clipped(sail, bands.join('') + fill('M-6,-98C10,-60 12,0 -6,44Z', '#000', 0.14)) +
    p.solid(jib, second, { rim: 4 }) +
    p.solid(hull, ramps.wood, { rim: 5 }) +
    fill('M-94,58C-50,72 50,72 94,54L92,62C50,80 -50,80 -92,66Z', ramps.gold.mid, 0.9) +
    line('M-96,84C-50,98 50,98 96,82', ramps.wood.lo, 6) +
    line('M-50,66L-62,88M50,66L62,86', ramps.wood.lo, 4)
  )
}

export const lighthouse: Motif = (p, { main }) => {
  const tower = closed([
    [-24, -44],
    [24, -44],
    [42, 78],
    [-42, 78],
  ])
  const stripes = [-24, 16, 56].map((y) => fill(box(0, y, 110, 18), main.mid, 0.95))
  return (
    fill(
      closed([
        [-10, -62],
        [-110, -98],
        [-110, -34],
      ]),
      p.linear(
        [
          [0, '#fff7c0', 0],
          [1, '#fff7c0', 0.85],
        ],
        0,
      ),
    ) +
    fill(
      closed([
        [10, -62],
        [110, -96],
        [110, -30],
      ]),
      p.linear(
        [
          [0, '#fff7c0', 0.85],
          [1, '#fff7c0', 0],
        ],
        0,
      ),
    ) +
    p.solid('M-80,96C-70,66 -30,62 0,66C40,60 76,70 84,96Z', ramps.obsidian) +
    p.solid(tower, ramps.ivory, { rim: 4 }) +
    p.clipped(
      tower,
      stripes.join('') +
        fill(
          closed([
            [6, -50],
            [60, -50],
            [60, 90],
            [10, 90],
          ]),
          '#1b0850',
          0.22,
        ),
    ) +
    p.solid(box(0, -46, 68, 12, 5), ramps.obsidian, { rim: 3 }) +
    p.solid(box(0, -64, 36, 28, 4), ramps.lemon, { rim: 3 }) +
    p.glow(0, -64, 44, '#fff7c0', 0.9) +
    p.solid('M-26,-78C-20,-98 20,-98 26,-78Z', main, { rim: 4 }) +
    p.ball(0, -98, 5, ramps.gold) +
    fill(box(0, 66, 16, 24, 8), '#2b1330')
  )
}

/** Ash, lit by the glow below it. */
const smoke: Ramp = { hi: '#ffb37a', mid: '#7a4a68', lo: '#3a2350', ink: '#160c2a' }

export const volcano: Motif = (p) => {
  const cone = 'M-104,90C-70,60 -50,6 -30,-34L-14,-28L2,-36L16,-28L32,-36C52,6 70,60 104,90Z'
  const lava =
    'M-30,-34L-14,-28L2,-36L16,-28L32,-36C40,-16 30,4 38,26C42,40 30,46 26,30C20,6 14,8 10,34C8,60 -8,60 -8,34C-8,12 -16,4 -22,24C-28,40 -38,32 -36,16C-34,0 -36,-18 -30,-34Z'
  const plume = [
    [-26, -72, 26],
    [22, -76, 28],
    [0, -92, 26],
    [0, -58, 24],
    [46, -92, 17],
    [-48, -88, 16],
  ].map(([x = 0, y = 0, r = 20]) => p.ball(x, y, r, smoke))
  const sparks = range(9).map((i) =>
    fill(oval(...polar(-90 + (i - 4) * 20, 58 + (i % 3) * 16, 0, -30), 4), '#ffe58a'),
  )
  return (
    p.glow(0, -40, 100, '#ff8a26', 0.9) +
    plume.join('') +
    p.solid(cone, ramps.obsidian, { rim: 6 }) +
    p.solid(lava, ramps.amber, { rim: 3 }) +
    p.glow(0, -34, 40, '#fff3bf', 0.9, 16) +
    sparks.join('') +
    fill(polygon(3, 9, -66, 82), '#52b04a', 0)
  )
}
