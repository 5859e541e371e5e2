import { refused, socialWalk, type SocialWalk } from './testing/social-walk'

const password = 'Perla-by-the-sea'

describe('signing in by a social provider', () => {
  let walk: SocialWalk
  beforeAll(async () => {
    walk = await socialWalk()
  })
  afterAll(() => walk.stop())

  const registered = (username: string, social: string | undefined) =>
    walk.register.submit({ username, password }, 'username', { cookie: `plaza_social=${social ?? ''}` })

  it('a social sign-in sends state, nonce and a challenge to the provider and asks only for the identity', async () => {
    const { url } = await walk.started()
    expect(url.origin).toBe(walk.provider.issuer)
    const query = Object.fromEntries(url.searchParams)
    expect(query).toMatchObject({
      client_id: 'plaza',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://localhost/wps/session/social/callback',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/^[\w-]{43}$/)
    expect((await walk.started()).url.searchParams.get('state')).not.toBe(query['state'])
  })

  // SOCIAL-1, EDGE-8
  it('the public settings say that the gateway is registered with a social provider', async () => {
    const answer = await walk.test.call({ url: '/wps/system/settings/consolidated' })
    expect(answer.json()).toMatchObject({ value: { hasSocialProviders: true } })
  })

  it('what binds a social sign-in to the browser is in a cookie that scripts cannot read, and no secret is in the database', async () => {
    const answer = await walk.begin({ provider: 'google' })
    expect(answer.cookies[0]).toMatchObject({
      name: 'plaza_social',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 600,
    })
    const kept = JSON.stringify(await walk.test.db.read.selectFrom('social_flows').selectAll().execute())
    expect(kept).not.toContain(answer.cookies[0]?.value)
    const secure = await walk.begin({ provider: 'google' }, { 'x-forwarded-proto': 'https' })
    expect(secure.cookies[0]).toMatchObject({ name: '__Host-plaza_social', secure: true })
  })

  // SOCIAL-1
  it('a social sign-in signs in the member with the identity and returns to the page it came from', async () => {
    await walk.addLinked('amihan', 'amihan01')
    const { answer, location, session } = await walk.through('amihan', '/m/withdraw?from=menu')
    expect(answer.statusCode).toBe(303)
    expect(location).toBe(`/m/login?social=done&returnTo=${encodeURIComponent('/m/withdraw?from=menu')}`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const headers = { cookie: `plaza_session=${session ?? ''}` }
    const info = await walk.test.call({ url: '/wps/member/info', headers })
    expect(info.json()).toMatchObject({ value: { account: 'amihan01' } })
  })

  // SOCIAL-1
  it('an unknown identity is kept for the registration, which links it', async () => {
    const { location, social, session } = await walk.through('bagong')
    expect(location).toBe('/m/register?social=google')
    expect(session).toBeUndefined()
    const made = await registered('bagong01', social)
    expect(made.code).toBeUndefined()
    expect(made.answer.cookies.find(({ name }) => name === 'plaza_social')?.value).toBe('')
    expect((await walk.through('bagong')).location).toBe('/m/login?social=done')
  })

  it('an identity is not linked after ten minutes, or to a second member', async () => {
    const late = await walk.through('huli')
    walk.test.clock.advance(10 * 60_000)
    expect((await registered('huli01', late.social)).code).toBeUndefined()
    expect((await walk.through('huli')).location).toBe('/m/register?social=google')
    const first = await walk.through('dalawa')
    await registered('dalawa01', first.social)
    await registered('dalawa02', first.social)
    const rows = await walk.test.db.read
      .selectFrom('social_identities as s')
      .innerJoin('members as m', 'm.id', 's.member_id')
      .select('m.account')
      .where('s.subject', '=', 'dalawa')
      .execute()
    expect(rows).toEqual([{ account: 'dalawa01' }])
  })

  it('a pending sign-in does not count as an identity, nor an identity as a sign-in', async () => {
    const { url, cookie } = await walk.started()
    await walk.register.submit({ username: 'kalahati', password }, 'username', { cookie })
    const to = await walk.provider.signIn(url.href, 'kalahati')
    const links = await walk.test.db.read
      .selectFrom('social_identities')
      .select('subject')
      .where('subject', '=', 'kalahati')
      .execute()
    expect(links).toEqual([])
    const waiting = await walk.through('naghihintay')
    expect(await walk.comeBack(to, `plaza_social=${waiting.social ?? ''}`)).toMatchObject(refused)
  })

  it('a social sign-in does not lead to a registration that is closed', async () => {
    await walk.register.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: false })
    expect(await walk.through('sarado')).toMatchObject(refused)
    await walk.register.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
  })

  it('a social sign-in cannot be started from another site, without the flag, or for an unknown provider', async () => {
    const { begin } = walk
    expect((await begin({ provider: 'google' }, { 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({
      code: 'request.origin',
    })
    expect((await begin({ provider: 'facebook' })).json()).toMatchObject({ code: 'feature.off' })
    expect((await begin({ provider: 'myspace' })).json()).toMatchObject({ code: 'request.invalid' })
    expect((await begin({ provider: 'google', extra: 1 })).json()).toMatchObject({ code: 'request.invalid' })
    expect((await begin({ provider: 'google' }, { host: 'closed.localhost' })).statusCode).toBe(503)
  })

  // SOCIAL-1
  it('social sign-in is offered by each merchant’s flag, and a provider’s token endpoint may come from the settings', async () => {
    expect(await walk.offered('lite.localhost')).toEqual([])
    await walk.register.set({ kind: 'flag', name: 'FACEBOOKLOGIN3', isOn: true })
    expect(await walk.offered()).toEqual(['google', 'facebook'])
    const { url, cookie } = await walk.started({ provider: 'facebook' })
    const { location } = await walk.comeBack(await walk.provider.signIn(url.href, 'mukha'), cookie)
    expect(location).toBe('/m/register?social=facebook')
    await walk.register.set({ kind: 'flag', name: 'FACEBOOKLOGIN3', isOn: false })
  })

  it('social sign-ins are limited by address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    for (let index = 0; index < 60; index += 1) await walk.begin({ provider: 'google' }, from)
    expect((await walk.begin({ provider: 'google' }, from)).json()).toMatchObject({
      code: 'request.rate.limited',
    })
  })
})
