import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { seal } from '../../../testing/seal'
import { solveCaptcha } from '../../../testing/solve-captcha'
import { registerWalk } from './testing/register-walk'

const password = 'Perla-by-the-sea'
describe('a registration', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    for (const name of ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'])
      await walk.set({ kind: 'flag', name, isOn: true })
  })
  afterAll(() => test.close())

  describe('with an invitation', () => {
    let agent: string
    let friend: string
    beforeAll(async () => {
      agent = await addMember(test.db, { account: 'agent77', type: 1 }, 'no password')
      friend = await addMember(test.db, { account: 'friend77' }, 'no password')
      const row = { merchant: 'demo', created_at: 0 }
      await test.db.write
        .insertInto('affiliates')
        .values({ ...row, member_id: agent, code: 'AGENT77' })
        .execute()
      await test.db.write
        .insertInto('invites')
        .values({ ...row, member_id: friend, code: 'FRIEND77' })
        .execute()
    })
    const detailsOf = (id: string) =>
      test.db.read.selectFrom('member_details').selectAll().where('member_id', '=', id).executeTakeFirst()

    it('an invited member is placed below the agent whose code was given', async () => {
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

    it('an invited member is placed below the member who recommends, without an agent’s code', async () => {
      await walk.submit({ username: 'below02', password, recommenderId: 'FRIEND77' })
      expect(await walk.member('below02')).toMatchObject({ upline_id: friend })
    })

    // REG-5
    it('a registration with an unknown invitation code is refused', async () => {
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

    it('a link’s code counts even where its field is off, and a wrong one that nobody could correct is ignored', async () => {
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

    // REG-9
    it('a registration must declare its age where the merchant asks', async () => {
      for (const declaration of [false, undefined])
        expect((await walk.submit({ username: 'aged01', password, declaration })).code).toBe(
          'declaration.required',
        )
      expect(await walk.member('aged01')).toBeUndefined()
    })

    // REG-9, RG-1
    it('age is computed by the day of the merchant’s zone, and nothing of a refused registration is stored', async () => {
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

    it('a date of birth that the merchant does not ask for refuses anybody too young and is not stored', async () => {
      await walk.set(
        { kind: 'setting', path: 'jurisdiction', value: 'PAGCOR' },
        { kind: 'setting', path: 'minimumAge', value: 21 },
      )
      const of = (birthDate: string) => walk.submit({ username: 'aged03', password, birthDate })
      const before = await walk.count()
      const young = await of('2010-05-01')
      expect(young.code).toBe('age.refused')
      expect(young.answer.json()).toMatchObject({ value: { minimum: 21 } })
      expect(await of('2010-02-30')).toMatchObject({ code: 'register.field', field: 'birthDate' })
      expect(await walk.count()).toBe(before)
      expect((await of('1990-05-01')).code).toBeUndefined()
      const member = await walk.member('aged03')
      const kept = await test.db.read
        .selectFrom('member_details')
        .select('birth_date')
        .where('member_id', '=', member?.id ?? '')
        .executeTakeFirst()
      expect(kept).toEqual({ birth_date: null })
    })
  })

  describe('with a captcha', () => {
    // REG-8
    it('a registration must solve a captcha, which works once and only in its own browser', async () => {
      const form = { username: 'human01', password, captcha: undefined }
      expect(await walk.submit(form)).toMatchObject({ code: 'captcha.required', value: { captcha: true } })
      const { code, cookie } = await solveCaptcha(test)
      expect((await walk.submit({ ...form, captcha: code })).code).toBe('captcha.expired')
      expect((await walk.submit({ ...form, captcha: code }, 'username', { cookie })).code).toBeUndefined()
      expect(
        (await walk.submit({ ...form, username: 'human02', captcha: code }, 'username', { cookie })).code,
      ).toBe('captcha.expired')
    })

    it('a registration needs no captcha where the merchant asks for none', async () => {
      await walk.set({ kind: 'setting', path: 'register.hasCaptcha', value: false })
      const made = await walk.submit({ username: 'human03', password, captcha: undefined })
      expect(made.code).toBeUndefined()
      await walk.set({ kind: 'setting', path: 'register.hasCaptcha', value: true })
    })

    it('a registration refused for another reason asks for a new captcha', async () => {
      const { code, cookie } = await solveCaptcha(test)
      const taken = await walk.submit({ username: 'human01', password, captcha: code }, 'username', {
        cookie,
      })
      expect(taken).toMatchObject({ code: 'username.taken', field: 'username', value: { captcha: true } })
    })
  })

  it('a registration cannot use a reserved name, however it is disguised', async () => {
    await walk.set({ kind: 'setting', path: 'register.rules.nickname.isEnabled', value: true })
    for (const username of ['Admin', 'supp0rt24', 'plazaStaff'])
      expect(await walk.submit({ username, password })).toMatchObject({
        code: 'name.reserved',
        field: 'username',
      })
    const nick = await walk.submit({ username: 'honest01', password, nickname: 'The Real Admin' })
    expect(nick).toMatchObject({ code: 'name.reserved', field: 'nickname' })
    expect(nick.answer.statusCode).toBe(409)
    await walk.set({ kind: 'setting', path: 'register.rules.nickname.isEnabled', value: false })
  })

  it('a registration cannot use an easily guessed withdrawal password, including one from the birth date', async () => {
    await walk.set({ kind: 'setting', path: 'register.rules.paymentPassword.isEnabled', value: true })
    const form = { username: 'careful01', password, birthDate: '1990-12-31' }
    for (const paymentPassword of ['123456', '111111', '311290'])
      expect(await walk.submit({ ...form, paymentPassword })).toMatchObject({
        code: 'withdraw.password.form',
        field: 'paymentPassword',
        value: { reason: 'guessable' },
      })
    expect((await walk.submit({ ...form, paymentPassword: '481516' })).code).toBeUndefined()
    await walk.set({ kind: 'setting', path: 'register.rules.paymentPassword.isEnabled', value: false })
  })

  it('registrations are limited by address', async () => {
    const other = await createTestGateway({ env: { REGISTER_ADDRESS_LIMIT: '2' } })
    const from = registerWalk(other)
    await from.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
    const send = (address: string) =>
      from.submit({ username: 'x', password }, 'username', { 'x-forwarded-for': address })
    for (let index = 0; index < 2; index += 1) expect((await send('203.0.113.1')).code).toBe('register.field')
    expect((await send('203.0.113.1')).code).toBe('request.rate.limited')
    expect((await send('203.0.113.2')).code).toBe('register.field')
    await other.close()
  })

  // REG-6
  it('a registration is a call of this site with a sealed body that is sent once', async () => {
    const cross = await walk.submit({ username: 'site01', password }, 'username', {
      'sec-fetch-site': 'cross-site',
    })
    expect(cross.code).toBe('request.origin')
    const put = (payload: object | string, headers = {}) =>
      test.call({ method: 'PUT', url: '/wps/member/register', payload, headers })
    expect((await put({ username: 'site01' })).json()).toMatchObject({ code: 'request.media.type' })
    const { code: captcha, cookie } = await solveCaptcha(test)
    const form = {
      username: 'site02',
      password,
      confirmPassword: password,
      captcha,
      type: 0,
      declaration: true,
    }
    const body = await seal(test.gateway, { ...form, registerUrl: 'x', registerMethod: 'H5', domain: 'x' })
    const headers = { ...body.headers, cookie }
    expect((await put(body.payload, headers)).statusCode).toBe(200)
    expect((await put(body.payload, headers)).json()).toMatchObject({ code: 'body.replayed' })
  })
})
