import { fill, line, linear, type Paint } from '../brush'

const blade = 'M-32 36C-48 4-28-38 40-42C46 12 22 44-32 36Z'

/** A banana leaf, the market's plate. */
export function drawLeaf(c: Paint): void {
  fill(
    c,
    blade,
    linear(
      c,
      [-30, -34, 34, 34],
      [
        [0, '#d3ff7d'],
        [0.45, '#46c455'],
        [1, '#07603a'],
      ],
    ),
  )
  fill(c, 'M40-42C46 12 22 44-32 36Q14 8 40-42Z', 'rgb(2 66 40 / 0.38)')
  line(c, 'M-42 44Q-10 16 36-38', '#eaffb0', 4)
  line(
    c,
    'M-18 26L-34 14M-4 13L-26-6M10-1L-8-24M22-16L12-36M-14 24L12 34M0 11L28 22M14-5L38 0',
    'rgb(234 255 176 / 0.7)',
    2,
  )
  line(c, blade, 'rgb(226 255 186 / 0.5)', 1.8)
}
