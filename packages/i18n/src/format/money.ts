import { minorDigits, minorToDecimal, type Language } from '@plaza/contract/kernel'
import { inGroups, knownSeparators, knownSign } from './without-intl'

/** `auto`: a minus where there is one; `always`: plus or minus, but on zero; `never`: the bare amount. */
export type MoneySign = 'auto' | 'always' | 'never'

/** An amount cut into what can be styled apart; joined in this order it is the amount. */
export interface MoneyParts {
  sign: '' | '+' | '−'
  currency: string
  /** Grouped whole part, then the decimal separator and decimals where the currency has them. */
  digits: string
  /** Whether the language writes the currency before the digits. */
  currencyFirst: boolean
}

/** Intl accepts codes of three letters only; a longer code replaces the sign of the neutral currency in its output. */
const intlCode = (currency: string): string => (currency.length > 3 ? 'XXX' : currency)

const formats = new Map<string, Intl.NumberFormat>()

/** Digits are Latin in every language, so that an amount reads as it is typed and lines up in columns. */
function formatOf(language: string, currency: string): Intl.NumberFormat {
  const id = `${language} ${currency}`
  const known = formats.get(id)
  if (known) return known
  const digits = minorDigits(currency)
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    useGrouping: 'always',
    currency: intlCode(currency),
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(id, format)
  return format
}

type Written = Omit<MoneyParts, 'sign'>

function knownParts(minor: number, currency: string, language: Language): Written | undefined {
  const separators = knownSeparators(language)
  const symbol = knownSign(intlCode(currency))
  if (!separators || !symbol) return undefined
  const [whole = '', fraction] = minorToDecimal(minor, currency).split('.')
  const end = fraction === undefined ? '' : separators.decimal + fraction
  return { currency: symbol, digits: inGroups(whole, separators.group) + end, currencyFirst: true }
}

function intlParts(minor: number, currency: string, language: Language): Written {
  // As a text: a fraction of a large amount is not exact.
  const decimal = `${minor}e-${minorDigits(currency)}` as `${number}`
  const parts = formatOf(language, currency).formatToParts(decimal)
  const symbolAt = parts.findIndex((part) => part.type === 'currency')
  const numberAt = parts.findIndex((part) => part.type === 'integer')
  const isNumber = (type: string) => ['integer', 'group', 'decimal', 'fraction'].includes(type)
  return {
    currency: parts[symbolAt]?.value ?? currency,
    digits: parts
      .filter((part) => isNumber(part.type))
      .map((part) => part.value)
      .join(''),
    currencyFirst: symbolAt < numberAt,
  }
}

/** An amount in minor units as parts. @throws RangeError when `minor` is not an integer or `currency` is not a code. */
export function moneyParts(
  minor: number,
  currency: string,
  language: Language,
  sign: MoneySign = 'auto',
): MoneyParts {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`)
  const shown = sign === 'never' ? '' : minor < 0 ? '−' : sign === 'always' && minor > 0 ? '+' : ''
  const { currency: written, ...rest } =
    knownParts(Math.abs(minor), currency, language) ?? intlParts(Math.abs(minor), currency, language)
  return { sign: shown, currency: currency.length > 3 ? currency : written, ...rest }
}

/** An amount in minor units as text, with all decimals of its currency: 123456 PHP → "₱1,234.56", 1234 JPY → "¥1,234" (MONEY-1). */
export function formatMoney(
  minor: number,
  currency: string,
  language: Language,
  sign: MoneySign = 'auto',
): string {
  const parts = moneyParts(minor, currency, language, sign)
  const space = parts.currency.length > 1 && /\p{L}$/u.test(parts.currency) ? '\u00a0' : ''
  return parts.currencyFirst
    ? `${parts.sign}${parts.currency}${space}${parts.digits}`
    : `${parts.sign}${parts.digits}\u00a0${parts.currency}`
}
