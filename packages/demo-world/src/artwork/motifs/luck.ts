import { closed, oval, polar, scallop, symmetric } from '../geometry'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const seven: Motif = (p) => {
  const path =
    'M-66,-88L68,-88C76,-88 80,-80 76,-70L20,86C18,92 14,94 8,94L-36,94C-44,94 -46,88 -43,82L10,-44L-58,-44C-64,-44 -68,-48 -68,-54L-74,-78C-76,-84 -72,-88 -66,-88Z'
  return group(
    `<g transform="translate(7,8)">${fill(path, '#4a0517')}</g>` +
      line(path, ramps.gold.lo, 18) +
      line(
        path,
        p.linear([
          [0, '#fff3bf'],
          [0.5, '#f7b733'],
          [1, '#b35f14'],
        ]),
        12,
      ) +
      p.solid(path, ramps.ruby, { rim: 7 }) +
      p.clipped(path, fill('M-90,-100L90,-100L90,-66C20,-60 -40,-58 -90,-50Z', '#fff', 0.28)),
    place(0, 0, 0.92, -4),
  )
}

export const bell: Motif = (p) => {
  const body = symmetric('M0,-84C40,-84 54,-50 58,-10C62,28 70,44 86,58L86,66L0,66')
  return (
    p.ball(0, 76, 20, ramps.bronze) +
    p.solid(oval(0, -88, 13), ramps.gold) +
    p.solid(body, ramps.gold, { rim: 7 }) +
    p.solid('M-88,52C-40,66 40,66 88,52L90,70C40,84 -40,84 -90,70Z', ramps.amber, { rim: 4 }) +
    p.clipped(body, fill('M-60,20C-20,30 20,30 62,20L64,32C20,42 -20,42 -64,32Z', '#fff3bf', 0.55)) +
    p.gloss(-26, -26, 12, 38, 14, 0.75)
  )
}

export const crown: Motif = (p, { main }) => {
  const body =
    'M-88,60L-96,-30C-80,-14 -62,-10 -48,-28L-26,-58L0,-84L26,-58L48,-28C62,-10 80,-14 96,-30L88,60C40,74 -40,74 -88,60Z'
  const lining = 'M-80,52L-62,-12L0,-30L62,-12L80,52Z'
  const jewels = [
    [-58, 48, 10],
    [-30, 54, 8],
    [0, 56, 13],
    [30, 54, 8],
    [58, 48, 10],
  ].map(([x = 0, y = 0, r = 8], i) => p.ball(x, y, r, i % 2 ? ramps.pearl : main))
  const tips = [
    [-96, -36],
    [-37, -62],
    [0, -92],
    [37, -62],
    [96, -36],
  ].map(([x = 0, y = 0], i) => p.ball(x, y, i === 2 ? 15 : 11, i === 2 ? main : ramps.pearl))
  return (
    p.solid(lining, main, { rim: 3 }) +
    p.solid(body, ramps.gold, { rim: 6 }) +
    p.solid('M0,-62L16,-32L0,-2L-16,-32Z', main, { rim: 4 }) +
    p.solid('M-92,36C-40,50 40,50 92,36L90,64C40,80 -40,80 -90,64Z', ramps.amber, { rim: 4 }) +
    jewels.join('') +
    tips.join('') +
    p.gloss(-66, 4, 9, 24, 8, 0.6)
  )
}

export const gem: Motif = (p, { main }) => {
  const top = -46
  const facet = (points: [number, number][], colour: string, opacity = 1): string =>
    fill(closed(points), colour, opacity)
  const outline = closed([
    [-54, -78],
    [54, -78],
    [98, top + 14],
    [0, 92],
    [-98, top + 14],
  ])
  return (
    p.solid(outline, main, { rim: 4 }) +
    facet(
      [
        [-54, -78],
        [-30, -32],
        [-98, -32],
      ],
      '#fff',
      0.5,
    ) +
    facet(
      [
        [-54, -78],
        [0, -78],
        [-30, -32],
      ],
      '#fff',
      0.28,
    ) +
    facet(
      [
        [0, -78],
        [54, -78],
        [30, -32],
      ],
      '#fff',
      0.12,
    ) +
    facet(
      [
        [0, -78],
        [30, -32],
        [-30, -32],
      ],
      '#fff',
      0.62,
    ) +
    facet(
      [
        [54, -78],
        [98, -32],
        [30, -32],
      ],
      main.ink,
      0.22,
    ) +
    facet(
      [
        [-98, -32],
        [-30, -32],
        [0, 92],
      ],
      '#fff',
      0.2,
    ) +
    facet(
      [
        [-30, -32],
        [30, -32],
        [0, 92],
      ],
      main.hi,
      0.45,
    ) +
    facet(
      [
        [30, -32],
        [98, -32],
        [0, 92],
      ],
      main.ink,
      0.35,
    ) +
    line('M-98,-32L98,-32M-30,-32L0,92L30,-32L0,-78L-30,-32L-54,-78M30,-32L54,-78', '#fff', 1.6, 0.55) +
    spark(-52, -60, 26) +
    spark(48, 6, 14, '#fff', 0.9)
  )
}

export const clover: Motif = (p) => {
  const heart = 'M0,-4C-20,-22 -50,-46 -44,-74C-38,-98 -8,-96 0,-74C8,-96 38,-98 44,-74C50,-46 20,-22 0,-4Z'
  const leaves = [45, 135, 225, 315].map((turn) =>
    group(
      p.solid(heart, ramps.emerald, { rim: 5 }) + line('M0,-12L0,-64', '#c9ffca', 3, 0.6),
      place(0, -8, 1, turn),
    ),
  )
  return line('M0,0C10,40 4,70 -22,96', '#0a6a4b', 11) + leaves.join('') + p.ball(0, -8, 10, ramps.gold)
}

export const horseshoe: Motif = (p, { main }) => {
  const shoe =
    'M-52,92L-84,92C-76,70 -92,24 -92,-8C-92,-60 -50,-94 0,-94C50,-94 92,-60 92,-8C92,24 76,70 84,92L52,92C40,70 56,30 56,-6C56,-38 30,-58 0,-58C-30,-58 -56,-38 -56,-6C-56,30 -40,70 -52,92Z'
  const nails = [-150, -120, -90, -60, -30, 0, 180].map((angle) =>
    fill(oval(...polar(angle, 74, 0, -10), 5.5, 7), '#56260a', 0.8),
  )
  return (
    p.solid(shoe, ramps.gold, { rim: 6 }) +
    nails.join('') +
    p.solid(scallop(6, 26, 8, 0, 16), main, { rim: 4 }) +
    p.ball(0, 16, 12, ramps.lemon)
  )
}
