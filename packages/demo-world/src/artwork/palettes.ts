import type { Ramp } from './painter'
import { ramps } from './ramps'

/** Colours of one picture: the sky, the light, and the three materials of its objects. */
export interface Palette {
  /** Sky from the top down to the horizon. */
  sky: readonly [string, string, string]
  /** Light behind the subject. */
  glow: string
  /** Sea or floor: distant, near. */
  ground: readonly [string, string]
  /** Silhouettes, distant and near. */
  haze: readonly [string, string]
  /** Small lights. */
  spark: string
  main: Ramp
  second: Ramp
  trim: Ramp
  /** Dominant colour, painted before the picture arrives. */
  tint: string
}

const {
  gold,
  bronze,
  silver,
  pearl,
  ruby,
  coral,
  amber,
  lemon,
  rose,
  violet,
  sapphire,
  sky,
  teal,
  emerald,
  lime,
} = ramps

/** Twelve moods of the same night, by name. */
export const palettes = {
  tide: {
    sky: ['#0b1440', '#14408a', '#2a9bc4'],
    glow: '#7ff0ff',
    ground: ['#1b7fae', '#071d4a'],
    haze: ['#1d5c9c', '#0b2559'],
    spark: '#fff1b8',
    main: coral,
    second: gold,
    trim: pearl,
    tint: '#174a8c',
  },
  ember: {
    sky: ['#2a0718', '#86172a', '#f2682a'],
    glow: '#ffc35c',
    ground: ['#b3341f', '#2b0614'],
    haze: ['#8a1f2e', '#3d0a1e'],
    spark: '#ffe9a8',
    main: sapphire,
    second: gold,
    trim: amber,
    tint: '#8f2428',
  },
  orchid: {
    sky: ['#1a0745', '#5a1499', '#d43ec0'],
    glow: '#ff9af0',
    ground: ['#8b1fa8', '#1c0742'],
    haze: ['#6a1ba0', '#2a0a5a'],
    spark: '#ffe1ff',
    main: teal,
    second: gold,
    trim: rose,
    tint: '#651a9e',
  },
  lagoon: {
    sky: ['#042a33', '#06706f', '#3fcf9f'],
    glow: '#c6ffcf',
    ground: ['#0c8f86', '#03252f'],
    haze: ['#0a6b6c', '#053a42'],
    spark: '#fdffd0',
    main: amber,
    second: rose,
    trim: gold,
    tint: '#0a6b69',
  },
  dusk: {
    sky: ['#1d1050', '#7a2a83', '#ff8a66'],
    glow: '#ffd79a',
    ground: ['#a8407c', '#1c0c48'],
    haze: ['#6d2b85', '#34145c'],
    spark: '#fff0c4',
    main: teal,
    second: lemon,
    trim: rose,
    tint: '#7d3280',
  },
  jade: {
    sky: ['#03231f', '#0b5c3f', '#67b84d'],
    glow: '#eaff9c',
    ground: ['#1c7d49', '#04211d'],
    haze: ['#11613f', '#073529'],
    spark: '#fff5b0',
    main: ruby,
    second: gold,
    trim: lime,
    tint: '#0f5f40',
  },
  abyss: {
    sky: ['#030a2b', '#0a2a7a', '#2767d8'],
    glow: '#6fb4ff',
    ground: ['#123f9c', '#020822'],
    haze: ['#123585', '#07184d'],
    spark: '#cfeaff',
    main: lemon,
    second: coral,
    trim: sky,
    tint: '#0f2f80',
  },
  lantern: {
    sky: ['#33040f', '#a3121f', '#ff5b33'],
    glow: '#ffd36b',
    ground: ['#a5171f', '#2a030d'],
    haze: ['#8b1020', '#420714'],
    spark: '#ffefb0',
    main: gold,
    second: emerald,
    trim: gold,
    tint: '#9c1722',
  },
  mango: {
    sky: ['#3a1005', '#c04a0a', '#ffbe3d'],
    glow: '#fff2a8',
    ground: ['#c2600f', '#320d05'],
    haze: ['#a8440d', '#5a1c07'],
    spark: '#fffbe0',
    main: emerald,
    second: ruby,
    trim: lemon,
    tint: '#b9560f',
  },
  neon: {
    sky: ['#07041f', '#1f0b57', '#7a1fd0'],
    glow: '#ff5ad0',
    ground: ['#2d0f78', '#05031a'],
    haze: ['#2d1180', '#130741'],
    spark: '#7ffcff',
    main: sky,
    second: rose,
    trim: violet,
    tint: '#2a1068',
  },
  moonlit: {
    sky: ['#0e1530', '#31466f', '#8fa8c4'],
    glow: '#f2f6ff',
    ground: ['#4a648c', '#0b1126'],
    haze: ['#3b5178', '#1a2747'],
    spark: '#ffffff',
    main: violet,
    second: gold,
    trim: silver,
    tint: '#3a4f78',
  },
  rosewood: {
    sky: ['#2b0a1f', '#8a2450', '#f59a8c'],
    glow: '#ffe0c8',
    ground: ['#9c3458', '#26081b'],
    haze: ['#7d2350', '#421033'],
    spark: '#fff0e0',
    main: lime,
    second: bronze,
    trim: gold,
    tint: '#8a2d55',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]
