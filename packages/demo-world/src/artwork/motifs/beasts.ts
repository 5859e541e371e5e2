import { box, closed, oval, petal, polar, symmetric, range } from '../geometry'
import { fill, group, line, both } from '../painter'
import { ramps } from '../ramps'
import { glare } from './eyes'
import type { Motif } from './motif'

export const dragon: Motif = (p, { main }) => {
  const mane = range(9).map((i) =>
    p.solid(
      petal(62 - (i % 2) * 10, 17, -128 + i * 32, ...polar(-218 + i * 32, 44, 0, -4)),
      i % 2 ? ramps.amber : ramps.ruby,
      { rim: 3 },
    ),
  )
  const horn = both(
    line('M24,-48C34,-78 58,-78 60,-100M42,-72C58,-70 70,-76 78,-86', ramps.gold.ink, 17) +
      line('M24,-48C34,-78 58,-78 60,-100M42,-72C58,-70 70,-76 78,-86', ramps.gold.mid, 12) +
      line('M22,-52C32,-78 54,-78 58,-98', ramps.gold.hi, 4, 0.8),
  )
  const head = symmetric('M0,-62C30,-62 54,-46 58,-20C60,0 48,12 46,28C44,56 26,74 0,78')
  const snout = symmetric('M0,10C22,8 42,18 44,36C46,54 24,60 0,60')
  const whisker = both(line('M40,40C72,34 86,56 74,84C70,94 80,100 92,94', ramps.gold.mid, 5))
  return (
    mane.join('') +
    horn +
    both(p.solid(petal(48, 15, 78, 50, -20), main, { rim: 3 })) +
    whisker +
    fill(symmetric('M0,50C30,50 42,58 38,76C28,96 14,98 0,98'), '#4a0517') +
    p.solid('M-18,74C-10,66 10,66 18,74C16,92 -16,92 -18,74Z', ramps.coral, { rim: 2 }) +
    p.solid(head, main, { rim: 7 }) +
    p.solid(snout, main, { rim: 5 }) +
    both(
      fill(
        closed([
          [14, 56],
          [26, 54],
          [21, 78],
        ]),
        '#fffdf0',
      ) +
        fill(
          closed([
            [33, 51],
            [41, 46],
            [39, 62],
          ]),
          '#fffdf0',
        ) +
        fill(oval(18, 28, 8, 6), main.ink) +
        p.solid('M8,-34C24,-44 44,-38 56,-22C40,-26 22,-24 8,-16Z', ramps.gold, { rim: 3 }),
    ) +
    glare(-28, -10, '#ff3b1f') +
    group(glare(-28, -10, '#ff3b1f'), 'scale(-1,1)') +
    p.solid(petal(36, 10, 0, 0, -24), ramps.gold, { rim: 3 }) +
    p.ball(0, -40, 9, ramps.ruby) +
    both(line('M6,6C18,0 30,4 38,12', main.hi, 3, 0.7))
  )
}

export const tiger: Motif = (p) => {
  const head = symmetric('M0,-74C40,-76 74,-50 78,-8C80,18 92,30 84,46C66,50 62,72 36,82C22,88 10,88 0,88')
  const stripes = both(
    fill(
      closed([
        [18, -74],
        [30, -72],
        [20, -42],
      ]),
      '#1c0f1e',
    ) +
      fill(
        closed([
          [50, -62],
          [60, -54],
          [36, -34],
        ]),
        '#1c0f1e',
      ) +
      fill(
        closed([
          [86, 2],
          [86, 16],
          [54, 6],
        ]),
        '#1c0f1e',
      ) +
      fill(
        closed([
          [92, 30],
          [86, 42],
          [56, 26],
        ]),
        '#1c0f1e',
      ) +
      fill(
        closed([
          [70, 62],
          [58, 70],
          [48, 48],
        ]),
        '#1c0f1e',
      ),
  )
  return (
    both(p.solid(oval(58, -62, 27), ramps.amber, { rim: 4 }) + fill(oval(58, -58, 15), '#ffd9c0')) +
    p.solid(head, ramps.amber, { rim: 7 }) +
    p.clipped(
      head,
      both(fill('M8,-34C30,-44 56,-30 58,-8C40,-4 18,-12 8,-34Z', '#fff3df')) +
        both(fill('M0,20C40,10 70,40 88,46C70,90 20,96 0,92Z', '#fff3df')) +
        stripes +
        fill(
          closed([
            [-8, -78],
            [8, -78],
            [0, -36],
          ]),
          '#1c0f1e',
        ) +
        line('M-18,-56C-6,-50 6,-50 18,-56', '#1c0f1e', 6),
    ) +
    glare(-32, -14, '#2cbf6f') +
    group(glare(-32, -14, '#2cbf6f'), 'scale(-1,1)') +
    p.solid(symmetric('M0,10C20,8 26,14 24,20C18,32 8,38 0,40'), ramps.rose, { rim: 3 }) +
    line('M0,40L0,52C-8,64 -26,64 -34,54M0,52C8,64 26,64 34,54', '#2b1020', 5) +
    both(
      fill(
        closed([
          [14, 59],
          [24, 60],
          [18, 76],
        ]),
        '#fff',
      ) +
        fill(oval(36, 40, 2.5), '#2b1020') +
        fill(oval(46, 46, 2.5), '#2b1020') +
        line('M50,44L92,36M50,50L90,58', '#fff', 2.5, 0.9),
    )
  )
}

