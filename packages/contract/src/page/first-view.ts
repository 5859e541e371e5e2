import * as z from 'zod/mini'
import { gameTypes } from '../play'

/** A game in a first view. */
export interface FirstGame {
  node: number
  game: string
  vendor: string
  artwork: string
  tint: string
  /** It cannot be played now. */
  isClosed: boolean
  /** It has no badge that its tile shows. */
  isPlain: boolean
  /** The game's badge as a section: `{{#badge.new}}`. */
  badge: Record<string, true>
}

/**
 * The values that templates of a first view may use (EDGE-7). They are public data: a document of a member has the same
 * ones, except for what only visitors see.
 */
export interface FirstView {
  merchantName: string
  /** Origin of artwork; empty for the site itself. */
  imageCdn: string
  /** No session cookie came with the request. */
  isVisitor: boolean
  hasRegister: boolean
  /** Members may sign in by mobile number. */
  hasMobileLogin: boolean
  hasBanners: boolean
  /** The first two banners: the one in view, and the edge of the next. */
  banners: {
    artwork: string
    tint: string
    headline: string
    line: string
    /** Empty where the banner has no link. */
    call: string
    link: string
    isFirst: boolean
  }[]
  /** One element for each banner, where there are several. */
  dots: { isFirst: boolean }[]
  hasNotices: boolean
  notices: { title: string }[]
  /** The first hot match; its time by the merchant's clock. */
  match: { home: string; away: string; homeArtwork: string; awayArtwork: string; time: string } | false
  /** Categories of home in their order, each as a section: `{{#category.RNG}}`. */
  categories: { category: Record<string, true> }[]
  hasGames: boolean
  /** Games of the first category: the first six, which a phone shows, then the others that load with the page. */
  games: FirstGame[]
  laterGames: FirstGame[]
}

const names = [
  'merchantName',
  'imageCdn',
  'isVisitor',
  'hasRegister',
  'hasMobileLogin',
  'hasBanners',
  'banners',
  'artwork',
  'tint',
  'headline',
  'line',
  'call',
  'link',
  'isFirst',
  'dots',
  'hasNotices',
  'notices',
  'title',
  'match',
  'home',
  'away',
  'homeArtwork',
  'awayArtwork',
  'time',
  'categories',
  'hasGames',
  'games',
  'laterGames',
  'node',
  'game',
  'vendor',
  'isClosed',
  'isPlain',
] as const
const badges = ['new', 'exclusive', 'jackpot'] as const

/** A name that a template may use, apart from the class names of the kit (`ui.<folder>/<file>/<class>`). */
export type FirstViewName =
  | (typeof names)[number]
  | `badge.${(typeof badges)[number]}`
  | `category.${(typeof gameTypes)[number] | 'HOT'}`

/** Every name of `FirstView`, as templates write it. */
export const firstViewNames = (): ReadonlySet<string> =>
  new Set([
    ...names,
    ...badges.map((badge) => `badge.${badge}`),
    ...['HOT', ...gameTypes].map((type) => `category.${type}`),
  ])

/** Names whose values are addresses of the site or of its artwork: only these may begin an address. */
export const firstViewAddresses: readonly string[] = [
  'imageCdn',
  'artwork',
  'homeArtwork',
  'awayArtwork',
  'link',
]

/** Prefix of the class names that the kit of the page's shell has. */
export const kitClassPrefix = 'ui.'

/** The file in which a remote's release declares its first views: slot → language → template. */
export const firstViewFileSchema = z.object({
  slots: z.record(z.string(), z.record(z.string(), z.string())),
})
export type FirstViewFile = z.infer<typeof firstViewFileSchema>
