import { ruleNames, verifyField, type RuleName } from '@plaza/contract/identity'
import { defaultRules } from './register-rules'
import { isSafePattern } from './safe-pattern'

const good: Record<RuleName, string[]> = {
  username: ['perla', 'Perla01', 'a123', 'abcdefghij123456'],
  password: ['Play1234', 'a long sentence, with words', '密码密码密码密码', '🎲🎲🎲🎲🎲🎲🎲🎲'],
  mobileNum: ['9171234567'],
  verificationCode: ['1234', '123456', '1234567890'],
  paymentPassword: ['123456'],
  nickname: ['Mayumi', 'José Rizal', "O'Neil Jr.", 'محمد', '王小明'],
  payeeName: ['Juan de la Cruz', 'Ma. Clara Santos-Reyes', 'Ñonito'],
  email: ['a@b.ph', 'first.last+tag@mail.example.com.ph', "o'neil@example.museum"],
  idNumber: ['AB-1234567'],
  qqNum: ['12345', '1234567890'],
  facebook: ['juan.cruz.99'],
  wechat: ['wx_perla-1'],
  line: ['perla.01'],
  whatsapp: ['+639171234567', '9171234567'],
  zalo: ['0912345678'],
  recommenderId: ['ABCD2345', 'K7MN3PQ'],
  affiliateCode: ['AGENT01'],
  loginUsername: ['player01', '9171234567'],
  loginPassword: ['Play1234'],
  loginMobileNum: ['9171234567'],
}

/** In no field but a password, and there only because length alone decides. */
const nasty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  'javascript:alert(1)',
  'ab\u202Ecd1234',
  '\u200Fabcd1234',
  'abcd\u00001234',
  'abcd\n1234',
  '🎲🎲🎲🎲🎲🎲',
  '      ',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  'x'.repeat(255),
]

describe('the rules of a merchant that has set none', () => {
  it.each(ruleNames)('the default rules accept a valid %s', (name) => {
    for (const value of good[name]) expect([value, verifyField(required(name), value)]).toEqual([value, null])
  })

  it.each(ruleNames.filter((name) => !name.toLowerCase().includes('password') || name === 'paymentPassword'))(
    'the default rules refuse an invalid %s',
    (name) => {
      for (const value of nasty)
        expect([value, verifyField(required(name), value)]).not.toEqual([value, null])
    },
  )

  it.each(ruleNames)('the default rules bound the length of %s', (name) => {
    const { maxLength, minLength = 1 } = defaultRules[name]
    expect(maxLength).toBeLessThanOrEqual(254)
    expect(verifyField(required(name), '1'.repeat((maxLength ?? 0) + 1))).toBe('tooLong')
    if (minLength > 1) expect(verifyField(required(name), '1'.repeat(minLength - 1))).toBe('tooShort')
  })

  // FORGOT-2
  it.each(['first.last@', '@b.ph', 'a@b', 'a@b.c', 'a b@c.ph', 'a@b..ph', 'a@.ph', 'أ@ب.كوم', 'a@b.ph\n'])(
    'the default rules refuse %j as an e-mail address',
    (value) => expect(verifyField(required('email'), value)).toBe('pattern'),
  )

  it('the default rules have expressions that run quickly', () => {
    for (const { pattern, maxLength } of Object.values(defaultRules))
      if (pattern !== undefined) expect([pattern, isSafePattern(pattern, maxLength)]).toEqual([pattern, true])
  })
})

describe('an expression for a field', () => {
  it.each(['(a+)+', '(x|xx)*y', '([a-z0-9]+\\.?)+z', '(.*)*!', '(', '[a', '\\p{Nope}'])(
    'the field expression %s is refused',
    (pattern) => expect(isSafePattern(pattern)).toBe(false),
  )
  it.each(['\\d{10}', '[a-z]+', '(?:ab|cd)+', ''])('the field expression %s is accepted', (pattern) =>
    expect(isSafePattern(pattern)).toBe(true),
  )
})

const required = (name: RuleName) => ({ ...defaultRules[name], isEnabled: true, isRequired: true })
