import { gold } from '../palette'
import { disc, fill, line, linear, radial, type Paint } from '../brush'

/** A gold coin with a sun of eight rays. */
export function drawCoin(c: Paint): void {
  disc(c, 1, 4, 40, gold[3])
  disc(
    c,
    0,
    0,
    40,
    linear(
      c,
      [-30, -34, 30, 36],
      [
        [0, gold[0]],
        [0.4, gold[1]],
        [1, gold[2]],
      ],
    ),
  )
  disc(
    c,
    0,
    0,
    32,
    linear(
      c,
      [-24, -26, 24, 26],
      [
        [0, '#d18b1c'],
        [1, '#ffe08a'],
      ],
    ),
  )
  disc(
    c,
    0,
    0,
    29.5,
    radial(
      c,
      [0, 0, 31],
      [
        [0, '#ffeaa0'],
        [0.7, '#f0b23a'],
        [1, '#d4901e'],
      ],
      [-10, -12],
    ),
  )
  for (let ray = 0; ray < 8; ray++) {
    c.save()
    c.rotate((ray * Math.PI) / 4)
    fill(c, 'M-4.500-11L0-26L4.500-11Z', '#9c5c08')
    fill(c, 'M-3.500-12L0-24L0-12Z', '#fff3bd')
    c.restore()
  }
  disc(c, 0, 0, 10.5, '#9c5c08')
  disc(
    c,
    -0.6,
    -0.8,
    8.8,
    radial(
      c,
      [0, 0, 9],
      [
        [0, '#fffbe0'],
        [1, '#f2b035'],
      ],
      [-3, -3],
    ),
  )
  line(c, 'M-31-20A37 37 0 0 1-6-36.500', 'rgb(255 255 255 / 0.85)', 3)
}
