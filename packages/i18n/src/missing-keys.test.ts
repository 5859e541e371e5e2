/** @jest-environment node */
import { findMissingKeys } from './missing-keys'

const faults = (
  en: Parameters<typeof findMissingKeys>[1][string],
  fil: Parameters<typeof findMissingKeys>[1][string],
) => findMissingKeys('room', { en, fil }).map(({ key, fault }) => `${fault} ${key}`)

describe('findMissingKeys', () => {
  it('findMissingKeys finds nothing in equal catalogues, flat or nested', () => {
    expect(faults({ a: { b: 'x' } }, { 'a.b': 'y' })).toEqual([])
  })
  it('findMissingKeys finds an absent key, and names a nested one by its path', () => {
    expect(faults({ a: { b: 'x', c: 'x' } }, { a: { b: 'y' } })).toEqual(['absent a.c'])
  })
  it('findMissingKeys counts an empty text as absent', () => {
    expect(faults({ a: 'x' }, { a: '' })).toEqual(['absent a'])
  })
  it('findMissingKeys finds a key that the reference does not have', () => {
    expect(faults({ a: 'x' }, { a: 'y', b: 'y' })).toEqual(['surplus b'])
  })
  it('findMissingKeys finds a translation with other placeholders', () => {
    expect(faults({ a: '{{amount}} of {{limit}}' }, { a: '{{amount}}' })).toEqual(['placeholders a'])
  })
  it('findMissingKeys expects the plural forms of the language itself', () => {
    const en = { n_one: '{{count}} game', n_other: '{{count}} games' }
    expect(faults(en, { n_other: '{{count}} laro' })).toEqual(['absent n'])
    expect(faults(en, { n_one: '{{count}} laro', n_other: '{{count}} laro' })).toEqual([])
    expect(findMissingKeys('room', { en, ja: { n_other: '{{count}}個' } })).toEqual([])
  })
})
