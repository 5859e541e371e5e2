import { appIconSizes, artworkSizes, type AppIconPurpose, type ArtworkSize } from '@plaza/contract/site'
import { artworkKinds, type ArtworkKind } from './brief'
import type { ArtworkFile } from './render-artwork'

/** The sizes in which a kind is shown; no other size is drawn. */
const sizesOf: Record<ArtworkKind, readonly ArtworkSize[]> = {
  game: ['tile', 'sheet'],
  banner: ['banner'],
  promo: ['banner', 'sheet', 'tile'],
  crest: ['crest', 'logo'],
  vendor: ['logo'],
  icon: ['crest'],
}

const isKind = (text: string): text is ArtworkKind => artworkKinds.some((kind) => kind === text)
const isPurpose = (text: string): text is AppIconPurpose => Object.hasOwn(appIconSizes, text)
const isSize = (text: string): text is ArtworkSize => Object.hasOwn(artworkSizes, text)

function iconFile(seed: string, name: string): ArtworkFile | undefined {
  const [, purpose = '', digits] = /^([a-z]+)-([1-9]\d{1,3})\.png$/.exec(name) ?? []
  const pixels = Number(digits)
  if (!isPurpose(purpose) || !appIconSizes[purpose].some((known) => known === pixels)) return undefined
  return { kind: 'icon', seed, purpose, pixels, format: 'png' }
}

/** The file that the last three parts of an address name; undefined when the address is invalid. */
export function parseArtworkAddress(kind: string, seed: string, name: string): ArtworkFile | undefined {
  if (!isKind(kind) || !/^[A-Za-z0-9_-]{3,80}$/.test(seed)) return undefined
  if (kind === 'icon' && name.endsWith('.png')) return iconFile(seed, name)
  const [, size = '', density, format] = /^([a-z]+)@([12])x\.(avif|webp)$/.exec(name) ?? []
  if (!isSize(size) || !sizesOf[kind].includes(size)) return undefined
  return {
    kind,
    seed,
    size,
    density: density === '2' ? 2 : 1,
    format: format === 'avif' ? 'avif' : 'webp',
  }
}
