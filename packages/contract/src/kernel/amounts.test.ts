import * as fc from 'fast-check'
import { decimalToMinor, minorDigits, minorToDecimal, parseAmount } from './amounts'
import { currencySchema, decimalSchema } from './primitives'

const currencies = ['PHP', 'USD', 'JPY', 'VND', 'KWD', 'BTC', 'USDT'] as const
const currency = fc.constantFrom(...currencies)

describe('the digits of a currency', () => {
  // MONEY-1
  it.each([
    ['PHP', 2],
    ['EUR', 2],
    ['USD', 2],
    ['JPY', 0],
    ['VND', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['BTC', 8],
    ['USDT', 8],
    ['USDC', 8],
  ])('an amount in %s has %d decimals', (code, digits) => expect(minorDigits(code)).toBe(digits))

  // MONEY-1
  it('decimals follow ISO 4217, and Intl except for currencies whose decimals it does not show', () => {
    const unshown = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ')
    const shownBy = (code: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits
    const differing = Intl.supportedValuesOf('currency').filter((code) => shownBy(code) !== minorDigits(code))
    expect(differing.filter((code) => !unshown.includes(code))).toEqual([])
  })
})

describe('an amount on the wire', () => {
  it('every whole number of minor units survives the wire in every currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (minor, code) => {
        const decimal = minorToDecimal(minor, code)
        return decimalToMinor(decimal, code) === minor && decimalSchema.safeParse(decimal).success
      }),
    )
  })

  // MONEY-4
  it.each([
    [0, 'PHP', '0.00'],
    [5, 'PHP', '0.05'],
    [-5, 'PHP', '-0.05'],
    [123456, 'PHP', '1234.56'],
    [1234, 'JPY', '1234'],
    [0, 'VND', '0'],
    [-1234, 'KWD', '-1.234'],
    [1, 'BTC', '0.00000001'],
    [150_000_000, 'USDT', '1.50000000'],
  ])('%d minor units of %s are written as %s on the wire', (minor, code, decimal) => {
    expect(minorToDecimal(minor, code)).toBe(decimal)
  })

  // MONEY-4
  it.each([
    ['1.5', 'PHP'],
    ['1.500', 'PHP'],
    ['1', 'PHP'],
    ['1.00', 'JPY'],
    ['1.00', 'KWD'],
    ['.50', 'PHP'],
    ['01.50', 'PHP'],
    ['1,50', 'PHP'],
    ['1e2', 'JPY'],
    ['90071992547409.93', 'PHP'],
    ['', 'PHP'],
  ])('the wire amount %j is refused for %s', (decimal, code) => {
    expect(() => decimalToMinor(decimal, code)).toThrow(RangeError)
  })

  it('a number that is not exact is refused as a wire amount', () => {
    expect(() => minorToDecimal(1.5, 'PHP')).toThrow(RangeError)
    expect(() => minorToDecimal(2 ** 53, 'PHP')).toThrow(RangeError)
  })
})

describe('an amount that somebody wrote', () => {
  it.each([
    ['500', 'PHP', 50_000],
    ['0.1', 'PHP', 10],
    ['0.10', 'PHP', 10],
    ['5.', 'PHP', 500],
    ['5.000', 'PHP', 500],
    ['500', 'JPY', 500],
    ['500.0', 'JPY', 500],
    ['0.0001', 'BTC', 10_000],
    ['-1.5', 'KWD', -1_500],
    ['-0', 'PHP', 0],
  ])('the typed amount %s %s is %d minor units', (text, code, minor) => {
    expect(parseAmount(text, code)).toEqual({ minor })
  })

  it.each([
    ['0.001', 'PHP', 'decimals'],
    ['0.5', 'JPY', 'decimals'],
    ['1.2345', 'KWD', 'decimals'],
    ['0.000000001', 'USDT', 'decimals'],
    ['', 'PHP', 'format'],
    ['1,000', 'PHP', 'format'],
    ['1e3', 'PHP', 'format'],
    ['१२', 'PHP', 'format'],
    ['99999999999999999999', 'JPY', 'large'],
  ])('the typed amount %j %s is refused: %s', (text, code, problem) => {
    expect(parseAmount(text, code)).toEqual({ problem })
  })

  it('a typed amount is never rounded: an accepted amount is worth exactly what was written', () => {
    const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`))
    fc.assert(
      fc.property(digits(6), digits(10), currency, (whole, fraction, code) => {
        const { minor, problem } = parseAmount(`${whole}.${fraction}`, code)
        const scale = 10n ** BigInt(fraction.length)
        const written = BigInt(whole + fraction) * 10n ** BigInt(minorDigits(code))
        if (minor === undefined) return problem === 'decimals' && written % scale !== 0n
        return BigInt(minor) * scale === written
      }),
    )
  })
})

describe('the code of a currency', () => {
  it.each(['PHP', 'JPY', 'BTC', 'USDT', 'DOGE'])('%s is a currency code', (code) => {
    expect(currencySchema.safeParse(code).success).toBe(true)
  })
  it.each(['php', 'PH', 'PHPP', 'USDTX', ''])('%j is not a currency code', (code) => {
    expect(currencySchema.safeParse(code).success).toBe(false)
  })
})
