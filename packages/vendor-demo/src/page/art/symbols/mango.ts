import { fill, line, linear, radial, type Paint } from '../brush'

const fruit = 'M-8-28C12-38 38-24 41 2C43 26 24 41 2 40C-22 40-42 24-40 2C-38-16-26-22-8-28Z'

/** A ripe mango with its leaf. */
export function drawMango(c: Paint): void {
  fill(
    c,
    fruit,
    radial(
      c,
      [2, 6, 52],
      [
        [0, '#fffab0'],
        [0.3, '#ffd53d'],
        [0.66, '#ff9d1f'],
        [1, '#c63d14'],
      ],
      [-14, -16],
    ),
  )
  fill(
    c,
    'M41 2C43 26 24 41 2 40C22 34 32 22 34 2C35-8 32-16 28-22C36-16 40-8 41 2Z',
    'rgb(200 40 30 / 0.42)',
  )
  line(c, fruit, 'rgb(120 40 4 / 0.4)', 1.6)
  line(c, 'M-30-6Q-24-18-10-21', 'rgb(255 255 255 / 0.85)', 5)
  line(c, 'M-33 6L-32 3', 'rgb(255 255 255 / 0.7)', 4)
  line(c, 'M-6-28Q-8-36-2-42', '#6b3f12', 5)
  fill(
    c,
    'M-2-34C8-50 30-50 42-40C32-28 12-26-2-34Z',
    linear(
      c,
      [0, -46, 30, -28],
      [
        [0, '#a8ec5c'],
        [1, '#1c7d3a'],
      ],
    ),
  )
  line(c, 'M0-34Q20-42 38-40', '#0f5a28', 1.8)
}
