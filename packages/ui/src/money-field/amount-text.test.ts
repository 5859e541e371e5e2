/** @jest-environment node */
import { formatMoney } from '@plaza/i18n'
import { languages, type Language } from '@plaza/contract/kernel'
import * as fc from 'fast-check'
import { readPasted, readTyped, settledText } from './amount-text'

const peso = { language: 'en', currency: 'PHP' } as const

/** Types a text key by key, as a browser does: each key is appended to the field's text. */
const type = (keys: string, language: Language = 'en', currency = 'PHP') =>
  [...keys].reduce(
    (field, key) => {
      const raw = field.text + key
      return readTyped(raw, key, raw.length, { language, currency })
    },
    { text: '', minor: null } as ReturnType<typeof readTyped>,
  )

describe('an amount that is typed', () => {
  // MONEY-1
  it.each([
    ['1', '1', 100],
    ['1234', '1,234', 123400],
    ['1234567', '1,234,567', 123456700],
    ['1234.5', '1,234.5', 123450],
    ['1234.56', '1,234.56', 123456],
    ['1234,56', '1,234.56', 123456],
    ['0005', '5', 500],
    ['0.5', '0.5', 50],
    ['.5', '0.5', 50],
    ['12.', '12.', 1200],
    ['12..5', '12.5', 1250],
    ['١٢٣', '123', 12300],
    ['၁၂', '12', 1200],
    ['123456789012345', '12,345,678,901', 1_234_567_890_100],
  ])('the typed amount %p is shown as %p and has the value %p', (keys, text, minor) => {
    expect(type(keys)).toEqual({ text, minor })
  })

  // MONEY-1
  it.each(['1e9', '-5', 'abc', '12a', '5+5'])(
    'the typed text %p stays as it is and has no value: no amount is made of the digits in it',
    (keys) => {
      expect(type(keys)).toEqual({ text: keys, minor: null, problem: 'format' })
    },
  )

  it('a typed amount accepts point and comma as the decimal sign when the language writes a comma', () => {
    expect(type('1234,5', 'es')).toEqual({ text: '1.234,5', minor: 123450 })
    expect(type('1234.5', 'es')).toEqual({ text: '1.234,5', minor: 123450 })
  })

  it('a typed amount keeps its scale when a digit is deleted: 1,234 becomes 123, not 1.23', () => {
    expect(readTyped('1,23', null, 4, peso)).toEqual({ text: '123', minor: 12300 })
  })

  it('a decimal sign typed into the middle of an amount separates the centavos', () => {
    expect(readTyped('12.34', '.', 3, peso)).toEqual({ text: '12.34', minor: 1234 })
  })
})

describe('an amount that its currency cannot express', () => {
  it.each([
    ['1234.567', 'PHP', '1,234.567'],
    ['12.5', 'JPY', '12.5'],
    ['1.2345', 'KWD', '1.2345'],
    ['0.123456789', 'BTC', '0.123456789'],
  ])(
    'the amount %s %s that the currency cannot express is shown as typed and has no value',
    (keys, currency, text) => {
      expect(type(keys, 'en', currency)).toEqual({ text, minor: null, problem: 'decimals' })
    },
  )

  it.each([
    ['1.234', 'KWD', 1_234],
    ['0.00000001', 'BTC', 1],
    ['1500', 'VND', 1_500],
    ['12.', 'JPY', 12],
    ['12.0', 'JPY', 12],
    ['1234567890123456', 'JPY', 1_234_567_890_123],
  ])('the amount %s %s is %d minor units', (keys, currency, minor) => {
    expect(type(keys, 'en', currency)).toMatchObject({ minor })
  })

  it.each([
    ['1.2345', 'PHP'],
    ['12.50', 'JPY'],
    ['0.000000001', 'USDT'],
  ])(
    'a pasted amount that the currency cannot express is refused, never rounded: %s %s',
    (text, currency) => {
      expect(readPasted(text, { language: 'en', currency })).toMatchObject({
        minor: null,
        problem: 'decimals',
      })
    },
  )
})

describe('an amount that is pasted', () => {
  it.each([
    ['1,234.56', 123456],
    ['1.234,56', 123456],
    ['₱ 1 234.5', 123450],
    ['1,234', 123400],
    ['1.234', 123400],
    ['1,234,567', 123456700],
    ['12,5', 1250],
    ['PHP 500', 50000],
    ['Rs.500', 50000],
    ['Rs. 1,500.50', 150050],
    ['.5', 50],
    ['500.', 50000],
    [' 250 ', 25000],
    ['500 PHP', 50000],
    ['500 php', 50000],
    ['1,234.50 ₱', 123450],
    ['', null],
  ])('the pasted amount %p has the value %p', (text, minor) => {
    expect(readPasted(text, peso).minor).toBe(minor)
  })
})

describe('a pasted text that is no amount', () => {
  it.each(['1e9', '1E+3', '-100', '−100', '(100)', '12k', '12a', '0x10', '5 million', '100/200', 'nothing'])(
    'the pasted text %p stays as it is and has no value',
    (text) => {
      expect(readPasted(text, peso)).toEqual({ text, minor: null, problem: 'format' })
    },
  )
})

describe('an amount at rest', () => {
  it('an amount at rest shows the decimals of its currency, and nothing when there is none', () => {
    expect(settledText(null, peso)).toBe('')
    expect(settledText(0, peso)).toBe('0.00')
    expect(settledText(123405, peso)).toBe('1,234.05')
    expect(settledText(123405, { language: 'en', currency: 'JPY' })).toBe('123,405')
    expect(settledText(123405, { language: 'en', currency: 'KWD' })).toBe('123.405')
  })

  it('an amount at rest is parsed back unchanged in every language, from the field and from the site’s format', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 })
    const currencies = fc.constantFrom('EUR', 'PHP', 'JPY', 'KWD', 'BTC', 'USDT')
    fc.assert(
      fc.property(fc.constantFrom(...languages), currencies, amounts, (language, currency, minor) => {
        const style = { language, currency }
        const text = settledText(minor, style)
        expect(readTyped(text, null, text.length, style).minor).toBe(minor)
        expect(readPasted(formatMoney(minor, currency, language), style).minor).toBe(minor)
      }),
    )
  })
})
