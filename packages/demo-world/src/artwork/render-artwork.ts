import { artworkSizes, type AppIconPurpose, type ArtworkSize } from '@plaza/contract/site'
import sharp from 'sharp'
import { artworkSvg } from './artwork-svg'
import type { ArtworkKind } from './brief'

interface Picture {
  kind: ArtworkKind
  seed: string
}
/** A picture in one of the sizes of the site. */
interface SizedFile extends Picture {
  size: ArtworkSize
  density: 1 | 2
  format: 'avif' | 'webp'
}
/** An app icon as a device expects it. */
interface IconFile extends Picture {
  purpose: AppIconPurpose
  pixels: number
  format: 'png'
}
/** One file of a picture, from the last part of its address. */
export type ArtworkFile = SizedFile | IconFile

/** The last part of a file's address. */
export const fileName = (file: ArtworkFile): string =>
  file.format === 'png'
    ? `${file.purpose}-${String(file.pixels)}.png`
    : `${file.size}@${String(file.density)}x.${file.format}`

function svgOf(file: ArtworkFile): string | undefined {
  const { kind, seed } = file
  if (file.format === 'png') {
    const { pixels, purpose } = file
    return artworkSvg({ kind, seed, width: pixels, height: pixels, purpose })
  }
  const [width, height] = artworkSizes[file.size]
  return artworkSvg({ kind, seed, width: width * file.density, height: height * file.density })
}

/**
 * Effort 2 takes an eighth of the default's time and yields the same size for these pictures. At density 2, pixels are
 * too small for the lower quality to show.
 */
const avif = { 1: { quality: 50, effort: 2 }, 2: { quality: 42, effort: 2 } } as const
const webp = { quality: 70, alphaQuality: 80, effort: 4 } as const

const png = { compressionLevel: 9, palette: true, quality: 90 } as const

/** The bytes of a picture in a size and format, or undefined when its seed is invalid. */
export async function renderArtwork(file: ArtworkFile): Promise<Buffer | undefined> {
  const svg = svgOf(file)
  if (svg === undefined) return undefined
  const image = sharp(Buffer.from(svg))
  switch (file.format) {
    case 'png':
      return image.png(png).toBuffer()
    case 'avif':
      return image.avif(avif[file.density]).toBuffer()
    case 'webp':
      return image.webp(webp).toBuffer()
  }
}
