import { registerFieldNames, type RegisterFieldName } from '@plaza/contract/identity'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { registerWalk } from './testing/register-walk'

const password = 'Perla-by-the-sea'
/** Values that no field accepts; passwords are treated separately below. */
const nasty: [string, string][] = [
  ['an emoji', '🎲🎲🎲🎲🎲🎲🎲🎲'],
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '"><img src=x onerror=alert(1)>'],
  ['a script’s address', 'javascript:alert(1)'],
  ['SQL', "' or 1=1 --"],
  ['text turned round', 'user\u202Emoc.elpmaxe'],
  ['a mark of direction', '\u200Fabcdef12345'],
  ['a character of no width', 'abc\u200B12345'],
  ['letters of another script that look alike', '\u0430dmin\uFF10123'],
  ['a second line', 'abcd\n12345678'],
  ['a control character', 'abcd\u000712345'],
  ['a template', '${7*7}{{7*7}}'],
]
const secrets: readonly RegisterFieldName[] = ['password', 'paymentPassword']

describe('a field of registration', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    for (const name of ['USERNAMEREG3', 'REGMOBVERF3']) await walk.set({ kind: 'flag', name, isOn: true })
    for (const name of registerFieldNames)
      await walk.set({ kind: 'setting', path: `register.rules.${name}.isEnabled`, value: true })
  })
  afterAll(async () => {
    expect(await walk.count()).toBe(0)
    await test.close()
  })

  const formWith = (name: RegisterFieldName, value: string) => ({
    username: 'somebody',
    password,
    ...(name === 'verificationCode' && { mobileNum: '9170000001' }),
    [name]: value,
  })
  /** The field that a refusal names: by its rule, or because it is longer than any that travels. */
  const faultOf = async (name: RegisterFieldName, value: string) => {
    const { answer } = await walk.submit(formWith(name, value))
    const { code, value: details } = answer.json<{
      code?: string
      value?: { field?: string; fields?: string[] }
    }>()
    return code === 'request.invalid'
      ? details?.fields?.join()
      : code === 'register.field'
        ? details?.field
        : code
  }
  const texts = registerFieldNames.filter(
    (name) => name !== 'password' && name !== 'nickname' && name !== 'payeeName',
  )

  // REG-2
  it.each(texts)('the registration field %s refuses hostile values', async (name) => {
    for (const [what, value] of nasty) {
      expect({ what, fault: await faultOf(name, value) }).toEqual({ what, fault: name })
    }
  })

  it.each(['nickname', 'payeeName'] as const)(
    'the registration field %s accepts letters of every script, but no marks, code or pictures',
    async (name) => {
      for (const [what, value] of nasty.filter(([one]) => !one.startsWith('letters of another script'))) {
        expect({ what, fault: await faultOf(name, value) }).toEqual({ what, fault: name })
      }
    },
  )

  // REG-2
  it.each(registerFieldNames)('the registration field %s has a maximum length', async (name) => {
    expect((await faultOf(name, '1'.repeat(5_000)))?.split(',')[0]).toBe(name)
  })

  // REG-2
  it.each(registerFieldNames.filter((name) => !secrets.includes(name)))(
    'the registration field %s counts as empty when it is only white space',
    async (name) => {
      await walk.set({ kind: 'setting', path: `register.rules.${name}.isRequired`, value: true })
      const { code, field } = await walk.submit(formWith(name, ' \t\u00a0\n '))
      expect({ code, field }).toEqual({ code: 'register.field', field: name })
      await walk.set({ kind: 'setting', path: `register.rules.${name}.isRequired`, value: false })
    },
  )

  it.each([
    ['another type', { type: 4 }],
    ['a field that is none', { isAdmin: true }],
    ['an upline', { uplineId: 'somebody' }],
    ['a way that is none', { registerMethod: 'FAX' }],
    ['a day that is none', { birthDate: '1.1.1990' }],
    ['a number as name', { username: 12345 }],
    ['a list as name', { username: ['somebody'] }],
    ['a NUL', { username: 'some\0body' }],
  ])('a registration may not carry %s', async (_what, more) => {
    expect((await walk.submit({ username: 'somebody', password, ...more })).code).toBe('request.invalid')
  })

  it.each(['localhost/<script>', 'a b', 'x@y'])(
    'a registration cannot name an invalid host: %s',
    async (registerUrl) => {
      expect(await walk.submit({ username: 'somebody', password, registerUrl })).toMatchObject({
        code: 'register.field',
        field: 'registerUrl',
      })
    },
  )
})
