import { disc, fill, line, radial, type Paint } from '../brush'

const outline = 'M0-44C10-24 34-4 34 14C34 32 18 42 0 42S-34 32-34 14C-34-4-10-24 0-44Z'

/** A drop of the sea. */
export function drawDrop(c: Paint): void {
  fill(
    c,
    outline,
    radial(
      c,
      [0, 12, 44],
      [
        [0, '#d8fbff'],
        [0.36, '#58d3ff'],
        [0.74, '#1e7df0'],
        [1, '#11349c'],
      ],
      [-10, -8],
    ),
  )
  line(c, outline, 'rgb(214 246 255 / 0.75)', 2)
  line(c, 'M-20 20C-18 30-8 35 2 35', 'rgb(214 246 255 / 0.85)', 4.4)
  line(c, 'M-4-26C-12-14-22-4-24 6', 'rgb(255 255 255 / 0.9)', 4.4)
  disc(c, 13, 8, 4, 'rgb(255 255 255 / 0.5)')
  disc(c, 19, 18, 2.4, 'rgb(255 255 255 / 0.5)')
}
