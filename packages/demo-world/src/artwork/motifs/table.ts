import { box, oval, petal, polar, polygon, sector, range } from '../geometry'
import type { Painter, Ramp } from '../painter'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'
import { card, suits } from './playing-card'

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

/** Two or three cards side by side, as dealt at a table. */
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
