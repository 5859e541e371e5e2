import * as fc from 'fast-check'
import { hasInexactNumber } from './exact-json'

it.each([
  '{"amountMinor":9007199254740993}',
  '{"amountMinor":0.99999999999999999999}',
  '{"amountMinor":1e3}',
  '{"amountMinor":-12345678901234567890}',
  '[1,[2,{"a":9007199254740992}]]',
])('the number that JSON parsing would change is found in %s', (json) => {
  expect(hasInexactNumber(json)).toBe(true)
})

it('exact whole numbers, fractions and digits in strings are accepted', () => {
  const text = fc.string().map((value) => `${value}9007199254740993`)
  const parts = fc.oneof(
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true, max: 0.9, min: 0.1 }),
    text,
  )
  fc.assert(
    fc.property(fc.dictionary(text, fc.array(parts)), (value) => !hasInexactNumber(JSON.stringify(value))),
  )
})
