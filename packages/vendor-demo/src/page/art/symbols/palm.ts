import { disc, fill, line, linear, radial, type Paint } from '../brush'

const fronds = [
  'M0-14C-14-34-34-34-44-20C-30-22-16-18 0-14Z',
  'M0-14C-20-22-40-10-42 8C-32-4-16-10 0-14Z',
  'M0-14C14-34 34-34 44-20C30-22 16-18 0-14Z',
  'M0-14C20-22 40-10 42 8C32-4 16-10 0-14Z',
  'M0-14C-8-34 2-44 14-45C8-36 6-24 0-14Z',
]

/** A coconut palm on its island. */
export function drawPalm(c: Paint): void {
  disc(
    c,
    6,
    2,
    38,
    radial(
      c,
      [6, 2, 38],
      [
        [0, '#ffd98a'],
        [0.7, '#ff9a5c'],
        [1, '#f0606a'],
      ],
    ),
  )
  fill(
    c,
    'M-34 34C-26 24 26 22 40 34C30 42-24 42-34 34Z',
    linear(
      c,
      [0, 26, 0, 42],
      [
        [0, '#fff0bf'],
        [1, '#c98f3e'],
      ],
    ),
  )
  line(c, 'M4 32C0 14 4 0 0-14', '#5b2f0c', 9)
  line(
    c,
    'M3 32C-1 14 3 0-1-14',
    linear(
      c,
      [-4, 0, 6, 0],
      [
        [0, '#e0a65c'],
        [1, '#8a4f1c'],
      ],
    ),
    6,
  )
  line(c, 'M-1 24H5M-1 14H4M0 4H4', 'rgb(70 34 8 / 0.6)', 1.6)
  for (const frond of fronds) {
    fill(
      c,
      frond,
      linear(
        c,
        [0, -44, 0, 8],
        [
          [0, '#9bf06a'],
          [0.5, '#2fae4d'],
          [1, '#0d5f33'],
        ],
      ),
    )
    line(c, frond, 'rgb(6 70 34 / 0.6)', 1.2)
  }
  disc(c, -5, -10, 4.4, '#6b3a12')
  disc(c, 4, -9, 4.4, '#7d4718')
}
