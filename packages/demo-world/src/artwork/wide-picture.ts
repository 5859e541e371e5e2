import type { Brief } from './brief'
import { num, oval, polar, range } from './geometry'
import { fill, place, spark } from './painter'
import { prepareSet } from './picture'

/** Share of the width at which the subject begins; the headline goes before it. */
const subjectAt = 0.755

/**
 * A scene for a banner or a promotion: the subject on the far side; on the near side, plain darkness for the page's
 * headline.
 */
export function widePicture(brief: Brief, width: number, height: number): string {
  const set = prepareSet(brief, width, height, width / height > 1.3 ? subjectAt : 0.5)
  const { painter, palette, random, width: w, height: h, focusX: x } = set.canvas
  const y = h * 0.5
  const area = `M0,0h${num(w)}v${num(h)}h${num(-w)}Z`
  const around = [-156, -36, -8, 24, 156].map((angle, i) => {
    const [cx, cy] = polar(angle + random.between(-8, 8), h * random.between(0.5, 0.58), x, y)
    return painter.reuse(
      set.companion,
      place(cx, cy, h * (0.0007 + (i % 3) * 0.00028), random.between(-30, 30)),
    )
  })
  const rays = range(16).map((i) => {
    const [ax, ay] = polar(i * 22.5 - 5, h, x, y)
    const [bx, by] = polar(i * 22.5 + 5, h, x, y)
    return `M${num(x)},${num(y)}L${num(ax)},${num(ay)}L${num(bx)},${num(by)}Z`
  })
  const body = [
    set.scene,
    fill(
      rays.join(''),
      painter.radial([
        [0, palette.glow, 0.7],
        [1, palette.glow, 0],
      ]),
      0.5,
    ),
    painter.glow(x, y, h * 0.56, palette.glow, 0.8),
    fill(
      area,
      painter.linear(
        [
          [0, palette.sky[0], 0.92],
          [0.38, palette.sky[0], 0.66],
          [0.66, palette.sky[0], 0],
        ],
        0,
      ),
    ),
    fill(
      area,
      painter.linear(
        [
          [0.7, '#05010f', 0],
          [1, '#05010f', 0.55],
        ],
        90,
      ),
    ),
    around.join(''),
    painter.glow(x + 10, y + 20, h * 0.42, '#05010f', 0.5),
    fill(oval(x, h * 0.93, h * 0.3, h * 0.04), '#05010f', 0.5),
    painter.reuse(set.subject, place(x, y, h * 0.0042, random.between(-5, 5))),
    range(7)
      .map(() => {
        const [sx, sy] = polar(random.between(0, 360), h * random.between(0.34, 0.5), x, y)
        return spark(sx, sy, random.between(7, 16), palette.spark, 0.9)
      })
      .join(''),
  ]
  return painter.document(width, height, w, h, body.join(''))
}
