import * as z from 'zod/mini'

/**
 * Characters that are invisible where a text is shown and may change how it reads: control characters, marks and
 * overrides of direction, zero-width and other invisible characters, line separators, unusual spaces, unpaired
 * surrogates.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu

const numberOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

/** The first invisible character of a text, as `U+001B`; undefined when all are visible. */
export function unseenIn(text: string): string | undefined {
  const [first] = text.match(unseen) ?? []
  return first === undefined ? undefined : `U+${numberOf(first)}`
}

/** A text with invisible characters escaped, as `\u{1B}`: for printing text from untrusted sources. */
export const printable = (text: string): string =>
  text.replace(unseen, (character) => `\\u{${numberOf(character)}}`)

/** A JSON value in which every string, keys included, is made `printable`. */
export function printableValue(value: unknown): unknown {
  if (typeof value === 'string') return printable(value)
  if (Array.isArray(value)) return value.map(printableValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [printable(key), printableValue(inner)]),
  )
}

/** JSON text with the same meaning, whose only invisible characters are its own line breaks. */
export const printableJson = (json: string): string =>
  json.replace(unseen, (character) =>
    character === '\n'
      ? character
      : Array.from({ length: character.length }, (_, index) => unitOf(character.charCodeAt(index))).join(''),
  )

const unitOf = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`

/** Why a text is not plain, in words. */
export const unseenWords = (found: string): string =>
  `has the character ${found}, which nobody sees; write it in plain text`

/** A text without invisible characters: people write it into the record, and it is printed elsewhere. */
export const plainTextSchema = z.string().check(
  z.refine((text) => unseenIn(text) === undefined, {
    error: ({ input }) => unseenWords(unseenIn(String(input)) ?? ''),
  }),
)

/**
 * Where a JSON value has a string or key that is not plain: its path and the character; undefined when all are plain.
 */
export function findUnseen(value: unknown, path = ''): { path: string; character: string } | undefined {
  if (typeof value === 'string') {
    const character = unseenIn(value)
    return character === undefined ? undefined : { path, character }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const place = path === '' ? printable(key) : `${path}.${printable(key)}`
    const found = findUnseen(Array.isArray(value) ? '' : key, place) ?? findUnseen(inner, place)
    if (found) return found
  }
  return undefined
}
