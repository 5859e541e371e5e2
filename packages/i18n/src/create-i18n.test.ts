import { addCatalogue, createI18n } from './create-i18n'

const of = (catalogue: Parameters<typeof addCatalogue>[3], language: 'en' | 'ar' | 'fil' = 'en') =>
  createI18n({ language, resources: { [language]: { room: catalogue } } })

describe('the texts of an instance', () => {
  it.each([
    [{ a: { b: 'nested' } }, 'nested'],
    [{ 'a.b': 'flat' }, 'flat'],
    [{ 'a.b': '', a: { b: 'not the empty one' } }, 'not the empty one'],
    [{ a: { c: 'other' } }, 'a.b'],
  ])('a text is found in %j, where it may be nested or flat', (catalogue, text) => {
    expect(of(catalogue).text('room', 'a.b')).toBe(text)
  })

  it('a key that is nested below a flat one is found', () => {
    expect(of({ 'a.b': { 'c.d': 'deep' } }).text('room', 'a.b.c.d')).toBe('deep')
  })

  it('names that every object has are not texts', () => {
    expect(of({}).has('room', 'constructor')).toBe(false)
    expect(of({ a: {} }).text('room', 'a.toString')).toBe('a.toString')
  })

  it('values fill their placeholders once, and a placeholder without a value stays', () => {
    const i18n = of({ a: '{{one}} and {{ two }} and {{three}} and {{toString}}' })
    expect(i18n.text('room', 'a', { one: '{{two}} $& $t(b)', two: 2 })).toBe(
      '{{two}} $& $t(b) and 2 and {{three}} and {{toString}}',
    )
  })

  it.each([
    [0, 'none'],
    [1, 'one game'],
    [2, '2 games'],
  ])('the count %p chooses the form of the language', (count, text) => {
    const i18n = of({ n_zero: 'none', n_one: 'one game', n_other: '{{count}} games' })
    expect(i18n.text('room', 'n', { count })).toBe(text)
  })

  it('each language has plural forms of its own, and a text without forms serves every count', () => {
    const i18n = of({ n_two: 'both', n_few: '{{count}} few', plain: '{{count}}' }, 'ar')
    expect([2, 3].map((count) => i18n.text('room', 'n', { count }))).toEqual(['both', '3 few'])
    expect(i18n.text('room', 'plain', { count: 7 })).toBe('7')
  })

  it('a plural that a language lacks is taken from English, in the form of English', () => {
    const i18n = createI18n({
      language: 'fil',
      resources: { en: { room: { n_one: 'one', n_other: 'many' } }, fil: { room: {} } },
    })
    expect(i18n.text('room', 'n', { count: 2 })).toBe('many')
  })

  it('a catalogue that is added later renews its own texts and keeps the others', () => {
    const i18n = of({ a: { b: 'old', c: 'kept' } })
    addCatalogue(i18n, 'room', 'en', { a: { b: 'new' } })
    expect([i18n.text('room', 'a.b'), i18n.text('room', 'a.c')]).toEqual(['new', 'kept'])
  })

  it('listeners hear which texts were added, of a language change, and nothing of what a kit adds', () => {
    const i18n = of({})
    const heard: (string | undefined)[] = []
    const stop = i18n.subscribe((namespace) => heard.push(namespace))
    addCatalogue(i18n, 'room', 'en', {})
    i18n.store.addResourceBundle('en', 'kit', {}, true, true, { silent: true })
    i18n.changeLanguage('fil')
    stop()
    i18n.changeLanguage('en')
    expect(heard).toEqual(['room', undefined])
  })
})
