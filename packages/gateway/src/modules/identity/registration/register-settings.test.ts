import type { AnswerOf } from '@plaza/contract/kernel'
import type { registerSettingsCall } from '@plaza/contract/identity'
import { registerFieldNames } from '@plaza/contract/identity'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { operate } from '../../../testing/operate'

type Told = AnswerOf<typeof registerSettingsCall>

describe('what a registration form asks', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  const settingsOf = async (host = 'localhost') => {
    const answer = await test.call({ url: '/wps/system/setting/register', headers: { host } })
    return answer.json<{ value: Told }>().value
  }
  const set = (path: string, value: unknown) =>
    operate(test.db, { kind: 'setting', merchant: 'demo', path, value })

  // REG-2
  it('the registration settings give everybody a rule for each of the 17 fields', async () => {
    const { rules, hasCaptcha, age } = await settingsOf()
    for (const name of registerFieldNames)
      expect(rules[name]).toMatchObject({ isEnabled: expect.any(Boolean) })
    expect(rules.username).toMatchObject({ minLength: 4, maxLength: 16 })
    expect(rules.loginMobileNum).toMatchObject({ minLength: 10, maxLength: 10 })
    expect(hasCaptcha).toBe(true)
    expect(age).toEqual({ minimum: 21, needsDeclaration: true, needsBirthDate: false })
  })

  it('the registration settings are also given by a closed merchant', async () => {
    expect((await settingsOf('closed.localhost')).rules.username.isEnabled).toBe(true)
  })

  // REG-2
  it('a change of the registration settings by the merchant is seen at the next request', async () => {
    await set('register.rules.email.isRequired', true)
    await set('register.rules.zalo', {
      isEnabled: true,
      isRequired: true,
      message: { en: 'Your Zalo number' },
    })
    await set('register.hasCaptcha', false)
    await set('jurisdiction', 'UKGC')
    await set('minimumAge', 18)
    await eventually(async () =>
      expect(await settingsOf()).toMatchObject({
        rules: {
          email: { isRequired: true },
          zalo: { isEnabled: true, message: { en: 'Your Zalo number' } },
        },
        hasCaptcha: false,
        age: { minimum: 18, needsBirthDate: true },
      }),
    )
    expect((await settingsOf('lite.localhost')).rules.email.isRequired).toBe(false)
  })

  it.each([
    ['register.rules.zalo', { isEnabled: true, isRequired: true, pattern: '(a+)+b' }, 'too slow'],
    ['register.rules.username.pattern', '[', 'no regular expression'],
    ['register.rules.username.minLength', 99, 'Not a setting'],
    ['register.rules.username.isEnabled', 'maybe', 'Not a setting'],
    ['register.rules.shoeSize', { isEnabled: true, isRequired: true }, 'Not a setting'],
    ['register.rules', {}, 'Not a setting'],
  ])('the registration setting %s cannot be the invalid value %j', async (path, value, message) => {
    await expect(set(path, value)).rejects.toThrow(message)
  })

  it('a merchant that was stored before registration existed has the default settings', async () => {
    const row = await test.db.read
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', 'lite')
      .executeTakeFirstOrThrow()
    const { register: _none, ...older } = row.settings as Record<string, unknown>
    await test.db.write
      .updateTable('merchants')
      .set({ settings: JSON.stringify(older) })
      .where('code', '=', 'lite')
      .execute()
    await operate(test.db, {
      kind: 'setting',
      merchant: 'lite',
      path: 'register.rules.line.isEnabled',
      value: true,
    })
    await eventually(async () => expect((await settingsOf('lite.localhost')).rules.line.isEnabled).toBe(true))
  })
})
