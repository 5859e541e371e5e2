import { box, closed, oval, polar, polygon, sector, star, range } from '../geometry'
import { fill, group, line, place, spark } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

/** One coin, seen slightly from the side. */
export const coin: Motif = (p, { trim }) =>
  fill(oval(6, 8, 88), '#7a3d0c') +
  p.solid(oval(0, 0, 88), ramps.gold, { rim: 8 }) +
  p.solid(oval(0, 0, 68), ramps.amber, { rim: 5, shade: 0.4 }) +
  line(oval(0, 0, 68), '#fff3bf', 3, 0.9) +
  p.solid(star(5, 46, 20), trim === ramps.gold ? ramps.lemon : ramps.gold, { rim: 4 }) +
  p.gloss(-34, -44, 34, 14, -38, 0.7)

export const luckyStar: Motif = (p, { second }) => {
  const path = star(5, 98, 46)
  const facets = range(5).map((i) => {
    const tip = polar(-90 + i * 72, 98)
    const left = polar(-126 + i * 72, 46)
    return fill(closed([tip, left, [0, 0]]), '#fff', i < 1 || i > 3 ? 0.4 : 0.16)
  })
  return (
    line(path, second.ink, 12) +
    p.solid(path, ramps.gold, { rim: 7 }) +
    facets.join('') +
    p.ball(0, 4, 22, second) +
    spark(-36, -44, 22)
  )
}

export const coins: Motif = (p, tones, random) => {
  const stack = (x: number, y: number, count: number): string =>
    range(count)
      .map((i) => {
        const at = y - i * 15
        return (
          p.solid(`M${x - 40},${at}v13a40,15 0 0 0 80,0v-13Z`, ramps.amber, { rim: 2 }) +
          p.solid(oval(x, at, 40, 15), ramps.gold, { rim: 3 }) +
          line(oval(x, at, 27, 9), '#b35f14', 2, 0.7)
        )
      })
      .join('')
  return (
    stack(-50, 66, 4) +
    stack(50, 62, 6) +
    stack(0, 78, 2) +
    group(coin(p, tones, random), place(-4, -34, 0.58, 8)) +
    spark(-54, -52, 18) +
    spark(62, -52, 12)
  )
}

export const ingot: Motif = (p, { main }) => {
  const body =
    'M-98,-20C-76,-24 -62,-16 -50,4L50,4C62,-16 76,-24 98,-20C96,30 66,66 0,66C-66,66 -96,30 -98,-20Z'
  return (
    p.solid(oval(0, 2, 58, 40), ramps.lemon) +
    p.solid(body, ramps.gold, { rim: 7 }) +
    p.solid(oval(0, 2, 50, 14), ramps.amber, { rim: 3 }) +
    p.solid(box(0, 38, 44, 30, 8), main, { rim: 3 }) +
    spark(0, 38, 12, '#fff3bf') +
    p.gloss(-62, 14, 10, 24, -24, 0.6)
  )
}

export const wheel: Motif = (p, { main, second }) => {
  const wedges = range(12).map((i) =>
    p.solid(sector(i * 30, i * 30 + 30, 16, 78), [main, ramps.ivory, second][i % 3] ?? main, {
      rim: 2,
      shade: 0.35,
    }),
  )
  const bulbs = range(16).map((i) => p.ball(...polar(i * 22.5, 87), 5.5, i % 2 ? ramps.lemon : ramps.pearl))
  return (
    p.solid(oval(0, 0, 98), ramps.gold, { rim: 6 }) +
    p.solid(oval(0, 0, 79), ramps.obsidian, { rim: 3 }) +
    wedges.join('') +
    bulbs.join('') +
    p.solid(oval(0, 0, 24), ramps.gold, { rim: 5 }) +
    p.solid(star(5, 15, 7), ramps.ruby, { rim: 2 }) +
    p.solid(polygon(3, 20, 0, -92, 180), ramps.ruby, { rim: 3 }) +
    p.gloss(-40, -48, 44, 18, -40, 0.3)
  )
}
