import { hsl, hslOf } from './colour'

/** Everything that a game's own colour decides; gold, pearl and danger are the same in all of them. */
export interface Palette {
  hue: number
  sky: [string, string, string]
  sea: [string, string]
  haze: string
  glow: string
  /** Ground of the play field and of its cells. */
  panel: string
  panelEdge: string
  cell: string
  cellEdge: string
  accent: string
  accentDeep: string
  ink: string
}

export const gold = ['#fff6cf', '#ffd268', '#c98216', '#6b3a05'] as const
export const dangerColour = '#ff6b81'

/**
 * Colours of a game from its `tint`: a night in its hue, a warmer horizon, and an accent across the circle, so that
 * each game looks of its own colour and none leaves the night market.
 */
export function paletteOf(tint: string): Palette {
  const { h, s } = hslOf(tint)
  const strong = Math.max(46, Math.min(84, s))
  // Yellows and greens are bright for the eye at the same lightness.
  const calm = h > 40 && h < 175 ? 0.78 : 1
  const horizon = h + (h > 180 && h < 330 ? 34 : -26)
  const accent = h + 168
  return {
    hue: h,
    sky: [hsl(h + 12, strong, 8), hsl(h, strong, 22 * calm), hsl(horizon, strong, 44 * calm)],
    sea: [hsl(h - 4, strong, 27 * calm), hsl(h + 14, strong, 7)],
    haze: hsl(h + 6, strong, 15),
    glow: hsl(horizon, 92, 74),
    panel: hsl(h + 10, strong * 0.8, 8, 0.86),
    panelEdge: hsl(h, strong, 44),
    cell: hsl(h + 6, strong * 0.75, 15),
    cellEdge: hsl(h, strong, 32),
    accent: hsl(accent, 82, 66),
    accentDeep: hsl(accent, 74, 38),
    ink: '#f6f3ff',
  }
}
