/** The whole numbers from 0 up to, but without, `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A number as SVG text: at most one decimal, so that documents are small and the same on every machine. */
export const num = (value: number): string => String(Math.round(value * 10) / 10)

export const pt = (x: number, y: number): string => `${num(x)},${num(y)}`

/** The point at an angle (degrees, clockwise from the right) and a distance from a centre. */
export function polar(angle: number, radius: number, cx = 0, cy = 0): [number, number] {
  const radians = (angle * Math.PI) / 180
  return [cx + Math.cos(radians) * radius, cy + Math.sin(radians) * radius]
}

/** Path of an ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number = rx): string =>
  `M${pt(cx - rx, cy)}a${pt(rx, ry)} 0 1 1 ${num(rx * 2)},0a${pt(rx, ry)} 0 1 1 ${num(-rx * 2)},0Z`

/** Path of a rectangle with round corners, its centre at cx, cy. */
export function box(cx: number, cy: number, width: number, height: number, radius = 0): string {
  const [x, y, r] = [cx - width / 2, cy - height / 2, Math.min(radius, width / 2, height / 2)]
  const corner = (dx: number, dy: number): string => `a${num(r)},${num(r)} 0 0 1 ${pt(dx, dy)}`
  return `M${pt(x + r, y)}h${num(width - 2 * r)}${corner(r, r)}v${num(height - 2 * r)}${corner(-r, r)}h${num(2 * r - width)}${corner(-r, -r)}v${num(2 * r - height)}${corner(r, -r)}Z`
}

/** Path through points, closed. */
export const closed = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => pt(x, y)).join('L')}Z`

/** Regular polygon; the first corner points up. */
export const polygon = (corners: number, radius: number, cx = 0, cy = 0, turn = 0): string =>
  closed(Array.from({ length: corners }, (_, i) => polar(-90 + turn + (360 / corners) * i, radius, cx, cy)))

/** Star with straight edges; the first tip points up. */
export const star = (tips: number, outer: number, inner: number, cx = 0, cy = 0, turn = 0): string =>
  closed(
    Array.from({ length: tips * 2 }, (_, i) =>
      polar(-90 + turn + (180 / tips) * i, i % 2 ? inner : outer, cx, cy),
    ),
  )

/** A round-edged flower, cog or coin outline: `lobes` waves around a circle. */
export function scallop(lobes: number, radius: number, depth: number, cx = 0, cy = 0): string {
  const parts = Array.from({ length: lobes }, (_, i) => {
    const [cxp, cyp] = polar((360 / lobes) * (i + 0.5), radius + depth * 2, cx, cy)
    const [x, y] = polar((360 / lobes) * (i + 1), radius, cx, cy)
    return `Q${pt(cxp, cyp)} ${pt(x, y)}`
  })
  return `M${pt(...polar(0, radius, cx, cy))}${parts.join('')}Z`
}

/** A leaf or petal from the origin of length `length`, turned by `turn` degrees (0 points up). */
export function petal(length: number, width: number, turn = 0, x = 0, y = 0): string {
  const at = (px: number, py: number): string => {
    const radians = (turn * Math.PI) / 180
    return pt(
      x + px * Math.cos(radians) - py * Math.sin(radians),
      y + px * Math.sin(radians) + py * Math.cos(radians),
    )
  }
  return `M${at(0, 0)}C${at(-width, -length * 0.3)} ${at(-width * 0.7, -length * 0.8)} ${at(0, -length)}C${at(width * 0.7, -length * 0.8)} ${at(width, -length * 0.3)} ${at(0, 0)}Z`
}

/** A ring sector between two radii. */
export function sector(from: number, to: number, inner: number, outer: number, cx = 0, cy = 0): string {
  const large = to - from > 180 ? 1 : 0
  const [a, b, c, d] = [
    polar(from, outer, cx, cy),
    polar(to, outer, cx, cy),
    polar(to, inner, cx, cy),
    polar(from, inner, cx, cy),
  ]
  return `M${pt(...a)}A${pt(outer, outer)} 0 ${large} 1 ${pt(...b)}L${pt(...c)}A${pt(inner, inner)} 0 ${large} 0 ${pt(...d)}Z`
}

/**
 * The outline of a symmetric shape from its right half: absolute M, L, C and Q commands from the top of the axis to its
 * bottom.
 */
export function symmetric(half: string): string {
  const commands = [...half.matchAll(/([MLCQ])([^MLCQ]*)/g)].map(([, name, rest]) => ({
    name: name as string,
    numbers: [...(rest as string).matchAll(/-?\d+(?:\.\d+)?/g)].map(Number),
  }))
  let from: number[] = []
  const back: string[] = []
  for (const { name, numbers } of commands) {
    const width = { M: 2, L: 2, Q: 4, C: 6 }[name] ?? 2
    for (let at = 0; at < numbers.length; at += width) {
      const values = numbers.slice(at, at + width)
      if (name !== 'M') back.unshift(mirrored(name, values, from))
      from = values.slice(-2)
    }
  }
  return `${half}${back.join('')}Z`
}

function mirrored(name: string, values: number[], from: number[]): string {
  const points: string[] = []
  for (let at = values.length - 4; at >= 0; at -= 2) points.push(pt(-(values[at] ?? 0), values[at + 1] ?? 0))
  points.push(pt(-(from[0] ?? 0), from[1] ?? 0))
  return `${name}${points.join(' ')}`
}
