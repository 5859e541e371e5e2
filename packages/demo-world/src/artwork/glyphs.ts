import { num } from './geometry'

/**
 * A geometric alphabet of strokes in a square of 0–100 (baseline 100), drawn here so that no picture depends on the
 * fonts of the machine that renders it. [width, path]
 */
const glyphs: Record<string, readonly [number, string]> = {
  A: [84, 'M0,100L42,0L84,100M15,66L69,66'],
  B: [62, 'M0,0L0,100L36,100C72,100 72,48 36,48L0,48M32,48C62,48 62,0 32,0L0,0'],
  C: [80, 'M80,18C58,-10 0,-6 0,50C0,106 58,110 80,82'],
  D: [74, 'M0,0L0,100L28,100C90,100 90,0 28,0L0,0'],
  E: [56, 'M56,0L0,0L0,100L56,100M0,50L46,50'],
  F: [54, 'M54,0L0,0L0,100M0,52L44,52'],
  G: [84, 'M80,18C58,-10 0,-6 0,50C0,106 62,110 84,80L84,56L52,56'],
  H: [70, 'M0,0L0,100M70,0L70,100M0,50L70,50'],
  // Slightly slanted, because a gradient needs a bounding box with a width.
  I: [3, 'M1,0L2,100'],
  J: [46, 'M46,0L46,70C46,108 4,108 0,76'],
  K: [66, 'M0,0L0,100M62,0L0,58M22,40L66,100'],
  L: [52, 'M0,0L0,100L52,100'],
  M: [88, 'M0,100L0,0L44,66L88,0L88,100'],
  N: [72, 'M0,100L0,0L72,100L72,0'],
  O: [96, 'M48,0C112,0 112,100 48,100C-16,100 -16,0 48,0Z'],
  P: [62, 'M0,100L0,0L34,0C72,0 72,58 34,58L0,58'],
  Q: [96, 'M48,0C112,0 112,100 48,100C-16,100 -16,0 48,0ZM60,70L94,104'],
  R: [66, 'M0,100L0,0L34,0C70,0 70,54 34,54L0,54M34,54L66,100'],
  S: [62, 'M60,16C50,-6 4,-6 4,26C4,58 62,40 62,74C62,108 8,106 0,82'],
  T: [72, 'M0,0L72,0M36,0L36,100'],
  U: [70, 'M0,0L0,62C0,113 70,113 70,62L70,0'],
  V: [80, 'M0,0L40,100L80,0'],
  W: [116, 'M0,0L29,100L58,20L87,100L116,0'],
  X: [72, 'M0,0L72,100M72,0L0,100'],
  Y: [74, 'M0,0L37,48L74,0M37,48L37,100'],
  Z: [66, 'M0,0L66,0L0,100L66,100'],
  '0': [68, 'M34,0C80,0 80,100 34,100C-12,100 -12,0 34,0Z'],
  '1': [30, 'M0,22L28,0L28,100'],
  '2': [60, 'M2,24C6,-8 60,-8 58,28C56,56 10,70 0,100L60,100'],
  '3': [58, 'M2,12C16,-8 56,-4 54,26C52,46 34,47 22,47C40,47 58,54 58,74C58,106 12,108 0,84'],
  '4': [68, 'M50,100L50,0L0,70L68,70'],
  '5': [60, 'M54,0L10,0L5,44C22,32 60,36 60,68C60,106 10,108 0,86'],
  '6': [62, 'M50,2C18,8 0,40 0,68C0,110 62,110 62,68C62,32 12,32 2,62'],
  '7': [58, 'M0,0L58,0L18,100'],
  '8': [60, 'M30,46C0,46 0,0 30,0C60,0 60,46 30,46C-8,46 -8,100 30,100C68,100 68,46 30,46Z'],
  '9': [62, 'M12,98C44,92 62,60 62,32C62,-10 0,-10 0,32C0,68 50,68 60,38'],
  '&': [76, 'M76,100L20,34C4,12 24,-4 38,2C56,10 50,34 28,44C-8,60 -6,100 28,100C52,100 68,76 70,54'],
  "'": [4, 'M4,0L0,22'],
  ' ': [34, ''],
}

export interface Lettering {
  markup: string
  width: number
}

/**
 * A word in strokes of one weight, `height` high, with its top left corner at the origin. Unknown letters are omitted.
 */
export function lettering(word: string, height: number, paint: string, weight = 14, spacing = 26): Lettering {
  const scale = height / 100
  let at = 0
  const parts: string[] = []
  for (const letter of word.toUpperCase()) {
    const glyph = glyphs[letter]
    if (!glyph) continue
    if (glyph[1]) parts.push(`<path transform="translate(${num(at)},0)" d="${glyph[1]}"/>`)
    at += glyph[0] + spacing
  }
  const width = Math.max(0, at - spacing) * scale
  const markup = `<g transform="scale(${scale.toFixed(3)})" fill="none" stroke="${paint}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`
  return { markup, width }
}

/** A word centred on the origin. */
export function centred(word: string, height: number, paint: string, weight = 14, spacing = 26): string {
  const { markup, width } = lettering(word, height, paint, weight, spacing)
  return `<g transform="translate(${num(-width / 2)},${num(-height / 2)})">${markup}</g>`
}
