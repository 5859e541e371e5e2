import { disc, glint, kept, line, radial, fill, type Paint } from '../brush'

/** A pearl of radius `r` around (x, y), lit from the upper left. */
export function drawPearlAt(c: Paint, x: number, y: number, r: number): void {
  disc(
    c,
    x,
    y,
    r,
    radial(
      c,
      [x, y, r * 1.02],
      [
        [0, '#ffffff'],
        [0.32, '#fbeefe'],
        [0.62, '#d9bdf2'],
        [0.86, '#9a7cc9'],
        [1, '#5f4a96'],
      ],
      [-r * 0.34, -r * 0.38],
    ),
  )
  kept(c, () => {
    c.globalAlpha = 0.75
    c.beginPath()
    c.arc(x, y, r * 0.86, Math.PI * 0.12, Math.PI * 0.62)
    c.strokeStyle = '#ffd9f3'
    c.lineWidth = r * 0.1
    c.lineCap = 'round'
    c.stroke()
  })
  c.beginPath()
  c.ellipse(x - r * 0.34, y - r * 0.42, r * 0.25, r * 0.16, -0.7, 0, Math.PI * 2)
  c.fillStyle = 'rgb(255 255 255 / 0.95)'
  c.fill()
}

/** The black-lipped half shell with the great pearl in it: the dearest symbol. */
export function drawPearl(c: Paint): void {
  fill(
    c,
    'M-43 12C-43 32-22 43 0 43S43 32 43 12C30 4 14 8 0 8S-30 4-43 12Z',
    radial(
      c,
      [0, 10, 46],
      [
        [0, '#ffd8ef'],
        [0.55, '#d774b7'],
        [1, '#6d1f68'],
      ],
      [-14, 4],
    ),
  )
  line(
    c,
    'M-34 18Q-28 32-14 38M-18 15Q-14 30-6 40M18 15Q14 30 6 40M34 18Q28 32 14 38',
    'rgb(80 14 74 / 0.5)',
    2.4,
  )
  line(c, 'M-43 12C-30 3-14 8 0 8S30 3 43 12', '#ffe9f7', 3.4)
  disc(
    c,
    0,
    -8,
    42,
    radial(
      c,
      [0, -8, 42],
      [
        [0.4, 'rgb(255 226 255 / 0.5)'],
        [1, 'rgb(255 226 255 / 0)'],
      ],
    ),
  )
  drawPearlAt(c, 0, -9, 29)
  glint(c, 22, -32, 10)
  glint(c, -30, 3, 5, 'rgb(255 255 255 / 0.8)')
}
