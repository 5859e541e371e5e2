/** A point of a unit box, x to the right and y downwards. */
export type Point = readonly [number, number]
/** A line drawn without lifting the pen. */
export type Stroke = readonly Point[]

const steps = 24

const arc = (cx: number, cy: number, rx: number, ry: number, from = 0, to = 360): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const radians = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [cx + Math.cos(radians) * rx, cy + Math.sin(radians) * ry]
  })

/** A line through corners, with points between them so that it can be bent. */
const line = (...corners: Point[]): Point[] =>
  corners.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [x, y]
    return Array.from({ length: 9 }, (_, step): Point => {
      const part = step / 8
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
    })
  })

/** The ten digits as strokes: a captcha must not depend on the fonts of a machine. */
export const digitStrokes: Readonly<Record<string, readonly Stroke[]>> = {
  0: [arc(0.5, 0.5, 0.4, 0.5)],
  1: [line([0.22, 0.26], [0.55, 0], [0.55, 1]), line([0.28, 1], [0.82, 1])],
  2: [[...arc(0.48, 0.3, 0.42, 0.3, -170, 30), ...line([0.84, 0.45], [0.06, 1], [0.96, 1])]],
  3: [[...arc(0.45, 0.26, 0.4, 0.26, -150, 80), ...arc(0.45, 0.74, 0.45, 0.26, -80, 150)]],
  4: [line([0.7, 1], [0.7, 0], [0.04, 0.68], [0.98, 0.68])],
  5: [[...line([0.88, 0], [0.2, 0], [0.14, 0.46]), ...arc(0.46, 0.68, 0.44, 0.32, -140, 150)]],
  6: [[...arc(0.86, 0.68, 0.8, 0.7, -95, -180), ...arc(0.5, 0.7, 0.43, 0.3, 180, -180)]],
  7: [line([0.05, 0], [0.95, 0], [0.36, 1])],
  8: [arc(0.5, 0.25, 0.35, 0.25), arc(0.5, 0.75, 0.43, 0.25)],
  9: [[...arc(0.5, 0.3, 0.43, 0.3, 0, -360), ...arc(0.13, 0.32, 0.8, 0.68, 0, 80)]],
}
