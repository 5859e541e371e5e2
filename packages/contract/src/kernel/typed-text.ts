import * as z from 'zod/mini'

/** What people type that changes how text reads without being seen: controls but for line breaks, and marks of direction. */
const unwanted = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}|\p{Co}/gu

/** A text as it is kept: without unwanted characters, with single line breaks of one kind, and without blanks around it. */
export const cleanTyped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(unwanted, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

let segmenter: Intl.Segmenter | undefined

/** Units that are segmented at a time: every segment keeps the text that it is of, so that long texts would take gigabytes. */
const unitsAtOnce = 256

/** How many characters a person sees in a text: a flag or a family of emoji is one. */
export function charactersIn(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + unitsAtOnce)
    const segments = [...segmenter.segment(piece)]
    const last = segments.at(-1)?.index ?? 0
    const isEnd = start + piece.length === text.length
    // The last one may go on in the next piece.
    const isWhole = isEnd || last === 0
    count += isWhole ? segments.length : segments.length - 1
    start += isWhole ? piece.length : last
  }
  return count
}

/** A text that a person types, as it arrives: a character that a person sees has up to a few dozen units. */
export const typedTextSchema = (longest: number) => z.string().check(z.maxLength(longest * 40))
