import { hashPassword, verifyPassword } from '../../../kernel/security/argon2'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { seal } from '../../../testing/seal'
import { registerWalk } from './testing/register-walk'

const password = 'Perla-by-the-sea'
describe('registering with a username', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    for (const name of ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'])
      await walk.set({ kind: 'flag', name, isOn: true })
  })
  afterAll(() => test.close())

  // REG-6
  it('a registration makes a member of type 0 with wallets and an invitation code, and signs it in', async () => {
    const { answer, value, headers } = await walk.submit({ username: ' Mayumi01 ', password })
    expect(answer.json()).toMatchObject({
      success: true,
      value: {
        userName: 'Mayumi01',
        customerType: 0,
        firstTimeLogin: false,
        token: expect.any(String) as string,
      },
    })
    const info = await test.call({ url: `/wps/member/info?token=${value.token}`, headers })
    expect(info.json()).toMatchObject({ value: { account: 'Mayumi01', type: 0 } })
    const { id } = (await walk.member('Mayumi01')) ?? { id: '' }
    const wallets = await test.db.read
      .selectFrom('accounts')
      .select(['wallet', 'balance_minor'])
      .where('owner', '=', id)
      .execute()
    expect(wallets).toEqual(
      expect.arrayContaining([
        { wallet: 'main', balance_minor: 0 },
        { wallet: 'locked', balance_minor: 0 },
      ]),
    )
    expect(
      await test.db.read.selectFrom('invites').select('code').where('member_id', '=', id).execute(),
    ).toHaveLength(1)
  })

  // REG-6
  it('a new member can log in with its password, which is stored as argon2id', async () => {
    jest.spyOn(test.gateway.hasher, 'hash').mockImplementationOnce(hashPassword)
    await walk.submit({ username: 'keeper01', password })
    const { password_hash: hash } = (await walk.member('keeper01')) ?? { password_hash: '' }
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const body = await seal(test.gateway, { username: 'keeper01', password, type: 'username' })
    const answer = await test.call({ method: 'POST', url: '/wps/session/login', ...body })
    expect(answer.statusCode).toBe(200)
  })

  // REG-6
  it('a registration stores the given fields, and the payment password as argon2id', async () => {
    const fieldNames = [
      'paymentPassword',
      'nickname',
      'payeeName',
      'idNumber',
      'qqNum',
      'facebook',
      'wechat',
      'line',
      'whatsapp',
      'zalo',
    ]
    for (const name of fieldNames)
      await walk.set({ kind: 'setting', path: `register.rules.${name}.isEnabled`, value: true })
    const given = {
      nickname: 'Ma. Clara',
      payeeName: 'Maria Clara de los Santos',
      idNumber: 'AB-12345',
      qqNum: '1234567',
      facebook: 'maria.clara',
      wechat: 'clara_w',
      line: 'clara.l',
      whatsapp: '+639171234567',
      zalo: '0912345678',
    }
    const form = {
      username: 'clara01',
      password,
      email: 'Clara@Example.PH',
      paymentPassword: '481516',
      ...given,
    }
    expect((await walk.submit({ ...form, registerMethod: 'PWA' })).code).toBeUndefined()
    const member = await walk.member('clara01')
    expect(member).toMatchObject({ nickname: 'Ma. Clara', email: 'Clara@Example.PH', type: 0 })
    const details = await test.db.read
      .selectFrom('member_details')
      .selectAll()
      .where('member_id', '=', member?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({
      payee_name: given.payeeName,
      id_number: given.idNumber,
      zalo: given.zalo,
      register_method: 'PWA',
      register_url: 'localhost',
      declared_at: test.clock.now(),
      birth_date: null,
    })
    const { hash } = await test.db.read
      .selectFrom('payment_passwords')
      .select('hash')
      .where('member_id', '=', member?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id\$/)
    expect(await verifyPassword('481516', hash)).toBe(true)
    for (const name of fieldNames)
      await walk.set({ kind: 'setting', path: `register.rules.${name}.isEnabled`, value: false })
  })

  it('a registration stores nothing of a field that is off', async () => {
    await walk.submit({ username: 'plain02', password, nickname: '<b>x</b>', zalo: '0912345678' })
    const member = await walk.member('plain02')
    expect(member).toMatchObject({ nickname: null })
    const details = await test.db.read
      .selectFrom('member_details')
      .select('zalo')
      .where('member_id', '=', member?.id ?? '')
      .executeTakeFirst()
    expect(details).toEqual({ zalo: null })
  })

  // REG-8
  it('a registration with a taken name is refused in any letter case', async () => {
    await walk.submit({ username: 'taken01', password })
    const again = await walk.submit({ username: 'TAKEN01', password })
    expect(again).toMatchObject({ code: 'username.taken', field: 'username' })
    expect(again.answer.statusCode).toBe(409)
  })

  it('concurrent registrations of one form make one account', async () => {
    const before = await walk.count()
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => walk.submit({ username: 'doubled', password })),
    )
    const codes = sent.map(({ code }) => code ?? 'made').sort()
    expect(codes).toEqual(['made', ...Array.from({ length: 4 }, () => 'username.taken')].sort())
    expect(await walk.count()).toBe(before + 1)
  })

  // REG-3
  it('a registration needs a good password, typed twice', async () => {
    expect(await walk.submit({ username: 'weak01', password, confirmPassword: 'other' })).toMatchObject({
      code: 'password.mismatch',
    })
    for (const weak of ['password', '12345678', 'weak0001'])
      expect((await walk.submit({ username: 'weak0001', password: weak })).code).toBe('password.weak')
    expect(await walk.submit({ username: 'weak01', password: 'short' })).toMatchObject({
      code: 'register.field',
      field: 'password',
    })
  })

  // REG-1
  it('registration by username is refused where it is off', async () => {
    await walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: false })
    expect((await walk.submit({ username: 'closed01', password })).code).toBe('register.closed')
    await walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
  })

  it('a registration ends the session that the browser had', async () => {
    const member = await test.signedIn({ account: 'was-here' })
    await walk.submit({ username: 'nowhere', password }, 'username', {
      cookie: member.headers.cookie,
    })
    expect((await test.call({ url: '/wps/member/info', headers: member.headers })).statusCode).toBe(401)
  })
})
