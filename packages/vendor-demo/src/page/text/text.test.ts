import en from '../locales/en.json'
import fil from '../locales/fil.json'
import { createMoney, multipleText } from './money'
import { createTexts, languageOf } from './text'

const leaves = (tree: object, path = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[path + name, value]] : [...leaves(value as object, `${path}${name}.`)],
    ),
  )
const holes = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((hole) => hole[1] ?? '').sort()

describe('texts of the game pages', () => {
  // LANG-4
  it('the texts of the game pages are complete in both languages, with the same values in each', () => {
    const [english, filipino] = [leaves(en), leaves(fil)]
    expect([...filipino.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of english)
      expect([key, holes(filipino.get(key) ?? '')]).toEqual([key, holes(text)])
  })

  it('Filipino is used for any of its names, and English for unknown languages', () => {
    expect(['fil', 'tl', 'TY', 'fil-PH'].map(languageOf)).toEqual(['fil', 'fil', 'fil', 'fil'])
    expect(['en', 'ar', '', null, 'file'].map(languageOf)).toEqual(['en', 'en', 'en', 'en', 'en'])
  })

  it('a text fills in its values and uses the form that fits a number', () => {
    const { t, count } = createTexts('en')
    expect(t('said.returned', { amount: '₱0.40', stake: '₱1.00' })).toBe('Returned ₱0.40 of ₱1.00.')
    expect(count('slot.freeSpins', 1)).toBe('1 free spin')
    expect(count('slot.freeSpins', 8)).toBe('8 free spins')
    expect(createTexts('fil').count('slot.freeSpins', 8)).toBe('8 libreng ikot')
  })
})

describe('money', () => {
  it('money is written with the sign of its currency, and whole amounts without a fraction if requested', () => {
    const money = createMoney('PHP', 'en')
    expect(money.full(123_456)).toBe('₱1,234.56')
    expect(money.full(40)).toBe('₱0.40')
    expect([money.short(500), money.short(50)]).toEqual(['₱5', '₱0.50'])
  })

  it('money is written without decimals in a currency that has none', () => {
    expect(createMoney('JPY', 'en').full(1_200)).toBe('¥1,200')
  })

  it('multiples are written with two decimals and never rounded up', () => {
    expect([100, 241, 100_000].map(multipleText)).toEqual(['1.00×', '2.41×', '1000.00×'])
  })
})
