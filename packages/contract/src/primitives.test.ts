import * as fc from 'fast-check'
import { decimalToMinor, minorToDecimal, sitePathSchema } from './index'

// MONEY-4
describe('money on the wire', () => {
  it('survives the way there and back for every whole amount', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (minor) => decimalToMinor(minorToDecimal(minor)) === minor))
  })
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123456, '1234.56'],
  ])('writes %d minor units as %s', (minor, decimal) => {
    expect(minorToDecimal(minor)).toBe(decimal)
  })
  it('refuses what is not a decimal with two places', () => {
    expect(() => decimalToMinor('1.5')).toThrow(RangeError)
  })
})

describe('a path inside the site', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'm/home', '/m/a b'])(
    'is not %s',
    (path) => {
      expect(sitePathSchema.safeParse(path).success).toBe(false)
    },
  )
  it('is /m/launchGame?code=lobby', () => {
    expect(sitePathSchema.safeParse('/m/launchGame?code=lobby').success).toBe(true)
  })
})
