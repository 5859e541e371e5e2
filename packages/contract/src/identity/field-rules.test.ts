import { longestField, tidyField, verifyField } from './field-rules'

const rule = { isEnabled: true, isRequired: false, minLength: 4, maxLength: 8, pattern: '[a-z0-9]+' }

describe('tidying a field', () => {
  // REG-2
  it.each([
    ['username', '  perla \t', 'perla'],
    ['email', '\u00a0a@b.ph\n', 'a@b.ph'],
    ['mobileNum', ' (917) 123-4567 ', '9171234567'],
    ['loginMobileNum', '917\u2013123\u20134567', '9171234567'],
    ['verificationCode', '123 456', '123456'],
    ['nickname', ' Ma. Clara ', 'Ma. Clara'],
    ['password', ' keep me ', ' keep me '],
    ['loginPassword', ' keep me ', ' keep me '],
    ['paymentPassword', ' 12345', ' 12345'],
  ] as const)('tidying the field %s keeps only what is meant', (name, typed, meant) =>
    expect(tidyField(name, typed)).toBe(meant),
  )
})

describe('verifying a field', () => {
  it.each([
    ['an empty value that is not required passes', rule, '', null],
    ['an empty value that is required is missing', { ...rule, isRequired: true }, '', 'required'],
    ['a value in its bounds passes', rule, 'perla1', null],
    ['the bounds themselves pass', rule, 'abcd', null],
    ['one less is too short', rule, 'abc', 'tooShort'],
    ['one more is too long', rule, 'abcdefghi', 'tooLong'],
    ['the pattern must match', rule, 'PERLA', 'pattern'],
    ['the pattern must match the whole value', rule, 'perla!', 'pattern'],
    ['a second line is part of the value', rule, 'perla\n', 'pattern'],
    [
      'alternatives of a pattern must each match the whole',
      { ...rule, pattern: 'perla|x' },
      'xyzw',
      'pattern',
    ],
    ['a field that is off passes', { ...rule, isEnabled: false, isRequired: true }, '<script>', null],
    ['code points are counted, not halves', { ...rule, pattern: undefined }, '🎲🎲🎲🎲🎲🎲🎲🎲', null],
    ['an emoji is one character', { ...rule, pattern: undefined }, '🎲🎲🎲', 'tooShort'],
  ] as const)('verifying a field: %s', (_what, given, value, problem) => {
    expect(verifyField(given, value)).toBe(problem)
  })

  it('no regular expression runs over a value that is too long', () => {
    const slow = { isEnabled: true, isRequired: true, pattern: '(a+)+b' }
    expect(verifyField(slow, 'a'.repeat(longestField + 1))).toBe('tooLong')
  })
})
