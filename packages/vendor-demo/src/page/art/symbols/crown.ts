import { gold } from '../palette'
import { disc, fill, glint, line, linear, radial, type Paint } from '../brush'
import { drawPearlAt } from './pearl'

const outline = 'M-38 28L-44-16L-22 4L0-34L22 4L44-16L38 28Q0 38-38 28Z'

/** A crown with pearls: the dearest symbol. */
export function drawCrown(c: Paint): void {
  disc(
    c,
    0,
    0,
    50,
    radial(
      c,
      [0, 0, 50],
      [
        [0.3, 'rgb(255 214 104 / 0.42)'],
        [1, 'rgb(255 214 104 / 0)'],
      ],
    ),
  )
  fill(c, 'M-38 26Q0 14 38 26L36 30Q0 40-36 30Z', '#7c1440')
  fill(
    c,
    outline,
    linear(
      c,
      [-40, -30, 34, 36],
      [
        [0, gold[0]],
        [0.35, gold[1]],
        [0.75, gold[2]],
        [1, '#8f540c'],
      ],
    ),
  )
  fill(c, 'M0-34L22 4L44-16L38 28Q20 32 0 33Z', 'rgb(120 60 0 / 0.2)')
  line(c, outline, '#7d4706', 1.6)
  line(c, 'M-36 22Q0 31 36 22', '#fff3c4', 2.4)
  line(c, 'M-37 13Q0 22 37 13', '#8f540c', 1.8)
  line(c, 'M-40-8L-21 9L-1-26', 'rgb(255 255 255 / 0.7)', 2.4)
  for (const [x, y, colour] of [
    [-22, 18, '#36c6ff'],
    [0, 21, '#ff3d71'],
    [22, 18, '#46e08d'],
  ] as const) {
    disc(c, x, y, 6.4, '#7d4706')
    disc(
      c,
      x,
      y,
      5.2,
      radial(
        c,
        [x, y, 5.4],
        [
          [0, '#ffffff'],
          [0.5, colour],
          [1, colour],
        ],
        [-2, -2],
      ),
    )
  }
  drawPearlAt(c, 0, -37, 8)
  drawPearlAt(c, -43, -18, 6.4)
  drawPearlAt(c, 43, -18, 6.4)
  glint(c, 26, -32, 8)
}
