import { oval } from '../geometry'
import { fill } from '../painter'

/** A round eye that looks to the right, of a sea creature; `r` is its radius. */
export const eye = (x: number, y: number, r: number): string =>
  fill(oval(x, y, r), '#fff') +
  fill(oval(x + r * 0.15, y, r * 0.62), '#150a2b') +
  fill(oval(x - r * 0.15, y - r * 0.3, r * 0.24), '#fff')

/** The narrow, glaring eye of a beast or a bird, around its middle. */
export const glare = (x: number, y: number, iris: string): string =>
  fill(
    `M${x - 17},${y - 7}C${x - 6},${y - 12} ${x + 10},${y - 10} ${x + 16},${y + 3}C${x + 4},${y + 12} ${x - 12},${y + 8} ${x - 17},${y - 7}Z`,
    '#fff8d8',
  ) +
  fill(oval(x + 1, y, 7), iris) +
  fill(oval(x + 1, y, 3), '#12061f') +
  fill(oval(x - 1, y - 3, 2), '#fff')
