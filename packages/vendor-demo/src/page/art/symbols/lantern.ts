import { disc, fill, line, linear, plate, radial, type Paint } from '../brush'

/** A paper lantern, lit. */
export function drawLantern(c: Paint): void {
  disc(
    c,
    0,
    -4,
    48,
    radial(
      c,
      [0, -4, 48],
      [
        [0.3, 'rgb(255 170 70 / 0.55)'],
        [1, 'rgb(255 120 40 / 0)'],
      ],
    ),
  )
  line(c, 'M0-48V-38', '#ffd268', 3)
  c.beginPath()
  c.ellipse(0, -5, 37, 30, 0, 0, Math.PI * 2)
  c.fillStyle = radial(
    c,
    [0, -5, 38],
    [
      [0, '#fff3b8'],
      [0.3, '#ffb13b'],
      [0.66, '#e8302f'],
      [1, '#7d0a24'],
    ],
    [-8, -2],
  )
  c.fill()
  for (const w of [12, 26]) {
    c.beginPath()
    c.ellipse(0, -5, w, 30, 0, 0, Math.PI * 2)
    c.strokeStyle = 'rgb(120 6 26 / 0.5)'
    c.lineWidth = 2
    c.stroke()
  }
  line(c, 'M-30-18Q-20-30-8-32', 'rgb(255 246 214 / 0.7)', 3.4)
  const brass = linear(
    c,
    [-18, 0, 18, 0],
    [
      [0, '#8a5207'],
      [0.35, '#fff0b0'],
      [0.7, '#e0a02c'],
      [1, '#7a4505'],
    ],
  )
  plate(c, [-17, -40, 34, 8, 3], brass)
  plate(c, [-15, 22, 30, 7, 3], brass)
  line(c, 'M-7 30V42M0 30V46M7 30V42', '#ff5a4a', 3)
  fill(c, 'M-3 30H3L2 36H-2Z', '#ffd268')
}
