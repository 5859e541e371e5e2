import { verifyPassword } from '../../security/argon2'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'
import { addMember } from '../../testing/fixtures'
import { seal } from '../../testing/seal'
import { solveCaptcha } from '../../testing/solve-captcha'
import { registerWalk } from './testing/register-walk'

const password = 'Perla-by-the-sea'
jest.setTimeout(30_000)

describe('registering', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    for (const name of ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'])
      await walk.set({ kind: 'flag', name, isOn: true })
  }, 60_000)
  afterAll(() => test.close())

  describe('with a username', () => {
    it('makes a member of type 0 with its wallets and an invitation code, and signs it in', async () => {
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

    it('lets the new member log in with its password, which is kept as argon2id', async () => {
      await walk.submit({ username: 'keeper01', password })
      const { password_hash: hash } = (await walk.member('keeper01')) ?? { password_hash: '' }
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      const body = await seal(test.gateway, { username: 'keeper01', password, type: 'username' })
      const answer = await test.call({ method: 'POST', url: '/wps/session/login', ...body })
      expect(answer.statusCode).toBe(200)
    })

    it('keeps what was told, and the payment password as argon2id too', async () => {
      const told = [
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
      for (const name of told)
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
      expect(await verifyPassword('481516', details.payment_password_hash ?? '')).toBe(true)
      for (const name of told)
        await walk.set({ kind: 'setting', path: `register.rules.${name}.isEnabled`, value: false })
    })

    it('keeps nothing of a field that is off', async () => {
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

    it('says that a name is taken, whatever its case', async () => {
      await walk.submit({ username: 'taken01', password })
      const again = await walk.submit({ username: 'TAKEN01', password })
      expect(again).toMatchObject({ code: 'username.taken', field: 'username' })
      expect(again.answer.statusCode).toBe(409)
    })

    it('makes one account of forms that are sent at the same time', async () => {
      const before = await walk.count()
      const sent = await Promise.all(
        Array.from({ length: 5 }, () => walk.submit({ username: 'doubled', password })),
      )
      const codes = sent.map(({ code }) => code ?? 'made').sort()
      expect(codes).toEqual(['made', ...Array.from({ length: 4 }, () => 'username.taken')].sort())
      expect(await walk.count()).toBe(before + 1)
    })

    it('says that an e-mail is taken, whatever its case', async () => {
      await walk.submit({ username: 'mail01', password, email: 'one@example.ph' })
      expect(await walk.submit({ username: 'mail02', password, email: ' ONE@example.ph ' })).toMatchObject({
        code: 'email.taken',
        field: 'email',
      })
      const at = await Promise.all(
        ['mail03', 'mail04'].map((username) => walk.submit({ username, password, email: 'both@example.ph' })),
      )
      expect(at.map(({ code }) => code ?? 'made').sort()).toEqual(['email.taken', 'made'])
    })

    it('wants the password twice, and a good one', async () => {
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

    it('is refused where it is switched off', async () => {
      await walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: false })
      expect((await walk.submit({ username: 'closed01', password })).code).toBe('register.closed')
      await walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
    })

    it('ends the session that the browser had', async () => {
      const member = await test.signedIn({ account: 'was-here' })
      await walk.submit({ username: 'nowhere', password }, 'username', {
        cookie: member.headers.cookie,
      })
      expect((await test.call({ url: '/wps/member/info', headers: member.headers })).statusCode).toBe(401)
    })
  })

  describe('with a mobile number in the username form', () => {
    it('wants the code that was sent to it, and uses it up', async () => {
      const form = { username: 'phone01', password, mobileNum: '917 000-0001', countryDialingCode: '63' }
      expect(await walk.submit(form)).toMatchObject({ code: 'register.field', field: 'verificationCode' })
      const verificationCode = await walk.smsCode('9170000001')
      const wrong = verificationCode === '000000' ? '111111' : '000000'
      expect((await walk.submit({ ...form, verificationCode: wrong })).code).toBe('sms.code.wrong')
      expect((await walk.submit({ ...form, verificationCode })).code).toBeUndefined()
      expect(await walk.member('phone01')).toMatchObject({ mobile_num: '9170000001', dialling_code: '63' })
      expect((await walk.submit({ ...form, username: 'phone02', verificationCode })).code).toBe(
        'sms.code.wrong',
      )
    })

    it('does not use the code up when something else is wrong', async () => {
      await walk.submit({ username: 'phone03', password })
      const form = { password, mobileNum: '9170000003', verificationCode: await walk.smsCode('9170000003') }
      expect((await walk.submit({ ...form, username: 'phone03' })).code).toBe('username.taken')
      expect((await walk.submit({ ...form, username: 'phone04' })).code).toBeUndefined()
    })

    it('takes no expired code, and none that was sent for another purpose', async () => {
      const form = { username: 'phone05', password, mobileNum: '9170000005' }
      const verificationCode = await walk.smsCode('9170000005')
      test.clock.advance(60 * 60_000)
      expect((await walk.submit({ ...form, verificationCode })).code).toBe('sms.code.expired')
      await test.call({
        method: 'POST',
        url: '/wps/verification/sms/noLogin',
        payload: { mobileNum: '9170000006', module: 'VERIFICATION3' },
      })
      await test.runJobs()
      const { body } = await test.db.read
        .selectFrom('outbox')
        .select('body')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const other = /\d{6}/.exec(body)?.[0] ?? ''
      expect((await walk.submit({ ...form, mobileNum: '9170000006', verificationCode: other })).code).toBe(
        'sms.code.wrong',
      )
    })

    it('tells only who has the number that it is somebody’s', async () => {
      const taken = { mobileNum: '9170000007', password }
      const code = await walk.smsCode('9170000007')
      await walk.submit({ ...taken, username: 'phone07', verificationCode: code })
      expect((await walk.submit({ ...taken, username: 'phone08', verificationCode: '000000' })).code).toMatch(
        /^sms\.code/,
      )
      const again = await walk.smsCode('9170000007')
      expect(await walk.submit({ ...taken, username: 'phone08', verificationCode: again })).toMatchObject({
        code: 'mobile.taken',
        field: 'mobileNum',
      })
    })

    it('wants no code without REGMOBVERF3', async () => {
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: false })
      expect(
        (await walk.submit({ username: 'phone09', password, mobileNum: '9170000009' })).code,
      ).toBeUndefined()
      expect((await walk.submit({ username: 'phone10', password, mobileNum: '9170000009' })).code).toBe(
        'mobile.taken',
      )
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: true })
    })
  })

  describe('by mobile number', () => {
    it('makes the number the name to sign in with', async () => {
      const verificationCode = await walk.smsCode('9180000001')
      const { value, code } = await walk.submit(
        { mobileNum: '9180000001', password, verificationCode },
        'mobile',
      )
      expect(code).toBeUndefined()
      expect(value).toMatchObject({ userName: '9180000001', customerType: 0 })
      const body = await seal(test.gateway, { username: '9180000001', password, type: 'username' })
      expect((await test.call({ method: 'POST', url: '/wps/session/login', ...body })).statusCode).toBe(200)
    })

    it('always wants the code', async () => {
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: false })
      expect(await walk.submit({ mobileNum: '9180000002', password }, 'mobile')).toMatchObject({
        code: 'register.field',
        field: 'verificationCode',
      })
      await walk.set({ kind: 'flag', name: 'REGMOBVERF3', isOn: true })
    })

    it('wants a password only with MOBILENUMPASSREG3; without, nobody knows one for the member', async () => {
      const form = { mobileNum: '9180000003', verificationCode: await walk.smsCode('9180000003') }
      expect(await walk.submit(form, 'mobile')).toMatchObject({ code: 'register.field', field: 'password' })
      await walk.set({ kind: 'flag', name: 'MOBILENUMPASSREG3', isOn: false })
      const made = await walk.submit(form, 'mobile')
      expect(made.value).toMatchObject({ userName: '9180000003', firstTimeLogin: false })
      expect((await walk.member('9180000003'))?.password_hash).toMatch(/^\$argon2id\$/)
      await walk.set({ kind: 'flag', name: 'MOBILENUMPASSREG3', isOn: true })
    })

    it('keeps a username that was typed in the other tab out', async () => {
      const verificationCode = await walk.smsCode('9180000004')
      const made = await walk.submit(
        { username: 'othertab', mobileNum: '9180000004', password, verificationCode },
        'mobile',
      )
      expect(made.value.userName).toBe('9180000004')
      expect(await walk.member('othertab')).toBeUndefined()
    })

    it('gives the number of another country with the same digits its dialling code', async () => {
      await addMember(test.db, { account: '9180000005' }, 'no password')
      const verificationCode = await walk.smsCode('9180000005')
      const made = await walk.submit({ mobileNum: '9180000005', password, verificationCode }, 'mobile')
      expect(made.value.userName).toBe('639180000005')
    })

    it('makes one member of one code that is sent twice at the same time', async () => {
      const verificationCode = await walk.smsCode('9180000006')
      const form = { mobileNum: '9180000006', password, verificationCode }
      const sent = await Promise.all([walk.submit(form, 'mobile'), walk.submit(form, 'mobile')])
      expect(sent.filter(({ code }) => code === undefined)).toHaveLength(1)
    })

    it('is refused where it is switched off, and for a country that no codes are sent to', async () => {
      const far = { mobileNum: '9180000007', password, verificationCode: '123456', countryDialingCode: '881' }
      expect((await walk.submit(far, 'mobile')).code).toBe('request.invalid')
      await walk.set({ kind: 'flag', name: 'MOBILENUMREG3', isOn: false })
      expect((await walk.submit({ mobileNum: '9180000007', password }, 'mobile')).code).toBe(
        'register.closed',
      )
      await walk.set({ kind: 'flag', name: 'MOBILENUMREG3', isOn: true })
    })
  })

  describe('with an invitation', () => {
    let agent: string
    let friend: string
    beforeAll(async () => {
      agent = await addMember(test.db, { account: 'agent77', type: 1 }, 'no password')
      friend = await addMember(test.db, { account: 'friend77' }, 'no password')
      const row = { merchant: 'demo', created_at: 0 }
      await test.db.read
        .insertInto('affiliates')
        .values({ ...row, member_id: agent, code: 'AGENT77' })
        .execute()
      await test.db.read
        .insertInto('invites')
        .values({ ...row, member_id: friend, code: 'FRIEND77' })
        .execute()
    })
    const detailsOf = (id: string) =>
      test.db.read.selectFrom('member_details').selectAll().where('member_id', '=', id).executeTakeFirst()

    it('stands below the agent whose code it is', async () => {
      await walk.submit({
        username: 'below01',
        password,
        affiliateCode: 'agent77',
        recommenderId: 'friend77',
      })
      const member = await walk.member('below01')
      expect(member).toMatchObject({ upline_id: agent })
      expect(await detailsOf(member?.id ?? '')).toMatchObject({ recommender_id: friend })
    })

    it('stands below the member who recommends, without an agent’s code', async () => {
      await walk.submit({ username: 'below02', password, recommenderId: 'FRIEND77' })
      expect(await walk.member('below02')).toMatchObject({ upline_id: friend })
    })

    it('stops at a code that is nobody’s', async () => {
      expect(await walk.submit({ username: 'below03', password, affiliateCode: 'NOBODY1' })).toMatchObject({
        code: 'affiliate.invalid',
        field: 'affiliateCode',
      })
      expect(await walk.submit({ username: 'below03', password, recommenderId: 'AGENT77' })).toMatchObject({
        code: 'recommender.unknown',
        field: 'recommenderId',
      })
      expect(await walk.member('below03')).toBeUndefined()
    })

    it('takes a link’s code where its field is off, and passes over a wrong one that nobody could mend', async () => {
      await walk.set({ kind: 'setting', path: 'register.rules.affiliateCode.isEnabled', value: false })
      await walk.submit({ username: 'below04', password, affiliateCode: 'AGENT77' })
      expect(await walk.member('below04')).toMatchObject({ upline_id: agent })
      await walk.submit({ username: 'below05', password, affiliateCode: 'NOBODY1' })
      expect(await walk.member('below05')).toMatchObject({ upline_id: null })
      await walk.set({ kind: 'setting', path: 'register.rules.affiliateCode.isEnabled', value: true })
    })
  })

  describe('of age', () => {
    afterAll(() => walk.set({ kind: 'setting', path: 'jurisdiction', value: 'PAGCOR' }))

    it('must be declared', async () => {
      for (const declaration of [false, undefined])
        expect((await walk.submit({ username: 'aged01', password, declaration })).code).toBe(
          'declaration.required',
        )
      expect(await walk.member('aged01')).toBeUndefined()
    })

    it('is told by the day of the merchant’s zone, and nothing of a refused one is kept', async () => {
      await walk.set(
        { kind: 'setting', path: 'jurisdiction', value: 'UKGC' },
        { kind: 'setting', path: 'minimumAge', value: 18 },
      )
      const of = (birthDate: string | undefined) => walk.submit({ username: 'aged02', password, birthDate })
      expect(await of(undefined)).toMatchObject({ code: 'register.field', field: 'birthDate' })
      expect(await of('2008-02-30')).toMatchObject({ code: 'register.field', field: 'birthDate' })
      const today = new Date(test.clock.now() + 8 * 60 * 60_000).toISOString().slice(0, 10)
      const [year, rest] = [Number(today.slice(0, 4)) - 18, today.slice(4)]
      const tomorrow = new Date(Date.parse(`${String(year)}${rest}T00:00:00Z`) + 86_400_000)
        .toISOString()
        .slice(0, 10)
      const before = await walk.count()
      const young = await of(tomorrow)
      expect(young.code).toBe('age.refused')
      expect(young.answer.json()).toMatchObject({ value: { minimum: 18 } })
      expect(await walk.count()).toBe(before)
      expect(
        (await test.db.read.selectFrom('member_details').select('birth_date').execute()).map(
          (row) => row.birth_date,
        ),
      ).not.toContain(tomorrow)
      expect((await of(`${String(year)}${rest}`)).code).toBeUndefined()
    })
  })

  describe('with a captcha', () => {
    beforeAll(() => walk.set({ kind: 'setting', path: 'register.hasCaptcha', value: true }))
    afterAll(() => walk.set({ kind: 'setting', path: 'register.hasCaptcha', value: false }))

    it('is asked for one, which works once and only in its own browser', async () => {
      const form = { username: 'human01', password }
      expect(await walk.submit(form)).toMatchObject({ code: 'captcha.required', value: { captcha: true } })
      const { code, cookie } = await solveCaptcha(test)
      expect((await walk.submit({ ...form, captcha: code })).code).toBe('captcha.expired')
      expect((await walk.submit({ ...form, captcha: code }, 'username', { cookie })).code).toBeUndefined()
      expect(
        (await walk.submit({ ...form, username: 'human02', captcha: code }, 'username', { cookie })).code,
      ).toBe('captcha.expired')
    })

    it('is told to show a fresh one when something else was wrong', async () => {
      const { code, cookie } = await solveCaptcha(test)
      const taken = await walk.submit({ username: 'human01', password, captcha: code }, 'username', {
        cookie,
      })
      expect(taken).toMatchObject({ code: 'username.taken', field: 'username', value: { captcha: true } })
    })
  })

  it('is bounded by address', async () => {
    const other = await createTestGateway({ env: { REGISTER_ADDRESS_LIMIT: '2' } })
    const from = registerWalk(other)
    await from.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
    const send = (address: string) =>
      from.submit({ username: 'x', password }, 'username', { 'x-forwarded-for': address })
    for (let index = 0; index < 2; index += 1) expect((await send('203.0.113.1')).code).toBe('register.field')
    expect((await send('203.0.113.1')).code).toBe('request.rate.limited')
    expect((await send('203.0.113.2')).code).toBe('register.field')
    await other.close()
  }, 60_000)

  it('is a call of this site, with a body that is sealed and sent once', async () => {
    const cross = await walk.submit({ username: 'site01', password }, 'username', {
      'sec-fetch-site': 'cross-site',
    })
    expect(cross.code).toBe('request.origin')
    const put = (payload: object | string, headers = {}) =>
      test.call({ method: 'PUT', url: '/wps/member/register', payload, headers })
    expect((await put({ username: 'site01' })).json()).toMatchObject({ code: 'request.media.type' })
    const form = { username: 'site02', password, confirmPassword: password, type: 0, declaration: true }
    const body = await seal(test.gateway, { ...form, registerUrl: 'x', registerMethod: 'H5', domain: 'x' })
    expect((await put(body.payload, body.headers)).statusCode).toBe(200)
    expect((await put(body.payload, body.headers)).json()).toMatchObject({ code: 'body.replayed' })
  })
})
