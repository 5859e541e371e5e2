import { box, closed, num, oval, petal, polar, pt, sector, range } from '../geometry'
import { fill, group, line, place } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const mango: Motif = (p) => {
  const body = 'M-78,22C-84,-38 -34,-74 14,-70C66,-66 96,-22 84,28C72,76 8,94 -36,80C-60,72 -76,50 -78,22Z'
  const blush = p.glow(-40, 6, 78, '#ff3b3b', 0.85, 84)
  const stem = line('M12,-66C10,-80 16,-90 26,-96', '#4d2b12', 9)
  const leaf =
    p.solid(petal(86, 24, 74, 20, -80), ramps.leaf) +
    line('M22,-80C48,-88 74,-82 98,-66', '#d3f794', 2.5, 0.7)
  return (
    stem +
    p.solid(body, ramps.lemon, { rim: 7 }) +
    p.clipped(body, blush + p.glow(56, 46, 60, '#ff8a00', 0.5)) +
    p.gloss(-34, -32, 30, 15, -38, 0.85) +
    leaf
  )
}

export const cherries: Motif = (p) => {
  const stems =
    line('M-40,30C-36,-20 -4,-64 30,-88', '#3f7d2c', 8) + line('M48,40C54,-6 44,-54 30,-88', '#2c6a2a', 8)
  const leaf =
    p.solid(petal(92, 30, -62, 28, -84), ramps.leaf) + line('M24,-86L-44,-120', '#d3f794', 2.5, 0.6)
  return (
    stems + leaf + p.ball(50, 54, 42, ramps.ruby) + p.ball(-38, 42, 50, ramps.ruby) + p.gloss(-58, 18, 14, 8)
  )
}

export const watermelon: Motif = (p) => {
  const seeds = range(9).map((i) => {
    const [x, y] = polar(24 + i * 16.5, i % 2 ? 36 : 62, 0, -38)
    return group(
      fill(petal(15, 5, 0), '#2a0a12') + fill(oval(-1.5, -9, 1.3, 2.6), '#fff', 0.7),
      place(x, y, 1, i * 16 - 66),
    )
  })
  const slice = (radius: number): string => `M${-radius},-40a${radius},${radius} 0 0 0 ${radius * 2},0Z`
  const stripes = range(8).map((i) => fill(sector(8 + i * 21, 18 + i * 21, 95, 111, 0, -40), '#0a4a38', 0.75))
  return group(
    p.solid(slice(110), ramps.emerald) +
      stripes.join('') +
      p.solid(slice(95), ramps.ivory, { rim: 2 }) +
      p.solid(slice(87), ramps.ruby, { rim: 5 }) +
      seeds.join('') +
      p.gloss(-34, -22, 44, 8, 0, 0.4),
    place(0, 0, 0.95, -14),
  )
}

export const pineapple: Motif = (p) => {
  const crown = [-58, -36, -18, 58, 36, 18, 0].map((turn, i) =>
    p.solid(petal(i === 6 ? 78 : 70 - Math.abs(turn) * 0.35, 15, turn, turn * 0.18, -26), ramps.leaf, {
      rim: 3,
    }),
  )
  const body = oval(0, 38, 55, 62)
  const net = range(9).map((i) => {
    const offset = (i - 4) * 26
    return (
      line(`M${offset - 70},-30L${offset + 70},106`, '#8a430b', 4, 0.55) +
      line(`M${offset + 70},-30L${offset - 70},106`, '#8a430b', 4, 0.55)
    )
  })
  const eyes = range(5).flatMap((row) =>
    range(5).map((column) =>
      fill(oval((column - 2) * 26 + (row % 2 ? 13 : 0), -10 + row * 25, 4.5, 3.5), '#fff6bf', 0.75),
    ),
  )
  return (
    crown.join('') +
    p.solid(body, ramps.amber, { rim: 6 }) +
    p.clipped(body, net.join('') + eyes.join('')) +
    p.gloss(-24, 2, 20, 11, -40, 0.6)
  )
}

export const citrus: Motif = (p) => {
  const segments = range(9).map((i) => {
    const path = sector(i * 40 + 4, i * 40 + 36, 12, 62)
    return p.solid(path, ramps.lime, { rim: 2.5, shade: 0.3 })
  })
  const back = p.ball(38, 28, 58, ramps.lime)
  const leaf = p.solid(petal(78, 24, 38, 40, -52), ramps.leaf)
  return (
    back +
    leaf +
    group(
      p.solid(oval(0, 0, 84), ramps.leaf) +
        p.solid(oval(0, 0, 76), ramps.ivory, { rim: 2 }) +
        segments.join('') +
        fill(oval(0, 0, 8), '#fffbe0'),
      place(-12, 2, 1, 12),
    ) +
    p.gloss(-44, -36, 30, 12, -42, 0.5)
  )
}

