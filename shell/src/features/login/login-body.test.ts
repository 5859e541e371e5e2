/** @jest-environment node */
import { loginBodySchema } from '@plaza/contract/identity'
import { loginBody, type LoginAttempt } from './login-body'
import { emptyValues, fieldOf, visibleFields } from './login-fields'

const attempt = (given: Partial<LoginAttempt>): LoginAttempt => ({
  mode: 'username',
  values: emptyValues,
  hasCaptcha: false,
  diallingCode: '63',
  ...given,
})
const typed = {
  username: ' player01 ',
  password: ' Play 1234 ',
  mobileNum: '(0917) 123-45 67',
  messageCode: ' 123456',
  captcha: '1234',
}

describe('the login payload', () => {
  // LOGIN-3
  it.each<[string, Partial<LoginAttempt>, unknown]>([
    [
      'trims the username and leaves the password as it is',
      { values: typed },
      { username: 'player01', password: ' Play 1234 ', type: 'username' },
    ],
    [
      'has the captcha where one is shown',
      { values: typed, hasCaptcha: true },
      { username: 'player01', password: ' Play 1234 ', captcha: '1234', type: 'username' },
    ],
    [
      'has the digits of the number as username and the SMS code as password',
      { values: typed, mode: 'sms', hasCaptcha: true },
      {
        username: '09171234567',
        password: '123456',
        captcha: '1234',
        type: 'sms',
        countryDialingCode: '63',
      },
    ],
    [
      'goes without a dialling code where none is known',
      { values: typed, mode: 'sms', diallingCode: undefined },
      { username: '09171234567', password: '123456', type: 'sms' },
    ],
    [
      'has the fields of the phone-verification variant with the provider’s id token',
      { values: typed, mode: 'sms', idToken: 'proof' },
      {
        username: '09171234567',
        password: '123456',
        type: 'firebase',
        countryDialingCode: '63',
        firebaseChannel: 'sms',
        firebaseIdToken: 'proof',
        firebaseMobileNo: '09171234567',
      },
    ],
  ])('the login payload %s', (_what, given, body) => {
    expect(loginBody(attempt(given))).toEqual(body)
    expect(loginBodySchema.safeParse(loginBody(attempt(given))).success).toBe(true)
  })
})

describe('the fields of the form', () => {
  it('the sign-in form has the fields of its mode, and the captcha last', () => {
    expect(visibleFields('username', false)).toEqual(['username', 'password'])
    expect(visibleFields('sms', true)).toEqual(['mobileNum', 'messageCode', 'captcha'])
  })

  it.each([
    ['captcha.wrong', 'captcha'],
    ['captcha.expired', 'captcha'],
    ['sms.code.wrong', 'messageCode'],
    ['sms.code.locked', 'messageCode'],
    ['login.failed', undefined],
    ['sms.too.soon', undefined],
  ])('the refusal %s belongs to the field %s', (code, field) => {
    expect(fieldOf(code)).toBe(field)
  })
})
