import { latinDigits } from './digits'

/** A number as text: its digits before the decimal sign, and those after it, or null without one. */
export interface NumberText {
  whole: string
  fraction: string | null
}

/** How the reader of a number writes numbers. */
export interface NumberStyle {
  /** Decimal sign of the page's language. */
  decimal: string
  /** Group sign of the page's language. */
  group: string
  /** Decimals that the number may have. */
  decimals: number
  /** What may stand before or after the number: code and sign of the currency. */
  names?: readonly string[]
}

/** The signs of all languages by what they are, each first as it is compared. */
const kinds = ['.．﹒', ',，﹐،', '٫', '٬', "'’‘ʼ＇", ' \u00a0\u202f\u2007\u2008\u2009\u3000']
const kindOf = (sign: string): string | undefined => kinds.find((kind) => kind.includes(sign))?.[0]

/** Whether a character can be a decimal sign: a point, a comma, or the decimal sign of Arabic keypads. */
export const isDecimalSign = (sign: string): boolean =>
  sign.length === 1 && ['.', ',', '٫'].includes(kindOf(sign) ?? '')

/** Spaces, and the invisible marks that keep a number apart from the direction of its surroundings. */
const unseen = /[\s\p{Zs}\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069\ufeff]/gu

const comparable = (name: string): string => name.replace(unseen, '').normalize('NFKC').toLowerCase()

/** Groups of three digits, or as in India two digits before the last three. A number in groups does not begin with zero. */
function isGrouped(groups: readonly string[], kind: string | undefined): boolean {
  const sizes = groups.map(({ length }) => length).join('')
  if (groups[0]?.startsWith('0')) return false
  return /^[123]3+$/.test(sizes) || ((kind === ',' || kind === '٬') && /^[12]2+3$/.test(sizes))
}

const areAll = (signs: readonly (string | undefined)[], kind: string | undefined): boolean =>
  signs.every((sign) => sign === kind)

/** What surrounds the digits is empty, a decimal sign, or a name of the currency. */
function readEdges(before: string, after: string, names: readonly string[]) {
  const known = new Set(names.flatMap((name) => [comparable(name), comparable(name).replaceAll('.', '')]))
  const isName = (text: string) => text !== '' && known.has(comparable(text))
  const [start, end] = [before, after].map((edge) => edge.replace(unseen, '')) as [string, string]
  const leads = isDecimalSign(start.slice(-1)) && !isName(start)
  const trails = isDecimalSign(end) && !isName(end) ? kindOf(end) : undefined
  const prefix = leads ? start.slice(0, -1) : start
  const suffix = trails ? '' : end
  const isKnown = [prefix, suffix].every((name) => name === '' || isName(name))
  // "PHP.50" may be 50 or 0.50.
  const isUnclear = (prefix !== '' && suffix !== '') || (leads && (trails || /\p{L}$/u.test(prefix)))
  return isKnown && !isUnclear ? { leads, trails } : undefined
}

/**
 * Reads a number that was typed or pasted as a whole, in the digits of any script and with the decimal and group signs of
 * any language (MONEY-1). It is read in every way in which it is well formed. If there are two, such as 1 or 1000 for
 * "1,000", it is read as the page's language writes it, or not at all where a number may have that many decimals.
 * Anything else beside the number, a sign before it too, makes the answer null: nothing is left out or guessed.
 */
export function readNumber(text: string, style: NumberStyle): NumberText | null {
  const [, before = '', middle, after = ''] = /^(\P{Nd}*)(\p{Nd}(?:.*\p{Nd})?)(\P{Nd}*)$/u.exec(text) ?? []
  const edges = middle === undefined ? undefined : readEdges(before, after, style.names ?? [])
  if (middle === undefined || !edges) return null
  const runs = latinDigits(middle).split(/[^0-9]/u)
  const signs = [...middle].filter((sign) => !/\p{Nd}/u.test(sign)).map(kindOf)
  if (runs.includes('') || signs.includes(undefined)) return null
  const [first] = signs
  const last = signs.at(-1)
  const whole = (groups: readonly string[]) => groups.join('')
  if (edges.leads) return signs.length === 0 ? { whole: '0', fraction: whole(runs) } : null
  const isInGroups = areAll(signs, first) && first !== '٫' && isGrouped(runs, first)
  const inGroups: NumberText = { whole: whole(runs), fraction: null }
  if (edges.trails !== undefined && edges.trails === first) return null
  if (edges.trails) return signs.length === 0 || isInGroups ? { ...inGroups, fraction: '' } : null
  if (signs.length === 0) return inGroups
  const heads = runs.slice(0, -1)
  const isDecimal =
    isDecimalSign(last ?? '') &&
    areAll(signs.slice(0, -1), first) &&
    (signs.length === 1 || (first !== last && first !== '٫' && isGrouped(heads, first)))
  const asDecimal: NumberText = { whole: whole(heads), fraction: runs.at(-1) ?? '' }
  if (isInGroups && isDecimal) {
    if (style.decimals > 2) return null
    if (last === kindOf(style.group)) return inGroups
    return last === kindOf(style.decimal) ? asDecimal : null
  }
  return isInGroups ? inGroups : isDecimal ? asDecimal : null
}

/** A whole number as it was typed, in the digits of any script; null for anything else. */
export const readWhole = (text: string): number | null =>
  /^\p{Nd}+$/u.test(text.trim()) ? Number(latinDigits(text.trim())) : null
