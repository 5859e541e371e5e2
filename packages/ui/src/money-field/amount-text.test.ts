import { formatMoney } from '@plaza/i18n'
import { languages } from '@plaza/contract'
import * as fc from 'fast-check'
import { readPasted, readTyped, settledText } from './amount-text'

/** Types a text key by key, as a browser hands it over: the field's text with the key at its end. */
const type = (keys: string, language: 'en' | 'es' | 'ar' = 'en') =>
  [...keys].reduce(
    (field, key) => {
      const raw = field.text + key
      return readTyped(raw, key, raw.length, language)
    },
    { text: '', minor: null } as ReturnType<typeof readTyped>,
  )

// MONEY-1
describe('an amount that is typed', () => {
  it.each([
    ['1', '1', 100],
    ['1234', '1,234', 123400],
    ['1234567', '1,234,567', 123456700],
    ['1234.5', '1,234.5', 123450],
    ['1234.56', '1,234.56', 123456],
    ['1234,56', '1,234.56', 123456],
    ['1234.567', '1,234.56', 123456],
    ['0005', '5', 500],
    ['0.5', '0.5', 50],
    ['.5', '0.5', 50],
    ['12.', '12.', 1200],
    ['12..5', '12.5', 1250],
    ['abc', '', null],
    ['-5', '5', 500],
    ['1e5', '15', 1500],
    ['١٢٣', '123', 12300],
    ['၁၂', '12', 1200],
    ['123456789012345', '12,345,678,901', 1_234_567_890_100],
  ])('%p stands as %p and is worth %p', (keys, text, minor) => {
    expect(type(keys)).toEqual({ text, minor })
  })

  it('takes the point and the comma alike for the decimal sign where the language writes a comma', () => {
    expect(type('1234,5', 'es')).toEqual({ text: '1.234,5', minor: 123450 })
    expect(type('1234.5', 'es')).toEqual({ text: '1.234,5', minor: 123450 })
  })

  it('keeps its worth whole when a digit is deleted: 1,234 becomes 123, not 1.23', () => {
    expect(readTyped('1,23', null, 4, 'en')).toEqual({ text: '123', minor: 12300 })
  })

  it('parts the centavos where a sign is typed into the middle', () => {
    expect(readTyped('12.34', '.', 3, 'en')).toEqual({ text: '12.34', minor: 1234 })
  })
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
    ['nothing', null],
    ['', null],
  ])('%p is worth %p', (text, minor) => {
    expect(readPasted(text, 'en').minor).toBe(minor)
  })
})

describe('an amount at rest', () => {
  it('shows two decimals, nothing when there is none', () => {
    expect(settledText(null, 'en')).toBe('')
    expect(settledText(0, 'en')).toBe('0.00')
    expect(settledText(123405, 'en')).toBe('1,234.05')
  })

  it('is read back as it was, in every language, from the field and from what the site shows', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...languages), amounts, (language, minor) => {
        const text = settledText(minor, language)
        expect(readTyped(text, null, text.length, language).minor).toBe(minor)
        expect(readPasted(formatMoney(minor, 'EUR', language), language).minor).toBe(minor)
      }),
    )
  })
})
