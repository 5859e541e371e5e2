import { centred } from '../glyphs'
import { box, closed, oval, petal, star, range } from '../geometry'
import type { Ramp } from '../painter'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const mahjong: Motif = (p, { main }) => {
  const tile = (content: string): string =>
    p.solid(box(6, 9, 86, 116, 14), main, { rim: 4 }) +
    p.solid(box(0, 0, 86, 114, 14), ramps.ivory, { rim: 5, shade: 0.3 }) +
    content
  const circles = range(9).map(
    (i) =>
      p.solid(
        oval(((i % 3) - 1) * 24, (Math.floor(i / 3) - 1) * 31, 11),
        [ramps.ruby, ramps.emerald, ramps.sapphire][i % 3] ?? main,
        { rim: 2 },
      ) + fill(oval(((i % 3) - 1) * 24, (Math.floor(i / 3) - 1) * 31, 4), '#fff'),
  )
  const bamboo = [-22, 0, 22].flatMap((x) =>
    [-27, 27].map(
      (y) =>
        p.solid(box(x, y, 12, 44, 6), x ? ramps.emerald : ramps.ruby, { rim: 2 }) +
        line(`M${x - 6},${y}h12`, '#fff', 3),
    ),
  )
  const flower =
    range(5)
      .map((i) => p.solid(petal(34, 14, i * 72), ramps.rose, { rim: 2 }))
      .join('') + p.ball(0, 0, 9, ramps.lemon)
  return (
    group(tile(bamboo.join('')), place(-52, 8, 0.86, -16)) +
    group(tile(flower), place(54, 10, 0.86, 15)) +
    group(tile(circles.join('')), place(0, -10, 1.02, 0))
  )
}

export const knight: Motif = (p, { main, second }) => {
  const horse =
    'M-36,58C-44,16 -10,4 -2,-14C-20,-6 -36,-2 -50,8C-60,14 -74,0 -68,-12C-58,-26 -52,-48 -34,-64C-22,-76 -6,-80 -4,-96C14,-88 22,-78 26,-70C66,-50 72,10 60,58Z'
  return (
    p.solid(box(4, 88, 140, 18, 8), main, { rim: 4 }) +
    p.solid('M-54,80C-48,64 -42,58 -36,56L60,56C66,60 72,66 76,80Z', main, { rim: 5 }) +
    p.solid(horse, main, { rim: 7 }) +
    line('M26,-66C58,-40 62,8 50,52M14,-58C40,-34 46,6 36,50', second.hi, 5, 0.7) +
    fill(oval(-22, -44, 6.5), second.hi) +
    fill(oval(-58, -6, 3.5), main.ink) +
    p.solid(box(10, 60, 108, 13, 6), second, { rim: 3 }) +
    p.gloss(-16, -62, 14, 7, -44, 0.5)
  )
}

export const ticket: Motif = (p, { main }) => {
  const shape = 'M-92,-56h184v32a22,22 0 0 0 0,46v32h-184v-32a22,22 0 0 0 0,-46Z'
  return (
    group(
      fill(shape, '#0a0418', 0.35).replace('<path', '<path transform="translate(5,8)"') +
        p.solid(shape, main, { rim: 6 }) +
        line('M36,-50L36,54', '#fff', 3, 0.8).replace('stroke-linecap="round"', 'stroke-dasharray="7 8"') +
        line('M-80,-44L22,-44L22,48L-80,48Z', '#fff', 2.5, 0.6) +
        p.solid(star(5, 34, 15, -29, 2), ramps.gold, { rim: 4 }) +
        group(centred('7', 40, '#fff', 18), place(64, 0, 1, 90)) +
        p.gloss(-50, -38, 34, 6, 0, 0.5),
      place(0, 0, 0.98, -18),
    ) +
    spark(-70, -70, 15) +
    fill(
      closed([
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
      '#fff',
      0,
    )
  )
}

/** Numbered balls of a draw. */
export const drawBalls: Motif = (p, { main, second, trim }, random) => {
  const drawn = (most: number): string => String(random.int(1, most))
  const numbered = (x: number, y: number, r: number, ramp: Ramp, text: string): string =>
    fill(oval(x + 3, y + r * 0.92, r * 0.86, r * 0.2), '#0a0418', 0.35) +
    p.ball(x, y, r, ramp) +
    fill(oval(x, y + r * 0.08, r * 0.54), '#fffdf5', 0.96) +
    group(centred(text, r * 0.5, '#241036', 17, 18), place(x, y + r * 0.08)) +
    p.gloss(x - r * 0.36, y - r * 0.52, r * 0.3, r * 0.16, -32, 0.8)
  return (
    numbered(-56, -38, 38, second, drawn(45)) +
    numbered(58, -40, 36, ramps.emerald, drawn(45)) +
    numbered(-54, 50, 40, ramps.sapphire, drawn(45)) +
    numbered(58, 50, 38, trim, drawn(45)) +
    numbered(0, 0, 56, main === ramps.emerald ? ramps.ruby : main, drawn(9))
  )
}
