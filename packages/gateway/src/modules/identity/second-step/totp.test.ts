import { base32, codeOf, fromBase32, matchingStep, stepOf } from './totp'

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890')

describe('a code of an authenticator', () => {
  // SECURITY-4
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('the code at %i s is that of RFC 6238', (seconds, code) => {
    expect(codeOf(secret, stepOf(seconds * 1_000))).toBe(code)
  })

  // SECURITY-4
  it('a code is accepted one step before and after its own, and no further', () => {
    const at = 1_111_111_110_000
    const code = codeOf(secret, stepOf(at))
    const accepted = (offsetMs: number) => matchingStep(secret, code, at + offsetMs) === stepOf(at)
    expect([-31_000, -30_000, 0, 59_999, 60_000, 61_000].map(accepted)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('a secret in base32 reads back as its bytes', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar')
    expect(fromBase32(base32(secret))).toEqual(secret)
    expect(() => fromBase32('mzxw')).toThrow()
  })
})
