/** @jest-environment node */
import { registerBodySchema } from '@plaza/contract/identity'
import { newDraft } from './draft'
import { registerBody, type BodyFacts } from './register-body'

const facts = (given: Partial<BodyFacts> = {}): BodyFacts => ({
  draft: newDraft('username', {
    username: ' perla1 ',
    password: ' Play 1234 ',
    mobileNum: '0917 123-4567',
    zalo: 'left over',
  }),
  shown: ['username', 'password', 'mobileNum'],
  diallingCode: '63',
  link: { affiliateCode: '', recommenderId: '' },
  hostName: 'demo.localhost',
  registerMethod: 'H5',
  needsBirthDate: false,
  needsDeclaration: false,
  ...given,
})

describe('the payload of a registration', () => {
  // REG-6
  it('the registration payload has every field, with empty text for missing values', () => {
    expect(registerBody(facts())).toEqual({
      module: 'REGISTER',
      countryDialingCode: '63',
      registerUrl: 'demo.localhost',
      registerMethod: 'H5',
      username: 'perla1',
      password: ' Play 1234 ',
      confirmPassword: ' Play 1234 ',
      affiliateCode: '',
      paymentPassword: '',
      recommenderId: '',
      nickname: '',
      payeeName: '',
      email: '',
      mobileNum: '09171234567',
      idNumber: '',
      qqNum: '',
      facebook: '',
      wechat: '',
      line: '',
      whatsapp: '',
      zalo: '',
      captcha: '',
      type: 0,
      domain: 'demo.localhost',
      verificationCode: '',
    })
  })

  // REG-6
  it('the registration payload fits the contract', () => {
    const body = registerBody(
      facts({
        needsBirthDate: true,
        needsDeclaration: true,
        draft: { ...newDraft('username', { birthDate: '2000-02-29' }), isDeclared: true },
      }),
    )
    expect(registerBodySchema.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ birthDate: '2000-02-29', declaration: true })
  })

  // REG-6
  it('the registration payload has the codes of the address when their fields are hidden', () => {
    const link = { affiliateCode: 'AGENT01', recommenderId: 'ABCD2345' }
    expect(registerBody(facts({ link }))).toMatchObject(link)
  })

  // REG-6
  it('the registration payload has the value of a visible field, even an empty one, instead of the code of the address', () => {
    const link = { affiliateCode: '', recommenderId: 'ABCD2345' }
    expect(registerBody(facts({ link, shown: ['recommenderId'] })).recommenderId).toBe('')
  })

  // REG-6
  it('the registration payload has no dialling code when the country is unknown', () => {
    expect(registerBody(facts({ diallingCode: undefined }))).not.toHaveProperty('countryDialingCode')
  })
})
