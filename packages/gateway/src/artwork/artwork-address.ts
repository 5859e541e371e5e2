import { artworkSizes, type ArtworkSize } from '@plaza/contract'
import { artworkKinds, type ArtworkKind } from './brief'
import type { ArtworkFile } from './render-artwork'

/** Sizes in which a kind is shown; no other is drawn. */
const sizesOf: Record<ArtworkKind, readonly ArtworkSize[]> = {
  game: ['tile', 'sheet'],
  banner: ['banner'],
  promo: ['banner', 'sheet', 'tile'],
  crest: ['crest', 'logo'],
  vendor: ['logo'],
}

const isKind = (text: string): text is ArtworkKind => artworkKinds.some((kind) => kind === text)
const isSize = (text: string): text is ArtworkSize => Object.hasOwn(artworkSizes, text)

/** The file that the last three parts of an address name, or undefined when they name none. */
export function parseArtworkAddress(kind: string, seed: string, name: string): ArtworkFile | undefined {
  if (!isKind(kind) || !/^[A-Za-z0-9_-]{3,80}$/.test(seed)) return undefined
  const [, size = '', density, format] = /^([a-z]+)@([12])x\.(avif|webp)$/.exec(name) ?? []
  if (!isSize(size) || !sizesOf[kind].includes(size)) return undefined
  return { kind, seed, size, density: density === '2' ? 2 : 1, format: format === 'avif' ? 'avif' : 'webp' }
}
