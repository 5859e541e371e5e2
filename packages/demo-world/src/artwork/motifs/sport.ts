import { box, closed, oval, polar, polygon, sector, star, range } from '../geometry'
import { fill, group, line, place, spark, both } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

export const football: Motif = (p) => {
  const seam = range(5).map((i) =>
    line(`M${polar(-90 + i * 72, 32)}L${polar(-90 + i * 72, 62)}`, '#3a3d66', 4.5),
  )
  const outer = range(5).map(
    (i) =>
      fill(
        closed([
          polar(-108 + i * 72, 74),
          polar(-90 + i * 72, 60),
          polar(-72 + i * 72, 74),
          polar(-76 + i * 72, 98),
          polar(-104 + i * 72, 98),
        ]),
        '#1d1f42',
      ) + line(`M${polar(-72 + i * 72, 74)}L${polar(-36 + i * 72, 74, 0, 0).map((v) => v)}`, '#3a3d66', 4.5),
  )
  return (
    p.solid(oval(0, 0, 92), ramps.ivory, { rim: 7 }) +
    p.clipped(
      oval(0, 0, 92),
      outer.join('') + seam.join('') + fill(polygon(5, 34), '#1d1f42') + p.glow(40, 60, 120, '#1b0850', 0.5),
    ) +
    p.glow(-40, -46, 44, '#ffffff', 0.55)
  )
}

export const basketball: Motif = (p) => {
  const lines =
    'M0,-94L0,94M-94,0C-40,-14 40,-14 94,0M-66,-70C-30,-30 -30,34 -66,70M66,-70C30,-30 30,34 66,70'
  return (
    p.solid(oval(0, 0, 92), ramps.amber, { rim: 7 }) +
    p.clipped(
      oval(0, 0, 92),
      p.glow(-30, -30, 80, '#ffd08a', 0.6) + line(lines, '#4d1604', 6) + p.glow(50, 60, 100, '#3d0a05', 0.55),
    ) +
    p.gloss(-42, -54, 28, 12, -40, 0.6)
  )
}

export const volleyball: Motif = (p, { main }) => {
  const panels = [0, 120, 240].map((turn) =>
    group(
      p.solid('M0,0C-20,-40 -70,-60 -104,-40L-60,-110C-20,-100 4,-60 0,0Z', ramps.lemon, { rim: 2 }) +
        p.solid('M0,0C4,-60 -20,-100 -60,-110L20,-110C44,-70 34,-30 0,0Z', main, { rim: 2 }) +
        line('M0,0C18,-36 22,-70 2,-104M0,0C-14,-46 -50,-76 -86,-74', '#fff', 3.5, 0.9),
      place(0, 0, 1, turn),
    ),
  )
  return (
    p.solid(oval(0, 0, 92), ramps.ivory, { rim: 6 }) +
    p.clipped(oval(0, 0, 92), panels.join('') + p.glow(46, 60, 110, '#12061f', 0.45)) +
    line(oval(0, 0, 91), '#fff', 2, 0.5) +
    p.gloss(-40, -54, 32, 14, -38, 0.7)
  )
}

export const glove: Motif = (p, { second }) => {
  const body = 'M-62,30C-92,0 -86,-64 -40,-84C10,-102 70,-84 80,-32C86,4 68,30 48,44L-36,48Z'
  return group(
    p.solid('M-46,40L56,36L60,84C20,98 -20,98 -48,88Z', second, { rim: 5 }) +
      line('M-44,58C0,70 30,68 58,54', '#fff', 6, 0.85) +
      p.solid(body, ramps.ruby, { rim: 7 }) +
      p.solid('M-40,44C-74,40 -86,6 -66,-16C-50,-30 -30,-18 -28,4C-26,22 -30,36 -22,46Z', ramps.ruby, {
        rim: 5,
      }) +
      line('M-8,-60C20,-74 52,-62 60,-36', ramps.ruby.hi, 5, 0.6) +
      p.solid(star(5, 20, 9, 26, -8), ramps.gold, { rim: 3 }) +
      p.gloss(-22, -66, 30, 10, -20, 0.6),
    place(0, 0, 0.98, 14),
  )
}