export const grapes: Motif = (p) => {
  const rows = [4, 5, 4, 3, 2, 1]
  const berries = rows.flatMap((count, row) =>
    range(count).map((i) =>
      p.ball((i - (count - 1) / 2) * 36, -38 + row * 27, 21, row % 2 === i % 2 ? ramps.violet : ramps.rose),
    ),
  )
  const leaf = p.solid(
    'M4,-58C-20,-104 -70,-96 -86,-66C-66,-66 -62,-54 -66,-40C-44,-52 -20,-44 4,-58Z',
    ramps.leaf,
  )
  return line('M0,-52C2,-72 10,-86 24,-94', '#5b3a17', 9) + leaf + berries.reverse().join('')
}

export const coconut: Motif = (p) => {
  const shell = 'M-84,-6C-84,58 -46,92 0,92C46,92 84,58 84,-6Z'
  const straw =
    line('M22,-14L52,-98L84,-104', '#fff', 11) +
    line('M22,-14L52,-98L84,-104', '#f2498d', 11, 0.9).replace(
      'stroke-linecap="round"',
      'stroke-dasharray="9 9"',
    )
  const fibres = range(12).map((i) =>
    line(`M${num(-70 + i * 13)},${num(20 + (i % 3) * 9)}q5,18 2,36`, '#f0c394', 2, 0.3),
  )
  const flower =
    range(5)
      .map((i) => p.solid(petal(38, 17, i * 72), ramps.rose, { rim: 3 }))
      .join('') + p.ball(0, 0, 9, ramps.lemon)
  return (
    p.solid(shell, ramps.wood, { rim: 7 }) +
    p.clipped(shell, fibres.join('')) +
    p.solid(oval(0, -8, 84, 30), ramps.wood, { rim: 3 }) +
    p.solid(oval(0, -8, 74, 24), ramps.ivory, { rim: 3 }) +
    fill(
      oval(0, -4, 60, 16),
      p.linear(
        [
          [0, '#e8fbff'],
          [1, '#9fdcec'],
        ],
        90,
      ),
    ) +
    straw +
    group(flower, place(-52, -22))
  )
}

export const strawberry: Motif = (p) => {
  const body = 'M0,92C-44,70 -84,16 -76,-24C-70,-54 -30,-58 0,-44C30,-58 70,-54 76,-24C84,16 44,70 0,92Z'
  const seeds = [
    [-44, -14],
    [-14, -20],
    [18, -20],
    [48, -14],
    [-52, 12],
    [-24, 8],
    [4, 8],
    [32, 8],
    [56, 6],
    [-30, 36],
    [-4, 36],
    [24, 36],
    [-12, 62],
    [10, 60],
  ].map(([x, y]) => fill(petal(11, 3.6, 0, x, (y ?? 0) + 5), '#ffe58a', 0.9))
  const cap = [-84, -50, -16, 18, 52, 84].map((turn) =>
    p.solid(petal(54, 15, turn, 0, -44), ramps.leaf, { rim: 3 }),
  )
  return (
    p.solid(body, ramps.ruby, { rim: 7 }) +
    seeds.join('') +
    line('M0,-50C0,-70 8,-84 18,-92', '#3f7d2c', 8) +
    cap.join('') +
    p.gloss(-44, -18, 20, 10, -40, 0.6)
  )
}

export const pot: Motif = (p, { second }) => {
  const body = 'M-74,-14C-96,30 -70,88 0,88C70,88 96,30 74,-14Z'
  const coins = [
    [-40, -34],
    [0, -46],
    [40, -34],
    [-20, -62],
    [22, -64],
    [-58, -18],
    [58, -18],
    [0, -24],
  ].map(([x, y], i) =>
    group(
      p.solid(oval(0, 0, 24), ramps.gold, { rim: 3 }) +
        line(oval(0, 0, 15), '#b35f14', 2.5, 0.8) +
        fill(
          closed([
            [0, -8],
            [7, 0],
            [0, 8],
            [-7, 0],
          ]),
          '#fff3bf',
        ),
      place(x ?? 0, y ?? 0, 1, i * 31, 0.92),
    ),
  )
  const band = `M-84,26C-40,42 40,42 84,26L82,42C40,58 -40,58 -82,42Z`
  return (
    coins.join('') +
    p.solid(body, second, { rim: 7 }) +
    p.clipped(body, p.solid(band, ramps.gold, { rim: 2 })) +
    p.solid(box(0, -14, 168, 20, 10), second) +
    p.gloss(-42, 14, 16, 32, 18, 0.35) +
    fill(`M${pt(-6, 60)}l6,-10l6,10l-6,10Z`, '#fff3bf', 0.8)
  )
}
