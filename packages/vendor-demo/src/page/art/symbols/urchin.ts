import { disc, glint, line, radial, type Paint } from '../brush'

const spines = Array.from({ length: 22 }, (_, at) => {
  const angle = (at * Math.PI * 2) / 22
  const long = at % 2 === 0 ? 44 : 37
  const at2 = (r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`
  return `M${at2(18)}L${at2(long)}`
}).join('')

/** A sea urchin: what one does not want to find. */
export function drawUrchin(c: Paint): void {
  line(c, spines, '#12061f', 6)
  line(c, spines, '#8a4fd0', 2.4)
  disc(
    c,
    0,
    0,
    27,
    radial(
      c,
      [0, 0, 28],
      [
        [0, '#c98bff'],
        [0.35, '#6a2fb0'],
        [0.8, '#2a0d54'],
        [1, '#140428'],
      ],
      [-9, -11],
    ),
  )
  for (const [x, y] of [
    [-9, 4],
    [7, -7],
    [9, 9],
    [-5, -12],
    [-2, 14],
  ] as const)
    line(c, `M${String(x)} ${String(y)}L${String(x * 1.9)} ${String(y * 1.9)}`, '#b980f5', 2.2)
  c.beginPath()
  c.ellipse(-10, -12, 7, 4, -0.7, 0, Math.PI * 2)
  c.fillStyle = 'rgb(255 255 255 / 0.55)'
  c.fill()
  glint(c, 26, -28, 5, 'rgb(255 160 180 / 0.9)')
}
