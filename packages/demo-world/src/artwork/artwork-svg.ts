import type { AppIconPurpose } from '@plaza/contract/site'
import { appIconPicture } from './app-icon'
import { parseBrief, parseIcon, parseLogo, type ArtworkKind } from './brief'
import { crestPicture } from './crest'
import { logoPicture } from './logo'
import { gamePicture } from './picture'
import { widePicture } from './wide-picture'

export interface ArtworkRequest {
  kind: ArtworkKind
  /** The seed in the address, which says what to draw (`briefSeed`, `logoSeed`). */
  seed: string
  /** Pixels. */
  width: number
  height: number
  /** For an app icon; `any` when absent. */
  purpose?: AppIconPurpose
}

/** iOS rounds the corners of its icon itself, and renders transparency as black. */
const roundedByDevice = 180

/**
 * The picture of a seed as SVG, or undefined when the seed is not one of its kind. Pure: the same request gives the
 * same document on every machine, without fonts or files.
 */
export function artworkSvg(request: ArtworkRequest): string | undefined {
  const { kind, seed, width, height, purpose = 'any' } = request
  if (kind === 'icon') {
    const icon = parseIcon(seed)
    return icon && appIconPicture(icon, { purpose, pixels: width, isCut: width !== roundedByDevice })
  }
  if (kind === 'vendor') {
    const logo = parseLogo(seed)
    return logo && logoPicture(logo, width, height)
  }
  const brief = parseBrief(seed)
  if (!brief) return undefined
  switch (kind) {
    case 'game':
      return gamePicture(brief, width, height)
    case 'crest':
      return crestPicture(brief, width, height)
    case 'banner':
    case 'promo':
      return widePicture(brief, width, height)
  }
}
