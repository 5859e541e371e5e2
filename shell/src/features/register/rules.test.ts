/** @jest-environment node */
import {
  registerFieldNames,
  ruleNames,
  type FieldRule,
  type RegisterSettings,
} from '@plaza/contract/identity'
import { failedField } from './failed-field'
import { readLinkParams } from './link-params'
import { registerMethod } from './register-method'
import { openModes, startMode } from './register-modes'
import { ruleInForm, shownFields, type FormSituation } from './shown-fields'

const ruleFor = (isEnabled: boolean, isRequired = false): FieldRule => ({ isEnabled, isRequired })
const rulesWith = (
  given: Partial<RegisterSettings['rules']>,
  rest = ruleFor(false),
): RegisterSettings['rules'] => ({
  ...(Object.fromEntries(ruleNames.map((name) => [name, rest])) as RegisterSettings['rules']),
  ...given,
})
const fieldsOf = (given: Partial<FormSituation>) =>
  shownFields({ mode: 'username', rules: rulesWith({}), flags: {}, needsAffiliate: true, ...given })

describe('the tabs of registration', () => {
  it.each([
    [{ USERNAMEREG3: true, MOBILENUMREG3: true }, ['username', 'mobile'], 'username'],
    [{ USERNAMEREG3: true }, ['username'], 'username'],
    [{ USERNAMEREG3: false, MOBILENUMREG3: true }, ['mobile'], 'mobile'],
    [{}, [], undefined],
  ] as const)('the registration tabs for %j are %j, starting with %s', (flags, modes, first) => {
    expect(openModes(flags)).toEqual(modes)
    expect(startMode(openModes(flags))).toBe(first)
  })
})

describe('the fields of a tab', () => {
  // REG-2
  it('a tab has all seventeen fields in the order of the contract when everything is enabled', () => {
    expect(fieldsOf({ rules: rulesWith({}, ruleFor(true)), flags: { REGMOBVERF3: true } })).toEqual(
      registerFieldNames,
    )
  })

  // REG-2
  it('a tab has name and password when nothing else is enabled', () => {
    expect(fieldsOf({})).toEqual(['username', 'password'])
  })

  // REG-1
  it('the mobile tab begins with the number and its code, which need no rule', () => {
    expect(fieldsOf({ mode: 'mobile' })).toEqual(['mobileNum', 'verificationCode'])
    expect(fieldsOf({ mode: 'mobile', rules: rulesWith({ email: ruleFor(true) }) })).toEqual([
      'mobileNum',
      'verificationCode',
      'email',
    ])
  })

  // REG-3
  it('the mobile tab has a password only with MOBILENUMPASSREG3', () => {
    expect(fieldsOf({ mode: 'mobile', flags: { MOBILENUMPASSREG3: true } })).toContain('password')
    expect(fieldsOf({ mode: 'mobile', flags: { MOBILENUMPASSREG3: false } })).not.toContain('password')
  })

  // REG-4
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'the username tab with the number enabled (%s) and REGMOBVERF3 (%s) has a code: %s',
    (isEnabled, isVerified, hasCode) => {
      const fields = fieldsOf({
        rules: rulesWith({ mobileNum: ruleFor(isEnabled), verificationCode: ruleFor(true, true) }),
        flags: { REGMOBVERF3: isVerified },
      })
      expect(fields.includes('mobileNum')).toBe(isEnabled)
      expect(fields.includes('verificationCode')).toBe(hasCode)
    },
  )

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'a tab with the affiliate field enabled (%s) and wanted (%s) has it: %s',
    (isEnabled, needsAffiliate, isThere) => {
      const rules = rulesWith({ affiliateCode: ruleFor(isEnabled, true) })
      expect(fieldsOf({ rules, needsAffiliate }).includes('affiliateCode')).toBe(isThere)
    },
  )
})

describe('the rule of a field in the form', () => {
  const rules = rulesWith({ mobileNum: ruleFor(true), verificationCode: ruleFor(true, true) })
  // REG-2
  it('the sign-in fields are always required', () => {
    expect(ruleInForm('username', { mode: 'username', rules }, '').isRequired).toBe(true)
    expect(ruleInForm('password', { mode: 'username', rules }, '').isRequired).toBe(true)
    expect(ruleInForm('mobileNum', { mode: 'mobile', rules }, '').isRequired).toBe(true)
    expect(ruleInForm('mobileNum', { mode: 'username', rules }, '').isRequired).toBe(false)
  })

  // REG-2
  it('a code is required on the username tab only when there is a number', () => {
    expect(ruleInForm('verificationCode', { mode: 'username', rules }, '').isRequired).toBe(false)
    expect(ruleInForm('verificationCode', { mode: 'username', rules }, '9171234567').isRequired).toBe(true)
    expect(ruleInForm('verificationCode', { mode: 'mobile', rules }, '').isRequired).toBe(true)
    const needed = rulesWith({ ...rules, mobileNum: ruleFor(true, true) })
    expect(ruleInForm('verificationCode', { mode: 'username', rules: needed }, '').isRequired).toBe(true)
  })
})

describe('registerMethod', () => {
  const browser = 'Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36'
  it.each([
    ['H5', browser, false, false],
    ['H5', browser, false, true],
    ['PWA', browser, true, false],
    ['WEBCLIP', browser, true, true],
    ['APP', `${browser} AppVersion/2.4.1`, false, false],
    ['APP', `${browser} AppVersion/2.4.1`, true, true],
    ['H5', `${browser} AppVersion/`, false, false],
  ])(
    'registerMethod is %s for %s, standalone %s, profile %s',
    (method, userAgent, isStandalone, isWebClip) => {
      expect(registerMethod({ userAgent, isStandalone, isWebClip })).toBe(method)
    },
  )
})

describe('the codes of a link', () => {
  it.each([
    ['?affiliateCode=AGENT01&affiliate=B&code=C', 'AGENT01', ''],
    ['?affiliate=AGENT02', 'AGENT02', ''],
    ['?code=%20AGENT03%20', 'AGENT03', ''],
    ['?affiliateCode=&code=AGENT04', 'AGENT04', ''],
    ['?recommenderId=ABCD2345', '', 'ABCD2345'],
    ['', '', ''],
    [`?recommenderId=${'A'.repeat(500)}`, '', 'A'.repeat(64)],
  ])('a link with %s has the codes %j and %j', (search, affiliateCode, recommenderId) => {
    expect(readLinkParams(new URLSearchParams(search))).toEqual({ affiliateCode, recommenderId })
  })
})

describe('the field of a refusal', () => {
  it.each([
    ['register.field', { field: 'email' }, 'email'],
    ['register.field', { field: 'birthDate' }, 'birthDate'],
    ['register.field', { field: 'toString' }, undefined],
    ['register.field', { field: 7 }, undefined],
    ['username.taken', {}, 'username'],
    ['mobile.taken', {}, 'mobileNum'],
    ['name.reserved', {}, 'username'],
    ['sms.code.locked', {}, 'verificationCode'],
    ['captcha.wrong', {}, 'captcha'],
    ['age.refused', {}, 'birthDate'],
    ['service.unavailable', {}, undefined],
    ['constructor', {}, undefined],
  ])('the refusal %s %j belongs to the field %s', (code, value, field) =>
    expect(failedField(code, value)).toBe(field),
  )
})
