import type { AppIconPurpose } from '@plaza/contract/site'
import { seededRandom } from '@plaza/gateway/seeded-random'
import { iconSeed, type IconBrief } from './brief'
import { num, polar } from './geometry'
import { motifs } from './motifs'
import { createPainter, fill, place, spark } from './painter'
import { palettes } from './palettes'

const side = 400
/**
 * The motif's own drawing reaches 100 units from its centre; a maskable icon keeps it within the circle that no device
 * cuts.
 */
const motifScale: Record<AppIconPurpose, number> = { any: 1.42, maskable: 1.12 }
const corner = side * 0.225

const square = `M0,0h${side}v${side}h${-side}Z`
const rounded = `M${num(corner)},0H${num(side - corner)}Q${side},0 ${side},${num(corner)}V${num(side - corner)}Q${side},${side} ${num(side - corner)},${side}H${num(corner)}Q0,${side} 0,${num(side - corner)}V${num(corner)}Q0,0 ${num(corner)},0Z`

/**
 * A merchant's app icon: its motif in the light of its palette. `isCut` rounds the corners where the device does not; a
 * maskable icon always fills its square.
 */
export function appIconPicture(
  brief: IconBrief,
  { purpose, pixels, isCut }: { purpose: AppIconPurpose; pixels: number; isCut: boolean },
): string {
  const painter = createPainter()
  const palette = palettes[brief.palette]
  const random = seededRandom(iconSeed(brief))
  const middle = side / 2
  const [top, mid, low] = palette.sky
  const ground = fill(
    square,
    painter.linear(
      [
        [0, top],
        [0.55, mid],
        [1, low],
      ],
      80,
    ),
  )
  const light = painter.glow(middle, middle * 0.96, side * 0.46, palette.glow, 0.75)
  const shade = painter.glow(middle + 8, middle + 26, side * 0.36, '#05010f', 0.35)
  const subject = motifs[brief.motif](painter, palette, random.fork('motif'))
  const sparks = [215, 320, 38].map((angle, index) => {
    const [x, y] = polar(angle, side * (purpose === 'any' ? 0.4 : 0.33), middle, middle)
    return spark(x, y, [20, 13, 10][index] ?? 10, palette.spark, 0.9)
  })
  const body = `${ground}${light}${shade}<g transform="${place(middle, middle, motifScale[purpose])}">${subject}</g>${sparks.join('')}`
  const cut = purpose === 'any' && isCut ? painter.clipped(rounded, body) : body
  return painter.document(pixels, pixels, side, side, cut)
}
