import { motifNames, type MotifName } from './motifs'
import { palettes, type PaletteName } from './palettes'

/** How the subject is placed in the picture. */
export const layouts = ['closeUp', 'horizon', 'burst', 'emblem', 'diagonal', 'field'] as const
export type Layout = (typeof layouts)[number]

/** The setting of the picture. */
export const settings = [
  'bay',
  'market',
  'reef',
  'table',
  'pitch',
  'arena',
  'hall',
  'grid',
  'stage',
  'summit',
  'cosmos',
  'grove',
] as const
export type Setting = (typeof settings)[number]

/** What to paint: the rest of the picture follows from these by rule. */
export interface Brief {
  motif: MotifName
  layout: Layout
  setting: Setting
  palette: PaletteName
  /** 0–99: distinguishes pictures with the same brief. */
  variant: number
}

/** A vendor's wordmark. */
export interface LogoBrief {
  /** 2–18 letters and digits; `_` represents a space. */
  word: string
  motif: MotifName
  palette: PaletteName
}

/** A merchant's app icon. */
export interface IconBrief {
  motif: MotifName
  palette: PaletteName
}

/** The kinds of artwork; the first part of an address after `/img/`. */
export const artworkKinds = ['game', 'banner', 'promo', 'crest', 'vendor', 'icon'] as const
export type ArtworkKind = (typeof artworkKinds)[number]

const known = <T extends string>(names: readonly T[], name: string | undefined): T | undefined =>
  names.find((one) => one === name)
const knownPalette = (name: string | undefined): PaletteName | undefined =>
  name !== undefined && Object.hasOwn(palettes, name) ? (name as PaletteName) : undefined

/** A brief as the seed in an address: `dragon-horizon-bay-ember-7`. */
export const briefSeed = ({ motif, layout, setting, palette, variant }: Brief): string =>
  [motif, layout, setting, palette, variant].join('-')

/** Parses a seed into its brief; undefined when it is not a seed. */
export function parseBrief(seed: string): Brief | undefined {
  const [motifName, layoutName, settingName, paletteName, digits, ...rest] = seed.split('-')
  const motif = known(motifNames, motifName)
  const layout = known(layouts, layoutName)
  const setting = known(settings, settingName)
  const palette = knownPalette(paletteName)
  if (!motif || !layout || !setting || !palette || rest.length > 0) return undefined
  if (digits === undefined || !/^(0|[1-9]\d?)$/.test(digits)) return undefined
  return { motif, layout, setting, palette, variant: Number(digits) }
}

/** A wordmark's brief as the seed in an address: `habagat_play-wave-tide`. */
export const logoSeed = ({ word, motif, palette }: LogoBrief): string =>
  [word.toLowerCase().replaceAll(' ', '_'), motif, palette].join('-')

/** Parses a seed into its wordmark; undefined when it is not a seed. */
export function parseLogo(seed: string): LogoBrief | undefined {
  const [word, motifName, paletteName, ...rest] = seed.split('-')
  const motif = known(motifNames, motifName)
  const palette = knownPalette(paletteName)
  if (!word || !/^[a-z0-9_]{2,18}$/.test(word) || !motif || !palette || rest.length > 0) return undefined
  return { word: word.replaceAll('_', ' '), motif, palette }
}

/** An app icon's brief as the seed in an address: `pearl-orchid`. */
export const iconSeed = ({ motif, palette }: IconBrief): string => `${motif}-${palette}`

/** Parses a seed into its app icon; undefined when it is not a seed. */
export function parseIcon(seed: string): IconBrief | undefined {
  const [motifName, paletteName, ...rest] = seed.split('-')
  const motif = known(motifNames, motifName)
  const palette = knownPalette(paletteName)
  return motif && palette && rest.length === 0 ? { motif, palette } : undefined
}

/** Address of artwork without size and format (`artworkUrl` of the contract adds them). */
export const artworkPath = (kind: ArtworkKind, seed: string): string => `/img/${kind}/${seed}`

/** Dominant colour of a picture in this palette, as `#rrggbb`. */
export const tintOf = (palette: PaletteName): string => palettes[palette].tint