/** A water buffalo's head between its horns. */
export const carabao: Motif = (p) => {
  const horns = both(
    p.solid('M30,-34C70,-30 92,-56 84,-98C112,-60 104,-2 40,-8Z', ramps.ivory, { rim: 5 }) +
      line('M62,-22C80,-30 90,-46 92,-62', ramps.ivory.lo, 3, 0.6),
  )
  const head = symmetric('M0,-54C30,-54 48,-40 46,-12C44,14 36,24 38,46C40,76 22,92 0,92')
  return (
    horns +
    both(
      p.solid(petal(50, 17, 104, 38, -8), ramps.obsidian, { rim: 4 }) +
        fill(petal(34, 9, 104, 44, -6), ramps.rose.lo, 0.8),
    ) +
    p.solid(head, ramps.obsidian, { rim: 7 }) +
    p.solid(symmetric('M0,40C28,38 40,50 38,66C36,86 18,92 0,92'), ramps.rose, { rim: 5 }) +
    both(fill(oval(16, 62, 7, 9), '#3a041f')) +
    line(oval(0, 80, 15), ramps.gold.lo, 8) +
    line(oval(0, 80, 15), ramps.gold.mid, 5) +
    both(glare(-24, -8, '#ff9a26')) +
    p.solid(symmetric('M0,-60C20,-60 26,-46 16,-30C8,-20 4,-26 0,-16'), ramps.wood, { rim: 3 }) +
    p.gloss(-14, 20, 7, 16, 10, 0.35)
  )
}

export const luckyToad: Motif = (p) => {
  const body = symmetric('M0,-34C44,-36 76,-6 88,36C96,66 78,86 40,88L0,88')
  return (
    both(p.solid('M40,30C80,10 108,50 92,84C76,94 50,92 44,84Z', ramps.leaf, { rim: 5 })) +
    p.solid(body, ramps.leaf, { rim: 7 }) +
    p.solid(symmetric('M0,10C34,8 50,34 44,64C38,84 18,88 0,88'), ramps.lime, { rim: 4 }) +
    both(
      p.solid(oval(36, -46, 25), ramps.leaf, { rim: 5 }) +
        fill(oval(36, -48, 16), '#fff3bf') +
        fill(oval(36, -48, 9, 12), '#12061f') +
        fill(oval(33, -54, 4), '#fff') +
        [
          [62, 10, 7],
          [74, 30, 5],
          [54, -8, 5],
        ]
          .map(([x = 0, y = 0, r = 4]) => fill(oval(x, y, r), ramps.leaf.hi, 0.6))
          .join('') +
        p.solid(petal(40, 13, 130, 22, 66), ramps.leaf, { rim: 3 }),
    ) +
    line('M-56,-4C-30,20 30,20 56,-4', '#093225', 6) +
    p.solid(oval(0, 20, 27), ramps.gold, { rim: 5 }) +
    p.solid(box(0, 20, 17, 17, 3), ramps.amber, { rim: 2 }) +
    p.gloss(-46, -60, 12, 6, -30, 0.7)
  )
}
