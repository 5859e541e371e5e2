import { disc, kept, radial, type Paint } from '../brush'

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