export const trophy: Motif = (p, { main }) => {
  const cup = 'M-56,-88L56,-88C56,-30 46,10 0,20C-46,10 -56,-30 -56,-88Z'
  return (
    both(
      line('M50,-74C92,-82 100,-40 74,-18C62,-8 48,-6 38,-4', ramps.gold.ink, 17) +
        line('M50,-74C92,-82 100,-40 74,-18C62,-8 48,-6 38,-4', ramps.gold.mid, 11),
    ) +
    p.solid('M-10,14L10,14L16,54L-16,54Z', ramps.amber, { rim: 3 }) +
    p.solid('M-40,70C-34,52 34,52 40,70Z', ramps.gold, { rim: 4 }) +
    p.solid(box(0, 82, 104, 28, 6), ramps.wood, { rim: 4 }) +
    p.solid(box(0, 82, 52, 13, 3), ramps.gold, { rim: 2 }) +
    p.solid(cup, ramps.gold, { rim: 7 }) +
    p.solid(oval(0, -88, 56, 11), ramps.amber, { rim: 3 }) +
    p.solid(star(5, 27, 12, 0, -38), main, { rim: 4 }) +
    p.gloss(-36, -52, 9, 26, 8, 0.75) +
    spark(46, -80, 18)
  )
}

export const shuttlecock: Motif = (p, { main }) => {
  const feathers = [-36, 36, -22, 22, -8, 8].map((turn) =>
    group(
      p.solid('M-9,20L-17,-86C-8,-98 8,-98 17,-86L9,20Z', ramps.pearl, { rim: 3 }) +
        line('M0,16L0,-80', '#a9a0d6', 2.5),
      place(0, 30, 1, turn),
    ),
  )
  return group(
    feathers.join('') +
      line('M-30,-14C-10,-6 10,-6 30,-14', main.mid, 6) +
      line('M-22,12C-8,18 8,18 22,12', main.mid, 6) +
      p.solid('M-26,40C-26,30 26,30 26,40L26,54C26,90 -26,90 -26,54Z', ramps.ivory, { rim: 5 }) +
      p.solid(box(0, 44, 56, 15, 7), main, { rim: 3 }),
    place(6, 2, 1, 32),
  )
}

export const helmet: Motif = (p, { main, second }) => {
  const shell =
    'M-88,34C-96,-36 -50,-88 8,-86C64,-84 94,-40 92,12L92,40C90,62 70,76 44,76L-44,80C-70,80 -86,64 -88,34Z'
  const visor = 'M-26,-22C10,-36 60,-30 86,-14C92,6 90,22 82,34C46,42 0,36 -24,22C-34,8 -34,-10 -26,-22Z'
  return (
    p.solid(shell, main, { rim: 7 }) +
    p.clipped(
      shell,
      fill('M-10,-100L18,-100L-40,90L-74,90Z', '#fff', 0.9) +
        fill('M26,-100L40,-100L-14,90L-28,90Z', second.mid, 0.95),
    ) +
    line(shell, main.ink, 2, 0.3) +
    p.solid(visor, ramps.obsidian, { rim: 5 }) +
    p.clipped(visor, fill('M-40,-20L40,-40L10,50L-60,50Z', '#6fd0ff', 0.4)) +
    p.solid(box(-48, 10, 17, 17, 8), ramps.gold, { rim: 3 }) +
    line('M44,58L84,50M46,66L78,62', main.ink, 5, 0.6) +
    p.gloss(-44, -48, 26, 12, -44, 0.7)
  )
}

export const racket: Motif = (p, { main }) => {
  const strings = range(8).map((i) =>
    line(
      `M${-50 + i * 14},-110L${-50 + i * 14},40M-70,${-94 + i * 17}L70,${-94 + i * 17}`,
      '#fff',
      2.2,
      0.75,
    ),
  )
  return (
    group(
      p.solid(box(0, 84, 19, 62, 7), ramps.obsidian, { rim: 3 }) +
        line('M-26,18L0,58L26,18', main.lo, 10) +
        p.clipped(oval(0, -36, 50, 62), strings.join('')) +
        line(oval(0, -36, 50, 62), main.ink, 17) +
        line(
          oval(0, -36, 50, 62),
          p.linear([
            [0, main.hi],
            [0.5, main.mid],
            [1, main.lo],
          ]),
          12,
        ),
      place(-8, -4, 0.92, -36),
    ) +
    p.ball(56, 54, 33, ramps.lime) +
    line('M34,36C50,44 52,68 40,82M78,34C62,46 62,66 76,76', '#fff', 4, 0.85)
  )
}

export const target: Motif = (p, { main }) => {
  const rings = (
    [
      [94, ramps.ivory],
      [76, main],
      [58, ramps.ivory],
      [40, main],
      [20, ramps.gold],
    ] as const
  ).map(([r, ramp]) => p.solid(oval(0, 0, r), ramp, { rim: 4, shade: 0.35 }))
  const dart =
    line('M0,0L62,-62', ramps.obsidian.ink, 10) +
    line('M0,0L62,-62', ramps.silver.mid, 6) +
    p.solid('M52,-52L64,-92L88,-104L84,-82L104,-88L92,-64L52,-52Z', ramps.sapphire, { rim: 4 })
  return rings.join('') + fill(sector(0, 90, 0, 94), '#12061f', 0.08) + dart + fill(oval(0, 0, 4), '#12061f')
}
