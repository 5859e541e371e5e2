import { box, closed, oval, petal, polar, symmetric } from '../geometry'
import { fill, group, line, place } from '../painter'
import { ramps } from '../ramps'
import type { Motif } from './motif'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const both = (markup: string): string => markup + group(markup, 'scale(-1,1)')
const glare = (x: number, y: number, iris: string): string =>
  fill(
    `M${x - 17},${y - 7}C${x - 6},${y - 12} ${x + 10},${y - 10} ${x + 16},${y + 3}C${x + 4},${y + 12} ${x - 12},${y + 8} ${x - 17},${y - 7}Z`,
    '#fff8d8',
  ) +
  fill(oval(x + 1, y, 7), iris) +
  fill(oval(x + 1, y, 3), '#12061f') +
  fill(oval(x - 1, y - 3, 2), '#fff')

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

export const rooster: Motif = (p, { main }) => {
  const tail = range(5).map((i) =>
    p.solid(
      `M-18,44C${-70 - i * 4},${40 - i * 22} ${-98 + i * 8},${-10 - i * 17} ${-88 + i * 17},${-52 - i * 8}C${-60 + i * 12},${-30 - i * 4} -30,6 -8,34Z`,
      [main, ramps.emerald, ramps.sapphire][i % 3] ?? main,
      { rim: 3 },
    ),
  )
  const body = 'M18,-52C44,-48 58,-20 54,10C50,50 22,80 -14,76C-44,72 -54,44 -38,24C-20,6 -2,-10 18,-52Z'
  const hackle = range(6).map((i) =>
    p.solid(
      petal(64 - i * 3, 12, 178 + (i - 2.5) * 17, 26 + (i - 3) * 4, -46),
      i % 2 ? ramps.lemon : ramps.amber,
      { rim: 2 },
    ),
  )
  return (
    tail.join('') +
    line('M-6,70L-10,96L-26,100M-10,96L6,101M18,68L24,94L10,100M24,94L42,98', ramps.amber.lo, 8) +
    p.solid(body, ramps.ruby, { rim: 6 }) +
    p.solid('M-30,30C-6,14 24,24 28,44C14,64 -20,66 -40,52C-32,48 -30,40 -30,30Z', main, { rim: 4 }) +
    line('M-20,44C-4,38 12,40 20,48M-14,54C-2,50 8,52 14,56', '#fff', 3, 0.5) +
    hackle.join('') +
    p.solid(
      'M12,-72C6,-92 16,-98 24,-90C26,-106 40,-106 42,-92C52,-100 62,-92 58,-78C68,-80 70,-68 60,-62L18,-58Z',
      ramps.ruby,
      { rim: 4 },
    ) +
    p.solid(oval(36, -54, 24, 22), ramps.ruby, { rim: 4 }) +
    p.solid('M54,-62L84,-50L54,-42Z', ramps.lemon, { rim: 3 }) +
    p.solid('M48,-40C60,-34 62,-14 52,-8C42,-12 40,-30 48,-40Z', ramps.ruby, { rim: 3 }) +
    fill(oval(42, -58, 8), '#fff8d8') +
    fill(oval(44, -58, 4.5), '#12061f')
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

export const eagle: Motif = (p, { main }) => {
  const wing = both(
    range(6)
      .map((i) =>
        p.solid(petal(104 - i * 9, 16, 40 + i * 17, 16, -6 + i * 6), i % 2 ? ramps.wood : ramps.bronze, {
          rim: 3,
        }),
      )
      .reverse()
      .join('') + p.solid('M8,-20C40,-34 62,-22 70,-2C50,14 24,20 8,14Z', ramps.bronze, { rim: 4 }),
  )
  const tail = [-24, 24, -12, 12, 0].map((turn) =>
    p.solid(petal(56, 12, 180 + turn, 0, 44), ramps.ivory, { rim: 3 }),
  )
  return (
    wing +
    tail.join('') +
    p.solid(symmetric('M0,-40C26,-36 34,0 26,34C18,58 8,64 0,66'), ramps.wood, { rim: 5 }) +
    range(3)
      .map((i) => line(`M-16,${8 + i * 16}q8,9 16,0q8,9 16,0`, ramps.wood.hi, 3, 0.5))
      .join('') +
    range(7)
      .map((i) => p.solid(petal(40, 8, (i - 3) * 34, 0, -52), i % 2 ? ramps.ivory : main, { rim: 2 }))
      .join('') +
    p.solid(oval(0, -52, 30, 28), ramps.ivory, { rim: 5 }) +
    both(glare(-14, -58, '#2f7fff')) +
    p.solid('M-12,-48C0,-56 12,-48 12,-40C10,-26 4,-20 0,-16C-4,-20 -10,-26 -12,-40Z', ramps.lemon, {
      rim: 4,
    })
  )
}

export const phoenixFeather: Motif = (p, { main }) => {
  const outer = 'M-58,96C-40,70 -70,40 -62,0C-54,-50 -6,-92 66,-98C84,-50 66,6 26,32C4,48 -22,50 -36,66Z'
  const barbs = range(9).map(
    (i) =>
      line(
        `M${-34 + i * 9},${58 - i * 13}C${-44 + i * 8},${30 - i * 12} ${-50 + i * 10},${16 - i * 10} ${-56 + i * 12},${10 - i * 11}`,
        ramps.lemon.hi,
        3,
        0.5,
      ) +
      line(
        `M${-30 + i * 9},${54 - i * 13}C${-8 + i * 7},${50 - i * 13} ${8 + i * 7},${40 - i * 12} ${20 + i * 7},${34 - i * 13}`,
        ramps.ruby.lo,
        3,
        0.5,
      ),
  )
  return (
    p.glow(0, -10, 112, '#ff8a26', 0.65) +
    p.solid(outer, ramps.ruby, { rim: 6 }) +
    p.clipped(
      outer,
      barbs.join('') + p.solid('M-20,20C-24,-30 14,-68 56,-78C60,-36 40,2 -20,20Z', ramps.amber, { rim: 4 }),
    ) +
    p.solid('M-6,2C-6,-30 20,-54 46,-62C46,-34 26,-8 -6,2Z', main, { rim: 4 }) +
    p.ball(24, -36, 12, ramps.lemon) +
    line('M-62,100C-40,60 0,0 58,-90', ramps.gold.hi, 4.5)
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

export const butterfly: Motif = (p, { main, second }) => {
  const wings =
    p.solid('M4,-4C20,-70 80,-96 98,-66C106,-34 60,6 6,8Z', main, { rim: 6 }) +
    p.solid('M4,6C40,8 82,26 78,60C70,92 24,72 4,22Z', second, { rim: 6 }) +
    fill(oval(68, -52, 14, 18), '#fff', 0.55) +
    fill(oval(52, 44, 11), '#fff', 0.6) +
    line('M10,0C34,-26 60,-44 84,-60M10,10C30,24 46,36 62,50', main.ink, 3, 0.5) +
    [
      [90, -38],
      [84, -74],
      [72, 70],
    ]
      .map(([x = 0, y = 0]) => fill(oval(x, y, 4), '#fff', 0.9))
      .join('')
  return (
    both(wings) +
    line('M0,-26C-6,-50 -16,-64 -28,-72M0,-26C6,-50 16,-64 28,-72', '#2b1330', 4) +
    p.solid(oval(0, 12, 9, 40), ramps.obsidian, { rim: 3 }) +
    p.ball(0, -28, 11, ramps.obsidian)
  )
}
