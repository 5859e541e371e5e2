/** A colour by hue (degrees), saturation and lightness (per cent). */
export interface Hsl {
  h: number
  s: number
  l: number
}

const fallback: Hsl = { h: 262, s: 62, l: 36 }

/** Parses `#rrggbb`; the default violet for anything else, since a tint only decorates. */
export function hslOf(hex: string): Hsl {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) return fallback
  const [r = 0, g = 0, b = 0] = match.slice(1).map((part) => Number.parseInt(part, 16) / 255)
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const l = (max + min) / 2
  const spread = max - min
  if (spread === 0) return { h: fallback.h, s: 0, l: l * 100 }
  const s = spread / (1 - Math.abs(2 * l - 1))
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { h: sector * 60, s: s * 100, l: l * 100 }
}

/** CSS colour of hue, saturation, lightness and opacity; the hue may run over. */
export const hsl = (h: number, s: number, l: number, alpha = 1): string =>
  `hsl(${String(Math.round(((h % 360) + 360) % 360))} ${String(Math.round(s))}% ${String(Math.round(l))}% / ${String(alpha)})`

/** A tint turned around the circle by so many degrees: another hour of the same night. */
export function rotatedTint(hex: string, degrees: number): string {
  const { h, s, l } = hslOf(hex)
  const channel = (n: number): string => {
    const k = (((n + (h + degrees) / 30) % 12) + 12) % 12
    const a = (s / 100) * Math.min(l / 100, 1 - l / 100)
    const value = l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
