import { oval, num, polar, range } from '../geometry'
import { fill, group, line, place } from '../painter'
import { ramps } from '../ramps'
import { eye } from './eyes'
import type { Motif } from './motif'

export const octopus: Motif = (p, { main }) => {
  const arm = (d: string): string =>
    line(d, main.ink, 31) +
    line(
      d,
      p.linear([
        [0, main.mid],
        [1, main.lo],
      ]),
      27,
    ) +
    line(d, main.hi, 5, 0.5)
  const suckers = [
    [-80, 70],
    [-62, 80],
    [80, 70],
    [62, 80],
    [-32, 88],
    [32, 88],
  ].map(([x = 0, y = 0]) => fill(oval(x, y, 4.5), '#fff', 0.55))
  return (
    arm('M-30,20C-60,30 -96,10 -88,-22') +
    arm('M30,20C60,30 96,10 88,-22') +
    arm('M-30,24C-50,70 -92,50 -84,82') +
    arm('M30,24C50,70 92,50 84,82') +
    arm('M-14,30C-20,80 -56,60 -40,92') +
    arm('M14,30C20,80 56,60 40,92') +
    suckers.join('') +
    p.solid(
      'M0,-96C48,-96 72,-62 66,-20C62,14 48,46 0,46C-48,46 -62,14 -66,-20C-72,-62 -48,-96 0,-96Z',
      main,
      { rim: 7 },
    ) +
    p.gloss(-28, -62, 24, 14, -34, 0.7) +
    eye(-22, 4, 15) +
    eye(22, 4, 15) +
    line('M-12,28q12,10 24,0', main.ink, 5) +
    [
      [38, -58, 7],
      [50, -34, 5],
      [24, -78, 5],
    ]
      .map(([x = 0, y = 0, r = 4]) => fill(oval(x, y, r), main.hi, 0.5))
      .join('')
  )
}

export const crab: Motif = (p) => {
  const claw = (side: 1 | -1): string =>
    group(
      line('M48,6C76,0 84,-18 78,-36', ramps.coral.ink, 22) +
        line('M48,6C76,0 84,-18 78,-36', ramps.coral.lo, 18) +
        p.solid(
          'M74,-30C48,-46 48,-84 72,-98C70,-82 74,-72 84,-66C88,-76 98,-84 108,-84C114,-60 104,-34 74,-30Z',
          ramps.coral,
          { rim: 5 },
        ),
      place(0, 0, side, 0, 1),
    )
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((i) =>
      line(
        `M${side * 50},${24 + i * 8}C${side * 84},${16 + i * 16} ${side * 92},${40 + i * 12} ${side * (90 - i * 12)},${72 + i * 8}`,
        i % 2 ? ramps.coral.lo : ramps.coral.mid,
        11,
      ),
    ),
  )
  const body = 'M0,-30C50,-30 78,-6 76,24C74,52 40,70 0,70C-40,70 -74,52 -76,24C-78,-6 -50,-30 0,-30Z'
  return (
    legs.join('') +
    claw(1) +
    claw(-1) +
    line('M-22,-24L-26,-50M22,-24L26,-50', ramps.coral.lo, 10) +
    p.solid(body, ramps.coral, { rim: 7 }) +
    [
      [-36, 8, 9],
      [0, 2, 11],
      [36, 8, 9],
      [-18, 26, 6],
      [18, 26, 6],
    ]
      .map(([x = 0, y = 0, r = 4]) => fill(oval(x, y, r), '#ffd2b3', 0.55))
      .join('') +
    eye(-26, -54, 14) +
    eye(26, -54, 14) +
    line('M-16,48q16,12 32,0', '#560f18', 5) +
    p.gloss(-36, -10, 26, 9, -16, 0.6)
  )
}

export const jellyfish: Motif = (p, { main }) => {
  const bell =
    'M-74,6C-78,-54 -40,-94 0,-94C40,-94 78,-54 74,6C60,-4 50,14 37,6C24,-4 12,14 0,6C-12,14 -24,-4 -37,6C-50,14 -60,-4 -74,6Z'
  const arms = range(7).map((i) =>
    line(
      `M${-54 + i * 18},4C${-72 + i * 22},36 ${-34 + i * 14},54 ${-62 + i * 21},${92 - (i % 2) * 14}`,
      i % 2 ? main.hi : main.mid,
      i % 2 ? 4 : 8,
      0.8,
    ),
  )
  return (
    p.glow(0, -30, 120, main.mid, 0.5) +
    arms.join('') +
    p.solid(bell, main, { rim: 6 }) +
    p.clipped(
      bell,
      fill(oval(0, -10, 44, 38), main.hi, 0.4) +
        [-40, 0, 40].map((x) => line(`M0,-90C${x},-60 ${x * 1.4},-30 ${x * 1.3},6`, '#fff', 3, 0.4)).join(''),
    ) +
    p.gloss(-30, -62, 24, 13, -36, 0.85)
  )
}

/** A coral with random branches. */
export const coralBranch: Motif = (p, { main, trim }, random) => {
  const tips: string[] = []
  const grow = (x: number, y: number, angle: number, length: number, depth: number): string => {
    const [ex, ey] = polar(angle, length, x, y)
    const [bx, by] = polar(angle + random.between(-14, 14), length * 0.55, x, y)
    const path = `M${num(x)},${num(y)}Q${num(bx)},${num(by)} ${num(ex)},${num(ey)}`
    const width = 8 + depth * 5.2
    const own =
      line(path, main.ink, width + 4) +
      line(path, depth > 1 ? main.lo : main.mid, width) +
      line(path, main.hi, width * 0.25, 0.55)
    if (depth === 0) {
      tips.push(p.ball(ex, ey, 9, trim))
      return own
    }
    const spread = random.between(21, 30)
    return (
      own +
      [-spread, spread]
        .map((turn) => grow(ex, ey, angle + turn, length * random.between(0.68, 0.84), depth - 1))
        .join('')
    )
  }
  const stems = [-104, -76].map((angle, i) => grow(i * 16 - 8, 88, angle + (i ? 10 : -10), 68, 2))
  return (
    stems.join('') +
    tips.join('') +
    p.solid('M-58,98C-50,76 -20,72 0,76C22,70 52,78 58,98Z', main, { rim: 4 })
  )
}
