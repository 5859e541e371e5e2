/** @jest-environment node */
import { findMissingKeys } from './missing-keys'

const faults = (
  en: Parameters<typeof findMissingKeys>[1][string],
  fil: Parameters<typeof findMissingKeys>[1][string],
) => findMissingKeys('room', { en, fil }).map(({ key, fault }) => `${fault} ${key}`)

describe('findMissingKeys', () => {
  it('finds nothing in equal catalogues, flat or nested', () => {
    expect(faults({ a: { b: 'x' } }, { 'a.b': 'y' })).toEqual([])
  })
  it('finds a key that is absent, nested ones by their path', () => {
    expect(faults({ a: { b: 'x', c: 'x' } }, { a: { b: 'y' } })).toEqual(['absent a.c'])
  })
  it('takes an empty text for absent', () => {
    expect(faults({ a: 'x' }, { a: '' })).toEqual(['absent a'])
  })
  it('finds a key that the reference does not have', () => {
    expect(faults({ a: 'x' }, { a: 'y', b: 'y' })).toEqual(['surplus b'])
  })
  it('finds a translation with other placeholders', () => {
    expect(faults({ a: '{{amount}} of {{limit}}' }, { a: '{{amount}}' })).toEqual(['placeholders a'])
  })
  it('asks a language for the plural forms that it has itself', () => {
    const en = { n_one: '{{count}} game', n_other: '{{count}} games' }
    expect(faults(en, { n_other: '{{count}} laro' })).toEqual(['absent n'])
    expect(faults(en, { n_one: '{{count}} laro', n_other: '{{count}} laro' })).toEqual([])
    expect(findMissingKeys('room', { en, ja: { n_other: '{{count}}個' } })).toEqual([])
  })
})
