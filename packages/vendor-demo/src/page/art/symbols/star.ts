import { gold } from '../palette'
import { disc, fill, glint, line, linear, radial, type Paint } from '../brush'

/** Points of a five-pointed star: outer radius, inner radius. */
const starPath = (outer: number, inner: number): string => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const r = at % 2 === 0 ? outer : inner
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

const outer = starPath(42, 18)
const middle = starPath(36, 15)
const rays = Array.from({ length: 5 }, (_, at) => {
  const tip = (at * 2 * Math.PI) / 5 - Math.PI / 2
  const next = tip + Math.PI / 5
  const at2 = (angle: number, r: number) =>
    `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`
  return `M0 0L${at2(tip, 36)}L${at2(next, 15)}Z`
})
const facets = ['#ff5d7e', '#ffb638', '#58d68d', '#4fb7ff', '#b47bff'] as const

/** The parol, a star of coloured paper lit from within: the wild. */
export function drawStar(c: Paint): void {
  disc(
    c,
    0,
    0,
    50,
    radial(
      c,
      [0, 0, 50],
      [
        [0.2, 'rgb(255 236 150 / 0.75)'],
        [1, 'rgb(255 190 60 / 0)'],
      ],
    ),
  )
  c.beginPath()
  c.arc(0, 0, 37, 0, Math.PI * 2)
  c.strokeStyle = linear(
    c,
    [-30, -30, 30, 30],
    [
      [0, gold[0]],
      [0.5, gold[1]],
      [1, gold[2]],
    ],
  )
  c.lineWidth = 4
  c.stroke()
  fill(
    c,
    outer,
    linear(
      c,
      [-20, -40, 24, 40],
      [
        [0, gold[0]],
        [0.5, gold[1]],
        [1, gold[2]],
      ],
    ),
  )
  facets.forEach((colour, at) => {
    fill(c, rays[at] ?? '', colour)
  })
  fill(
    c,
    middle,
    radial(
      c,
      [0, 0, 36],
      [
        [0, 'rgb(255 255 240 / 0.98)'],
        [0.3, 'rgb(255 250 210 / 0.45)'],
        [0.8, 'rgb(255 255 255 / 0)'],
      ],
    ),
  )
  line(c, outer, '#8a4c05', 1.4)
  glint(c, 30, -32, 9)
  glint(c, -33, 24, 6)
}
