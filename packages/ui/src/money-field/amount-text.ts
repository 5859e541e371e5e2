import { formatNumber, moneyParts, numberSeparators } from '@plaza/i18n'
import {
  largestAmountMinor,
  minorDigits,
  minorToDecimal,
  parseAmount,
  type AmountProblem,
  type Language,
} from '@plaza/contract/kernel'

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
}

/** Whole digits of the largest amount that the contract accepts. */
const maxWholeDigits = (currency: string) => String(largestAmountMinor).length - minorDigits(currency)
/** Decimals that a field can show, one more than any currency has. */
const maxDecimals = 9

/** Converts digits of other scripts to 0–9, so that amounts can be typed on an Arabic or Burmese keyboard too. */
const latinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1
    return String((digit.codePointAt(0) ?? 0) - zero)
  })

function build(whole: string, fraction: string | null, { language, currency }: AmountStyle): AmountText {
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxWholeDigits(currency))
  if (digits === '' && fraction === null) return { text: '', minor: null }
  const decimals = (fraction ?? '').slice(0, maxDecimals)
  const { minor, problem } = parseAmount(`${digits || '0'}.${decimals}`, currency)
  const shown = fraction === null ? '' : numberSeparators(language).decimal + decimals
  return {
    text: formatNumber(Number(digits), language) + shown,
    minor: minor ?? null,
    ...(problem && { problem }),
  }
}

/** Digits, separators of any language, currency symbols, and invisible marks: everything that an amount is written with. */
const amountSigns = /^[\p{Nd}\p{Zs}\p{Sc}\p{Cf}.,'’٫٬]*$/u

/** A text with anything else stays as it is: without its letter, 1e9 would be 19, and -100 without its sign 100. */
const notAnAmount = (text: string): AmountText => ({ text, minor: null, problem: 'format' })

const digitsOf = (text: string) => text.replace(/\D/g, '')

function readSettled(text: string, style: AmountStyle): AmountText {
  const at = text.indexOf(numberSeparators(style.language).decimal)
  if (at < 0) return build(digitsOf(text), null, style)
  return build(digitsOf(text.slice(0, at)), digitsOf(text.slice(at + 1)), style)
}

/**
 * Reads the field after a keystroke. `typed` is the character just typed before the caret: a point or a comma,
 * whichever the keypad offers, is the decimal sign, unless there is one already.
 */
export function readTyped(raw: string, typed: string | null, caret: number, style: AmountStyle): AmountText {
  if (!amountSigns.test(raw)) return notAnAmount(raw)
  const text = latinDigits(raw)
  if (typed !== '.' && typed !== ',') return readSettled(text, style)
  const [before, after] = [text.slice(0, caret - 1), text.slice(caret)]
  const isSecond = (before + after).includes(numberSeparators(style.language).decimal)
  return isSecond ? readSettled(before + after, style) : build(digitsOf(before), digitsOf(after), style)
}

const withoutCase = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase()

/** A pasted amount without the currency's name: any before it, the field's own after it ("12k" is not 12). */
function withoutCurrency(text: string, { language, currency }: AmountStyle): string {
  const [, amount = '', name = ''] =
    /^[\p{L}\p{M}\p{Zs}\p{Cf}.]*(.*?)([\p{L}\p{M}][^\p{Nd}]*)?$/u.exec(text) ?? []
  const names = [currency, moneyParts(0, currency, language).currency].map(withoutCase)
  return names.includes(withoutCase(name)) ? amount : amount + name
}

/**
 * Reads pasted text in any number format. The last point or comma is the decimal sign if it occurs only once. If three
 * digits follow, it is a group separator, unless it is the language's decimal sign and the currency has three decimals
 * or more.
 */
export function readPasted(raw: string, style: AmountStyle): AmountText {
  const hasDigits = /\p{Nd}/u.test(raw) || raw.trim() === ''
  if (!hasDigits || !amountSigns.test(withoutCurrency(raw, style))) return notAnAmount(raw)
  // Leading points belong to the currency's symbol ("Rs.500"), except before a bare fraction (".5").
  const [amount = ''] = /(?<![\p{L}\p{M}.,])[.,]\d.*|\d.*/u.exec(latinDigits(raw)) ?? []
  const text = amount.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text[last] ?? ''
  const hasThousandths = minorDigits(style.currency) > 2 && sign === numberSeparators(style.language).decimal
  const isDecimal = last >= 0 && text.indexOf(sign) === last && (text.length - last !== 4 || hasThousandths)
  if (!isDecimal) return build(digitsOf(text), null, style)
  return build(digitsOf(text.slice(0, last)), text.slice(last + 1), style)
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
