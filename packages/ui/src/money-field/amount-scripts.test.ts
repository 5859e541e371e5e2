/** @jest-environment node */
import { languages, minorDigits, type Language } from '@plaza/contract/kernel'
import * as fc from 'fast-check'
import { readPasted, readTyped, type AmountText } from './amount-text'

/** All locales that the engine has formats of. */
const locales = (() => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const two = letters.flatMap((first) => letters.map((second) => first + second))
  const codes = [...two, ...two.flatMap((pair) => letters.map((letter) => pair + letter))]
  const known = Intl.NumberFormat.supportedLocalesOf(codes)
  const regional =
    'de-AT de-CH de-LI en-IN en-ZA en-CH es-MX es-CR es-AR pt-PT fr-CH fr-LU it-CH nl-BE ar-MA ur-IN'
  return [...known, ...regional.split(' ')]
})()

/** Digits that stand for themselves; the others are words or letters. */
const numberings = Intl.supportedValuesOf('numberingSystem').filter((numbering) =>
  /^\p{Nd}{10}$/u.test(
    new Intl.NumberFormat(`en-u-nu-${numbering}`, { useGrouping: false, minimumIntegerDigits: 10 }).format(
      1_234_567_890,
    ),
  ),
)

const currencies = ['JPY', 'VND', 'PHP', 'USD', 'KWD', 'TND', 'USDT', 'BTC'] as const
const money = fc.record({
  minor: fc.oneof(fc.integer({ min: 0, max: 1e5 }), fc.integer({ min: 0, max: 1e12 })),
  currency: fc.constantFrom(...currencies),
  language: fc.constantFrom(...languages),
})

/** Types a text key by key, as a browser does. */
const typed = (keys: string, language: Language, currency: string): AmountText =>
  [...keys].reduce<AmountText>(
    (before, key) => {
      const raw = before.text + key
      return readTyped({ raw, inserted: key, caret: raw.length, before }, { language, currency })
    },
    { text: '', minor: null },
  )

/** The minor units in a decimal of `decimals` digits at most, or null. Counted apart from the code under test. */
function minorOf(whole: string, fraction: string, currency: string): number | null {
  const decimals = minorDigits(currency)
  if (fraction.length > decimals) return null
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'))
  return minor <= 1_000_000_000_000n ? Number(minor) : null
}

describe('amounts in every script and number format', () => {
  it('this engine has the digits of many scripts and the formats of many locales', () => {
    expect(numberings.length).toBeGreaterThan(50)
    expect(locales.length).toBeGreaterThan(150)
  })

  // MONEY-1
  it('an amount with the digits of any script has the same value, pasted and typed', () => {
    fc.assert(
      fc.property(money, fc.constantFrom(...numberings), ({ minor, currency, language }, numbering) => {
        const decimals = minorDigits(currency)
        const whole = Math.floor(minor / 10 ** decimals)
        const text = new Intl.NumberFormat(`en-u-nu-${numbering}`, { useGrouping: false }).format(whole)
        const expected = minorOf(String(whole), '', currency)
        expect(readPasted(text, { language, currency }).minor).toBe(expected)
        expect(typed(text, language, currency).minor).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  // MONEY-1
  it('an amount in the format of any locale has its own value or none, and its own in nearly all', () => {
    let understood = 0
    let all = 0
    fc.assert(
      fc.property(
        money,
        fc.constantFrom(...locales),
        fc.option(fc.constantFrom(...numberings)),
        fc.boolean(),
        ({ minor, currency, language }, locale, numbering, hasAllDecimals) => {
          const decimals = minorDigits(currency)
          const text = new Intl.NumberFormat(numbering ? `${locale}-u-nu-${numbering}` : locale, {
            minimumFractionDigits: hasAllDecimals ? decimals : 0,
            maximumFractionDigits: decimals,
          }).format(`${minor}e-${decimals}` as `${number}`)
          const read = readPasted(text, { language, currency })
          expect([minor, null]).toContain(read.minor)
          expect(read.minor === null).toBe(read.problem !== undefined)
          all += 1
          understood += Number(read.minor !== null)
        },
      ),
      { numRuns: 1_000 },
    )
    // About 0.87 of random amounts; a thousand of them vary by a few hundredths.
    expect(understood / all).toBeGreaterThan(0.8)
  })

  it('a typed amount with any decimal sign has its own value or none', () => {
    const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`))
    const sign = fc.constantFrom('.', ',', '٫', '．', '，', '،')
    fc.assert(
      fc.property(digits(13), digits(10), sign, money, (whole, fraction, decimal, { currency, language }) => {
        const read = typed(whole + decimal + fraction, language, currency)
        expect(read.minor).toBe(minorOf(whole, fraction, currency))
        expect(read.minor === null).toBe(read.problem !== undefined)
      }),
      { numRuns: 500 },
    )
  })

  // MONEY-1
  it('a text of digits and signs in any order has the value of a number that is written so, or none', () => {
    const part = fc.oneof(
      fc.stringMatching(/^\d{1,4}$/),
      fc.constantFrom(...".,٫٬’' \u00a0\u202f，．、。·-+()%₱$eE½²①\u200f\u202e"),
    )
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), money, (parts, { currency, language }) => {
        const text = parts.join('')
        const { minor } = readPasted(text, { language, currency })
        if (minor === null) return
        // All of its digits count, and at most the last sign separates decimals.
        const all = text.replace(/\D/g, '')
        const [, last = ''] = /(\d*)\D*$/.exec(text) ?? []
        const asDecimal = minorOf(all.slice(0, all.length - last.length) || '0', last, currency)
        expect([minorOf(all, '', currency), asDecimal]).toContain(minor)
        expect(text).not.toMatch(/[-+()%eE½²①、。·\u202e]/)
      }),
      { numRuns: 2_000 },
    )
  })
})
