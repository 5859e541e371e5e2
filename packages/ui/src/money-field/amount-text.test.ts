/** @jest-environment node */
import { formatMoney } from '@plaza/i18n'
import { languages, type Language } from '@plaza/contract/kernel'
import * as fc from 'fast-check'
import { readPasted, readTyped, settledText, type AmountText } from './amount-text'

const peso = { language: 'en', currency: 'PHP' } as const

/** Types a text key by key, as a browser does: each key is appended to the field's text. */
const type = (keys: string, language: Language = 'en', currency = 'PHP') =>
  [...keys].reduce(
    (before, key) => {
      const raw = before.text + key
      return readTyped({ raw, inserted: key, caret: raw.length, before }, { language, currency })
    },
    { text: '', minor: null } as AmountText,
  )

/** What a field that shows an amount of its own understands after an edit. */
const edited = (before: string, raw: string, inserted: string, caret: number) =>
  readTyped({ raw, inserted, caret, before: { text: before, minor: 0 } }, peso)

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
    ['١٢٣', '123', 12300],
    ['١٢٠٫٥٠', '120.50', 12050],
    ['120٫50', '120.50', 12050],
    ['၁၂', '12', 1200],
    ['𝟙𝟚', '12', 1200],
    ['₱500', '₱500', 50000],
    ['10 200', '10 200', 1_020_000],
    ['10000000000', '10,000,000,000', 1_000_000_000_000],
  ])('the typed amount %p is shown as %p and has the value %p', (keys, text, minor) => {
    expect(type(keys)).toMatchObject({ text, minor })
  })

  // MONEY-1
  it.each(['1e9', '-5', 'abc', '12a', '5+5', '12..5', '12.34.5', '10 20', '$5', '½'])(
    'the typed text %p stays as it is and has no value: no amount is made of the digits in it',
    (keys) => {
      expect(type(keys)).toMatchObject({ text: keys, minor: null, problem: 'format' })
    },
  )

  it('a second decimal sign is refused, even where the field has written the first one in its own way', () => {
    expect(type('1,2,3')).toMatchObject({ text: '1.2,3', minor: null, problem: 'format' })
  })

  it('a typed amount above the largest one has no value: none of its digits is left out', () => {
    expect(type('10000000000.01')).toMatchObject({ minor: null, problem: 'large' })
    expect(type('123456789012345678')).toEqual({
      text: '123456789012345678',
      minor: null,
      problem: 'large',
    })
  })

  it('a typed amount accepts point and comma as the decimal sign when the language writes a comma', () => {
    expect(type('1234,5', 'es')).toEqual({ text: '1.234,5', minor: 123450 })
    expect(type('1234.5', 'es')).toEqual({ text: '1.234,5', minor: 123450 })
  })

  it('a typed amount keeps its scale when a digit is deleted: 1,234 becomes 123, not 1.23', () => {
    expect(edited('1,234', '1,23', '', 4)).toEqual({ text: '123', minor: 12300 })
  })

  it('a decimal sign typed into the middle of an amount separates the centavos', () => {
    expect(edited('1,234', '12.34', '.', 3)).toEqual({ text: '12.34', minor: 1234 })
  })
})

describe('an amount that its currency cannot express', () => {
  it.each([
    ['1234.567', 'PHP', '1,234.567'],
    ['12.5', 'JPY', '12.5'],
    ['1.500', 'PHP', '1.500'],
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
    ['1’234.56', 123456],
    ['12,34,567.8', 123456780],
    ['١٬٢٣٤٫٥٦', 123456],
    ['１，２３４．５', 123450],
    ['₱ 1 234.5', 123450],
    ['1,234', 123400],
    ['1,234,567', 123456700],
    ['1.234.567', 123456700],
    ['12,5', 1250],
    ['PHP 500', 50000],
    ['PHP\u00a01,500.50', 150050],
    ['.5', 50],
    ['₱.50', 50],
    ['500.', 50000],
    [' 250 ', 25000],
    ['500 PHP', 50000],
    ['500 php', 50000],
    ['1,234.50 ₱', 123450],
    ['', null],
  ])('the pasted amount %p has the value %p', (text, minor) => {
    expect(readPasted(text, peso).minor).toBe(minor)
  })

  it('a pasted amount that is several amounts in other languages is read as the page’s language writes it, or refused', () => {
    const spanish = { language: 'es', currency: 'PHP' } as const
    expect(readPasted('1.234', spanish).minor).toBe(123400)
    expect(readPasted('1.234', peso)).toMatchObject({ minor: null, problem: 'decimals' })
    expect(readPasted('5.000', peso)).toMatchObject({ minor: null, problem: 'decimals' })
    for (const text of ['1.234', '1,234'])
      expect(readPasted(text, { language: 'en', currency: 'KWD' })).toMatchObject({
        minor: null,
        problem: 'format',
      })
  })
})

describe('a pasted text that is not an amount', () => {
  it.each(
    '1e9|1E+3|-100|−100|(100)|12k|12a|0x10|5 million|100/200|nothing|10 20|1,2,3|12.34.56|0,123,456|1 2|1..2|1,,2|1.,2|USD 500|$500|Rs.500|PHP.50|500½|1²|①|10\n20|1\u20282|1٫2٫3|1٫234٫567|1,234,5|1.234.5|.5.5|₱₱5|PHP 5 PHP|-0'.split(
      '|',
    ),
  )('the pasted text %p stays as it is and has no value', (text) => {
    expect(readPasted(text, peso)).toMatchObject({ text, minor: null, problem: 'format' })
  })
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
        const before = { text, minor }
        expect(readTyped({ raw: text, inserted: '', caret: text.length, before }, style).minor).toBe(minor)
        const pasted = readPasted(formatMoney(minor, currency, language), style).minor
        // Three decimals after a single sign are thousands elsewhere.
        if (currency === 'KWD' && minor < 1_000_000) expect([minor, null]).toContain(pasted)
        else expect(pasted).toBe(minor)
      }),
    )
  })
})
