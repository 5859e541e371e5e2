import { formatNumber, numberSeparators } from '@plaza/i18n'
import type { Language } from '@plaza/contract'

/** Whole digits of the largest amount that the contract takes: 10 billion. */
const maxWholeDigits = 11

/** What stands in the field and what it is worth. */
export interface AmountText {
  text: string
  /** Minor units; null while there is no amount. */
  minor: number | null
}

/** Digits of other scripts as 0–9, so that an Arabic or Burmese keyboard writes amounts too. */
const latinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1
    return String((digit.codePointAt(0) ?? 0) - zero)
  })

function build(whole: string, fraction: string | null, language: Language): AmountText {
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxWholeDigits)
  const cents = fraction?.slice(0, 2)
  if (digits === '' && cents === undefined) return { text: '', minor: null }
  const { decimal } = numberSeparators(language)
  const text = formatNumber(Number(digits || '0'), language) + (cents === undefined ? '' : decimal + cents)
  return { text, minor: Number(digits || '0') * 100 + Number((cents ?? '').padEnd(2, '0') || '0') }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

function readSettled(text: string, language: Language): AmountText {
  const at = text.indexOf(numberSeparators(language).decimal)
  if (at < 0) return build(digitsOf(text), null, language)
  return build(digitsOf(text.slice(0, at)), digitsOf(text.slice(at + 1)), language)
}

/**
 * Reads what stands in the field after a key. `typed` is the character just typed, which stands before the
 * caret: a point or a comma, whichever the keypad offers, is the decimal sign, unless there is one already.
 */
export function readTyped(raw: string, typed: string | null, caret: number, language: Language): AmountText {
  const text = latinDigits(raw)
  if (typed !== '.' && typed !== ',') return readSettled(text, language)
  const [before, after] = [text.slice(0, caret - 1), text.slice(caret)]
  const isSecond = (before + after).includes(numberSeparators(language).decimal)
  return isSecond ? readSettled(before + after, language) : build(digitsOf(before), digitsOf(after), language)
}

/**
 * Reads pasted text in whatever style it was written: the last point or comma is the decimal sign when one
 * or two digits follow it and it is not a group sign that occurs again.
 */
export function readPasted(raw: string, language: Language): AmountText {
  const text = latinDigits(raw)
    .trim()
    .replace(/[^\d.,]/g, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const after = text.length - last - 1
  const isDecimal = last >= 0 && after <= 2 && text.indexOf(text[last] ?? '') === last
  if (!isDecimal) return build(digitsOf(text), null, language)
  return build(digitsOf(text.slice(0, last)), text.slice(last + 1), language)
}

/** An amount as it stands in a field that is not being typed in: two decimals. */
export function settledText(minor: number | null, language: Language): string {
  if (minor === null) return ''
  return build(String(Math.trunc(minor / 100)), String(minor % 100).padStart(2, '0'), language).text
}

/** Where the caret stands after `text` was formatted anew: behind as many digits and decimal signs as before. */
export function caretAfter(text: string, significantBefore: number, language: Language): number {
  const { decimal } = numberSeparators(language)
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === significantBefore) return at
    if (/\d/.test(text[at] ?? '') || text[at] === decimal) seen += 1
  }
  return text.length
}

/** Digits and decimal signs in a text. */
export const significant = (text: string, language: Language): number =>
  [...latinDigits(text)].filter((sign) => /\d/.test(sign) || sign === numberSeparators(language).decimal)
    .length
