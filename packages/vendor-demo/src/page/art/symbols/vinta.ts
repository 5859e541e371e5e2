import { fill, kept, line, linear, svg, type Paint } from '../brush'

const sail = 'M-1-44C-26-34-40-14-42 12L38 12C38-10 22-34-1-44Z'
const stripes = ['#e8304a', '#ffc53d', '#2fbf71', '#f4f0ff', '#7a3ff2', '#ffc53d', '#e8304a'] as const

/** A vinta: the outrigger with the striped sail. */
export function drawVinta(c: Paint): void {
  kept(c, () => {
    c.clip(svg(sail))
    c.fillStyle = stripes[0]
    c.fillRect(-46, -46, 92, 60)
    stripes.forEach((colour, at) => {
      c.fillStyle = colour
      c.beginPath()
      c.moveTo(-1, -46)
      c.lineTo(-38 + at * 11, 14)
      c.lineTo(-27 + at * 11, 14)
      c.fill()
    })
    c.fillStyle = linear(
      c,
      [-40, 0, 40, 0],
      [
        [0, 'rgb(255 255 255 / 0.34)'],
        [0.45, 'rgb(255 255 255 / 0)'],
        [1, 'rgb(20 4 40 / 0.48)'],
      ],
    )
    c.fillRect(-46, -46, 92, 60)
  })
  line(c, sail, 'rgb(255 246 224 / 0.85)', 1.8)
  line(
    c,
    'M0-46V22',
    linear(
      c,
      [-2, 0, 3, 0],
      [
        [0, '#f3c98b'],
        [1, '#6d3f14'],
      ],
    ),
    3,
  )
  fill(
    c,
    'M-46 16C-40 34-22 38 0 38S40 34 46 16C34 23 16 24 0 24S-34 23-46 16Z',
    linear(
      c,
      [0, 16, 0, 38],
      [
        [0, '#d98a45'],
        [0.5, '#9a4e1d'],
        [1, '#4c210b'],
      ],
    ),
  )
  line(c, 'M-45 17C-34 24-16 25.500 0 25.500S34 24 45 17', '#ffe0ad', 2.2)
  line(c, 'M-36 27Q0 34 36 27', '#ffc53d', 2)
  line(c, 'M-34 41Q-24 36-14 41T6 41T26 41T40 40', 'rgb(190 240 255 / 0.85)', 2.6)
}
