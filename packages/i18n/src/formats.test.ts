/** @jest-environment node */
import * as fc from 'fast-check'
import { decimalToMinor, languages, minorDigits } from '@plaza/contract/kernel'
import {
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  moneyParts,
  numberSeparators,
} from './index'

describe('formatMoney', () => {
  it.each([
    [123456, 'PHP', 'en', 'auto', '₱1,234.56'],
    [123456, 'PHP', 'fil', 'auto', '₱1,234.56'],
    [5, 'PHP', 'en', 'auto', '₱0.05'],
    [0, 'PHP', 'en', 'always', '₱0.00'],
    [-100, 'PHP', 'en', 'auto', '−₱1.00'],
    [100, 'PHP', 'en', 'always', '+₱1.00'],
    [-100, 'PHP', 'en', 'never', '₱1.00'],
    [123456, 'EUR', 'es', 'auto', '1.234,56\u00a0€'],
    [100, 'CHF', 'en', 'auto', 'CHF\u00a01.00'],
    [1234, 'JPY', 'en', 'auto', '¥1,234'],
    [1500000, 'VND', 'vi', 'auto', '1.500.000\u00a0₫'],
    [1234567, 'KWD', 'en', 'auto', 'KWD\u00a01,234.567'],
    [1, 'BTC', 'en', 'auto', 'BTC\u00a00.00000001'],
    [-150000000, 'USDT', 'en', 'auto', '−USDT\u00a01.50000000'],
    [1234, 'IDR', 'en', 'auto', 'Rp\u00a012.34'],
  ] as const)('formatMoney writes %p %s in %s (%s) as %s', (minor, currency, language, sign, text) => {
    expect(formatMoney(minor, currency, language, sign)).toBe(text)
  })

  it("formatMoney has the currency's decimals and Latin digits in every language, and loses no minor unit", () => {
    const amount = fc.integer({ min: -1e15, max: 1e15 })
    const currency = fc.constantFrom('PHP', 'JPY', 'KWD', 'BTC', 'USDT')
    fc.assert(
      fc.property(fc.constantFrom(...languages), amount, currency, (language, minor, code) => {
        const { digits, sign } = moneyParts(minor, code, language)
        const decimals = minorDigits(code)
        const at = digits.length - decimals
        const whole = digits.slice(0, decimals > 0 ? at - 1 : at).replace(/\D/g, '')
        if (decimals > 0) expect(digits[at - 1]).toBe(numberSeparators(language).decimal)
        const read = decimalToMinor(decimals > 0 ? `${whole}.${digits.slice(at)}` : whole, code)
        return (sign === '−' ? -read : read) === minor
      }),
    )
  })

  it('formatMoney and formatNumber write in English and Filipino what Intl writes', () => {
    const currency = fc.constantFrom(...'PHP USD EUR JPY CNY KRW VND THB INR GBP CHF IDR KWD'.split(' '))
    const amount = fc.oneof(fc.nat(9_999_999), fc.maxSafeNat())
    fc.assert(
      fc.property(fc.constantFrom('en', 'fil'), amount, currency, (language, minor, code) => {
        const digits = minorDigits(code)
        const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
        const options = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const
        const intl = new Intl.NumberFormat(language, { ...options, ...fractions })
        expect(formatMoney(minor, code, language)).toBe(intl.format(`${minor}e-${digits}` as `${number}`))
        expect(formatNumber(minor, language)).toBe(new Intl.NumberFormat(language).format(minor))
      }),
    )
  })

  it('formatMoney and formatNumber need no formatter of Intl in English and Filipino', () => {
    const made = jest.spyOn(Intl, 'NumberFormat')
    expect(formatMoney(-123456, 'PHP', 'fil')).toBe('−₱1,234.56')
    expect(formatNumber(1234567, 'en')).toBe('1,234,567')
    expect(numberSeparators('en')).toEqual({ group: ',', decimal: '.' })
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })

  it('formatMoney refuses an amount that is not a whole number of minor units', () => {
    expect(() => formatMoney(1.5, 'PHP', 'en')).toThrow(RangeError)
    expect(() => formatMoney(Number.NaN, 'PHP', 'en')).toThrow(RangeError)
  })
})

describe('numbers and shares', () => {
  it('numbers are grouped as the language does', () => {
    expect(formatNumber(1234567, 'en')).toBe('1,234,567')
    expect(formatNumber(1234, 'es')).toBe('1.234')
    expect(formatNumber(0.755, 'en', 2)).toBe('0.76')
  })
  it('shares are written in hundredths of a per cent', () => {
    expect(formatPercent(9650, 'en')).toBe('96.5%')
  })
})

describe('times', () => {
  const moment = Date.UTC(2026, 10, 21, 2, 30)
  it('times are shown in the requested zone', () => {
    expect(formatDateTime(moment, 'en', { timeZone: 'Asia/Manila' })).toBe('Nov 21, 2026, 10:30')
    expect(formatDateTime(moment, 'en', { timeZone: 'UTC', style: 'monthDayTime' })).toBe('11/21, 02:30')
  })
  it('times are written in Filipino', () => {
    expect(formatDateTime(moment, 'fil', { timeZone: 'Asia/Manila', style: 'day' })).toBe(
      'Sabado, Nobyembre 21',
    )
  })
  // PERF-8
  it('formatDateTime writes in English and Filipino what Intl writes, and needs no formatter of Intl', () => {
    const styles = {
      date: { day: 'numeric', month: 'short', year: 'numeric' },
      time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      day: { weekday: 'long', day: 'numeric', month: 'long' },
    } as const satisfies Record<string, Intl.DateTimeFormatOptions>
    const options = {
      ...styles,
      dateTime: { ...styles.date, ...styles.time },
      monthDayTime: { month: '2-digit', day: '2-digit', ...styles.time },
    } as const satisfies Record<string, Intl.DateTimeFormatOptions>
    const language = fc.constantFrom('en', 'fil')
    const style = fc.constantFrom(...(Object.keys(options) as (keyof typeof options)[]))
    const zone = fc.constantFrom('UTC', 'Asia/Manila', 'Asia/Ho_Chi_Minh')
    const time = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) - 1 })
    fc.assert(
      fc.property(language, style, zone, time, (tag, name, timeZone, ms) => {
        const expected = new Intl.DateTimeFormat(tag, { ...options[name], timeZone }).format(ms)
        const made = jest.spyOn(Intl, 'DateTimeFormat')
        expect(formatDateTime(ms, tag, { timeZone, style: name })).toBe(expected)
        expect(made).not.toHaveBeenCalled()
        made.mockRestore()
      }),
    )
  })
  it('formatDateTime refuses what is not a moment', () => {
    expect(() => formatDateTime(NaN, 'en', { timeZone: 'UTC' })).toThrow(RangeError)
  })
  it.each([
    [-30_000, 'now'],
    [-5 * 60_000, '5 minutes ago'],
    [2 * 86_400_000, 'in 2 days'],
    [-86_400_000, 'yesterday'],
  ])('a relative time says how far %p ms are', (offset, text) => {
    expect(formatRelative(moment + offset, moment, 'en')).toBe(text)
  })
})
