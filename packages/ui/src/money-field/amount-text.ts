import { formatNumber, moneyParts, numberSeparators } from '@plaza/i18n'
import {
  largestAmountMinor,
  minorDigits,
  minorToDecimal,
  parseAmount,
  type AmountProblem,
  type Language,
} from '@plaza/contract/kernel'
import { latinDigits } from '../typed-number/digits'
import { isDecimalSign, readNumber } from '../typed-number/read-number'

/** Language and currency of a field. */
export interface AmountStyle {
  language: Language
  currency: string
}

/** The text of a field and its value. */
export interface AmountText {
  text: string
  /** Minor units; null while there is no amount. */
  minor: number | null
  /** Why the text is not an amount of the currency. */
  problem?: AmountProblem
  /** The text is as it was typed; otherwise the field has written it in the page's language. */
  isAsTyped?: boolean
}

function build(whole: string, fraction: string | null, { language, currency }: AmountStyle): AmountText {
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits === '' && fraction === null) return { text: '', minor: null }
  const isTooFine = (fraction ?? '').length > minorDigits(currency)
  const { minor, problem } = parseAmount(`${digits || '0'}.${fraction ?? ''}`, currency)
  const isTooLarge = problem === 'large' || (minor ?? 0) > largestAmountMinor
  const why = isTooFine ? 'decimals' : isTooLarge ? 'large' : problem
  const shown = fraction === null ? '' : numberSeparators(language).decimal + fraction
  // A number that is not exact would be shown with other digits.
  const grouped = Number.isSafeInteger(Number(digits)) ? formatNumber(Number(digits), language) : digits
  return { text: grouped + shown, minor: why ? null : (minor ?? null), ...(why && { problem: why }) }
}

/** A text that is not understood stays as it is: without its letter, 1e9 would be 19, and -100 without its sign 100. */
const notAnAmount = (text: string): AmountText => ({ text, minor: null, problem: 'format', isAsTyped: true })

/** Reads a text as a whole, such as one that was pasted, filled in or spoken, in the number format of any language. */
export function readPasted(raw: string, style: AmountStyle): AmountText {
  const { language, currency } = style
  if (raw.trim() === '') return { text: '', minor: null }
  const number = readNumber(raw, {
    ...numberSeparators(language),
    decimals: minorDigits(currency),
    names: [currency, moneyParts(0, currency, language).currency],
  })
  return number ? build(number.whole, number.fraction, style) : notAnAmount(raw)
}

/** A change of the field's text. */
export interface AmountEdit {
  /** The text after it. */
  raw: string
  /** What stands before the caret by it: typed keys, nothing for a deletion; null where the browser does not say. */
  inserted: string | null
  /** Position of the caret after it. */
  caret: number
  before: AmountText
}

/**
 * Reads the field after a keystroke. Only the group signs that the field itself wrote are left out, and only the first
 * decimal sign counts as one, whichever the keypad offers. Everything else is read as a whole.
 */
export function readTyped({ raw, inserted, caret, before }: AmountEdit, style: AmountStyle): AmountText {
  const { group, decimal } = numberSeparators(style.language)
  const at = caret - (inserted ?? '').length
  const isKnown = !before.isAsTyped && inserted !== null && raw.slice(at, caret) === inserted
  if (isKnown && (/^\p{Nd}*$/u.test(inserted) || isDecimalSign(inserted))) {
    const digits = isDecimalSign(inserted) ? decimal : latinDigits(inserted)
    const own = (text: string) => text.replaceAll(group, '')
    const [whole = '', fraction = null, ...more] = (
      own(raw.slice(0, at)) +
      digits +
      own(raw.slice(caret))
    ).split(decimal)
    return more.length > 0 ? notAnAmount(raw) : build(whole, fraction, style)
  }
  const read = readPasted(raw, style)
  const isOneKey = inserted !== null && inserted.length <= 1
  const isOwn = [...latinDigits(raw)].every((sign) => /\d/.test(sign) || sign === group || sign === decimal)
  // Left out while it is typed, the space in "10 20" would make 1020 of it.
  return isOneKey && !isOwn ? { ...read, text: raw, isAsTyped: true } : read
}

/** The text of an amount in a field without focus: with all decimals of its currency. */
export function settledText(minor: number | null, style: AmountStyle): string {
  if (minor === null) return ''
  const [whole = '', fraction = null] = minorToDecimal(minor, style.currency).split('.')
  return build(whole, fraction, style).text
}

/** The caret position after `text` was reformatted: behind the same number of digits and decimal signs as before. */
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
