import { gold } from '../palette'
import { disc, fill, glint, line, linear, plate, radial, type Paint } from '../brush'
import { drawPearlAt } from './pearl'

/** A chest of pearls, open and shining: the scatter. */
export function drawChest(c: Paint): void {
  disc(
    c,
    0,
    -6,
    50,
    radial(
      c,
      [0, -6, 50],
      [
        [0.1, 'rgb(255 244 180 / 0.9)'],
        [1, 'rgb(255 200 70 / 0)'],
      ],
    ),
  )
  const brass = linear(
    c,
    [-40, 0, 40, 0],
    [
      [0, gold[1]],
      [0.4, gold[0]],
      [1, gold[2]],
    ],
  )
  fill(
    c,
    'M-36-8C-40-34-22-42 0-42S40-34 36-8Z',
    linear(
      c,
      [0, -42, 0, -6],
      [
        [0, '#a0521f'],
        [1, '#3d1707'],
      ],
    ),
  )
  line(c, 'M-36-8C-40-34-22-42 0-42S40-34 36-8', brass, 5)
  fill(c, 'M-33-8C-35-28-20-35 0-35S35-28 33-8Z', '#35120a')
  for (const [x, y, r] of [
    [-20, -8, 11],
    [18, -9, 12],
    [0, -15, 13],
    [-8, -2, 9],
    [9, -3, 9],
  ] as const)
    drawPearlAt(c, x, y, r)
  fill(
    c,
    'M-40 0H40L36 36Q35 40 30 40H-30Q-35 40-36 36Z',
    linear(
      c,
      [0, 0, 0, 40],
      [
        [0, '#c0682a'],
        [0.55, '#8a3f14'],
        [1, '#4f1e08'],
      ],
    ),
  )
  line(c, 'M-38 14H38M-36 27H36', 'rgb(50 16 4 / 0.55)', 2)
  plate(c, [-43, -3, 86, 9, 3], brass)
  plate(c, [-30, 4, 8, 36, 2], brass)
  plate(c, [22, 4, 8, 36, 2], brass)
  plate(c, [-9, 2, 18, 19, 4], brass, { style: gold[3], width: 1.2 })
  disc(c, 0, 9, 3.4, gold[3])
  fill(c, 'M-1.800 10H1.800L2.600 17H-2.600Z', gold[3])
  glint(c, 24, -32, 10)
  glint(c, -28, -26, 6)
}
