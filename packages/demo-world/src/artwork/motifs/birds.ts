import { oval, petal, symmetric, range } from '../geometry'
import { fill, line, both } from '../painter'
import { ramps } from '../ramps'
import { glare } from './eyes'
import type { Motif } from './motif'

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
