import { memberTypes } from '@plaza/contract/identity'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { seal } from '../../../testing/seal'
import { setPasswordHash } from '../../identity/directory'
import { registerWalk } from '../../identity/registration/testing/register-walk'

describe('the age of a person whose account an agent opened', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    await walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
  })
  afterAll(() => test.close())

  const [first, second] = ['Perla-by-the-sea', 'Mayumi-on-the-hill']
  const send = async <Value>(url: string, form: object, headers: Record<string, string>) => {
    const body = await seal(test.gateway, form)
    const sent = await test.call({
      ...{ method: 'POST', url, payload: body.payload },
      headers: { ...body.headers, ...headers },
    })
    return sent.json<{ code?: string; value: Value }>()
  }
  /** Opens an account and signs it in. */
  const opened = async () => {
    const agent = await test.signedIn({ account: `agent${String((names += 1))}`, type: memberTypes.agent })
    const userName = `opened${String(names)}`
    const account = { userName, password: first, type: 'player', rates: [] }
    const { value } = await send<{ id: string }>('/wps/agent/accounts', account, agent.headers)
    const body = await seal(test.gateway, { username: userName, password: first, type: 'username' })
    const login = await test.call({ method: 'POST', url: '/wps/session/login', ...body })
    const cookie = login.cookies.find(({ name }) => name === 'plaza_session')?.value ?? ''
    return { id: value.id, headers: { cookie: `plaza_session=${cookie}` } }
  }
  type Opened = Awaited<ReturnType<typeof opened>>
  const change = ({ headers }: Opened, more: object = {}) =>
    send(
      '/wps/member/password/v2',
      { oldPassword: first, newPassword: second, confirmNewPassword: second, ...more },
      headers,
    )
  const info = async ({ headers }: Opened) =>
    (await test.call({ url: '/wps/member/info', headers })).json<{ value: object }>().value
  const known = ({ id }: Opened) =>
    test.db.read
      .selectFrom('members as m')
      .innerJoin('member_details as d', 'd.member_id', 'm.id')
      .select(['m.must_change_password', 'm.birth_date', 'd.birth_date as stated', 'd.declared_at'])
      .where('m.id', '=', id)
      .executeTakeFirst()

  // REG-9
  it('the first password change of an account that an agent opened is refused without the declaration of age, and keeps it', async () => {
    const caller = await opened()
    expect(await info(caller)).toMatchObject({ mustChangePassword: true, mustDeclareAge: true })
    for (const declaration of [undefined, false])
      expect((await change(caller, { declaration })).code).toBe('declaration.required')
    expect(await known(caller)).toMatchObject({ must_change_password: true, declared_at: null })
    expect((await change(caller, { declaration: true })).code).toBeUndefined()
    const now = test.clock.now()
    expect(await known(caller)).toMatchObject({ must_change_password: false, declared_at: now })
    expect(await info(caller)).not.toHaveProperty('mustDeclareAge')
  })

  // REG-9
  it('the first change of its password asks for the date of birth where the profile does, and refuses the young', async () => {
    const caller = await opened()
    await walk.set(
      { kind: 'setting', path: 'jurisdiction', value: 'UKGC' },
      { kind: 'setting', path: 'minimumAge', value: 18 },
    )
    const declared = (birthDate?: string) => change(caller, { declaration: true, birthDate })
    expect((await declared()).code).toBe('register.field')
    expect((await declared('2008-02-30')).code).toBe('register.field')
    const year = new Date(test.clock.now()).getUTCFullYear()
    expect((await declared(`${String(year - 17)}-01-01`)).code).toBe('age.refused')
    expect(await known(caller)).toMatchObject({ must_change_password: true, declared_at: null })
    expect((await declared('1990-02-03')).code).toBeUndefined()
    expect(await known(caller)).toMatchObject({ birth_date: '1990-02-03', stated: '1990-02-03' })
    await walk.set({ kind: 'setting', path: 'jurisdiction', value: 'PAGCOR' })
  })

  // CHANGE-4
  it('a password set in another way does not end the forced change before the age is declared', async () => {
    const caller = await opened()
    await test.db.transaction((trx) => setPasswordHash(trx, caller.id, 'another', test.clock.now()))
    expect(await known(caller)).toMatchObject({ must_change_password: true })
    const other = await test.signedIn({ account: 'forced01', mustChangePassword: true })
    await test.db.transaction((trx) => setPasswordHash(trx, other.id, 'another', test.clock.now()))
    const row = await test.db.read
      .selectFrom('members')
      .select('must_change_password')
      .where('id', '=', other.id)
      .executeTakeFirst()
    expect(row).toEqual({ must_change_password: false })
  })
})
