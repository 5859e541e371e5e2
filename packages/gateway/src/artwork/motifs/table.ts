import { centred } from '../glyphs'
import { box, closed, oval, petal, polar, polygon, sector, star } from '../geometry'
import type { Painter, Ramp } from '../painter'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'
import { card, suits } from './playing-card'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const suitNames = ['spade', 'heart', 'diamond', 'club'] as const
const ranks = ['A', 'K', 'Q', 'J', '10', '9'] as const

/** A hand of four or five, fanned. */
export const cards: Motif = (p, _tones, random) => {
  const count = random.int(4, 5)
  const [lead, ...others] = random.shuffled(suitNames)
  return range(count)
    .map((i) => {
      const t = i / (count - 1) - 0.5
      const isLast = i === count - 1
      const suit = isLast ? lead : others[i % others.length]
      const rank = isLast ? 'A' : (ranks[count - 1 - i] ?? 'K')
      return group(card(p, rank, suit ?? 'spade'), place(t * 104, 4 + Math.abs(t) * 34, 1, t * 62))
    })
    .join('')
}

/** Two or three cards side by side, as a table deals them. */
export const aces: Motif = (p, _tones, random) => {
  const [first = 'heart', second = 'spade', third = 'club'] = random.shuffled(suitNames)
  const [low, high] = random.pick([
    ['A', 'A'],
    ['9', 'A'],
    ['8', 'K'],
    ['7', '2'],
    ['A', 'K'],
    ['4', '5'],
  ] as const)
  const isThree = random.chance(0.4)
  return isThree
    ? group(card(p, low, first), place(-46, 10, 1.02, -20)) +
        group(card(p, 'Q', third), place(48, 12, 1.02, 19)) +
        group(card(p, high, second), place(0, -6, 1.12, -2))
    : group(card(p, low, first), place(-30, 4, 1.18, -16)) +
        group(card(p, high, second), place(30, 2, 1.22, 12))
}

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-22, -22],
    [22, 22],
  ],
  3: [
    [-24, -24],
    [0, 0],
    [24, 24],
  ],
  4: [
    [-22, -22],
    [22, -22],
    [-22, 22],
    [22, 22],
  ],
  5: [
    [-24, -24],
    [24, -24],
    [0, 0],
    [-24, 24],
    [24, 24],
  ],
  6: [
    [-22, -26],
    [22, -26],
    [-22, 0],
    [22, 0],
    [-22, 26],
    [22, 26],
  ],
}

function die(p: Painter, ramp: Ramp, faces: readonly [number, number, number]): string {
  const dots = (face: number): string =>
    (pips[face] ?? [])
      .map(([x, y]) => fill(oval(x, y, 8.5), face === 1 ? ramps.ruby.mid : '#2b1330'))
      .join('')
  const side = (matrix: string, face: number, tint: string, opacity: number): string =>
    `<g transform="matrix(${matrix})">${p.solid(box(0, 0, 84, 84, 14), ramp, { rim: 4, shade: 0.2 })}${fill(box(0, 0, 84, 84, 14), tint, opacity)}${dots(face)}</g>`
  return (
    fill(polygon(6, 84, 0, 0), ramp.lo) +
    side('0.74,0.4,-0.74,0.4,0,-43', faces[0], '#fff', 0.25) +
    side('0.74,0.42,0,0.86,-32,20', faces[1], ramp.lo, 0.16) +
    side('0.74,-0.42,0,0.86,32,20', faces[2], ramp.ink, 0.34)
  )
}

export const dice: Motif = (p, { main, second }, random) => {
  const faces = (): [number, number, number] => [random.int(1, 6), random.int(1, 6), random.int(1, 6)]
  if (random.chance(0.45))
    return (
      group(die(p, second, faces()), place(42, 42, 0.66, 16)) +
      group(die(p, main, faces()), place(-44, 36, 0.7, -14)) +
      group(die(p, ramps.ivory, faces()), place(2, -34, 0.78, 6)) +
      spark(56, -70, 15)
    )
  return (
    group(die(p, main, faces()), place(-36, 32, 0.72, -14)) +
    group(die(p, ramps.ivory, faces()), place(34, -26, 0.84, 10)) +
    spark(64, -76, 16)
  )
}

function chip(p: Painter, ramp: Ramp): string {
  const edge = range(8).map((i) => fill(sector(i * 45, i * 45 + 20, 68, 90), '#fff', 0.92))
  return (
    fill(oval(4, 7, 92), '#0a0418', 0.4) +
    p.solid(oval(0, 0, 92), ramp, { rim: 6 }) +
    edge.join('') +
    line(oval(0, 0, 90), ramp.lo, 4, 0.7) +
    p.solid(oval(0, 0, 64), ramp, { rim: 5, shade: 0.3 }) +
    line(oval(0, 0, 56), '#fff', 2.5, 0.7).replace('stroke-linecap="round"', 'stroke-dasharray="7 8"') +
    group(p.solid(suits.spade, ramps.ivory, { rim: 2 }), place(0, -2, 0.82)) +
    p.gloss(-36, -46, 36, 13, -38, 0.45)
  )
}

export const chips: Motif = (p, { main, second }) => {
  const stack = (x: number, y: number, count: number, ramp: Ramp): string =>
    range(count)
      .map(
        (i) =>
          p.solid(`M${x - 42},${y - i * 15}v12a42,16 0 0 0 84,0v-12Z`, ramp, { rim: 2 }) +
          [-26, 4, 30]
            .map((dx) => fill(box(x + dx, y - i * 15 + 17 - Math.abs(dx) * 0.2, 11, 11, 2), '#fff', 0.85))
            .join('') +
          p.solid(oval(x, y - i * 15, 42, 16), ramp, { rim: 3 }),
      )
      .join('')
  return (
    stack(-50, 66, 5, ramps.ruby) +
    stack(52, 60, 3, ramps.obsidian) +
    group(chip(p, main), place(18, -34, 0.6, 16)) +
    group(chip(p, second), place(4, 44, 0.46, -12))
  )
}

export const roulette: Motif = (p) => {
  const pockets = range(18).map((i) =>
    p.solid(
      sector(i * 20, i * 20 + 20, 44, 80),
      i === 0 ? ramps.emerald : i % 2 ? ramps.ruby : ramps.obsidian,
      { rim: 1.6, shade: 0.3 },
    ),
  )
  const frets = range(18).map((i) => line(`M${polar(i * 20, 44)}L${polar(i * 20, 80)}`, '#fff3bf', 2, 0.8))
  const arms = range(4).map((i) =>
    group(
      p.solid(petal(38, 6, 0), ramps.gold, { rim: 2 }) + p.ball(0, -38, 7, ramps.gold),
      place(0, 0, 1, i * 90 + 20),
    ),
  )
  return (
    p.solid(oval(0, 0, 98), ramps.wood, { rim: 7 }) +
    p.solid(oval(0, 0, 85), ramps.gold, { rim: 3 }) +
    pockets.join('') +
    frets.join('') +
    line(oval(0, 0, 62), '#fff3bf', 1.6, 0.6) +
    p.solid(oval(0, 0, 44), ramps.wood, { rim: 4 }) +
    arms.join('') +
    p.ball(0, 0, 15, ramps.gold) +
    p.ball(...polar(-52, 72), 9, ramps.pearl) +
    p.gloss(-44, -56, 40, 14, -40, 0.4)
  )
}

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
