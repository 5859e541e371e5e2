import { refused, socialWalk, type SocialWalk } from './testing/social-walk'

describe('a social sign-in is refused', () => {
  let walk: SocialWalk
  let memberId: string
  beforeAll(async () => {
    walk = await socialWalk()
    memberId = await walk.addLinked('tunay', 'tunay01')
  })
  afterAll(() => walk.stop())

  const back = async (change: (to: URL) => void = () => undefined, cookie?: string) => {
    const flow = await walk.started()
    const to = await walk.provider.signIn(flow.url.href, 'tunay')
    change(to)
    return walk.comeBack(to, cookie ?? flow.cookie)
  }

  it('a correct social sign-in is accepted', async () => {
    expect((await back()).location).toBe('/m/login?social=done')
  })

  it('a social sign-in with a wrong or missing state is refused', async () => {
    expect(await back((to) => to.searchParams.set('state', 'x'.repeat(43)))).toMatchObject(refused)
    expect(await back((to) => to.searchParams.delete('state'))).toMatchObject(refused)
  })

  it('a social sign-in with an invalid or missing code is refused', async () => {
    expect(await back((to) => to.searchParams.set('code', 'x'.repeat(43)))).toMatchObject(refused)
    expect(await back((to) => to.searchParams.delete('code'))).toMatchObject(refused)
  })

  it('a social sign-in with an expired code is refused', async () => {
    await walk.addLinked('hurried', 'hurried01')
    const { url, cookie } = await walk.started()
    const to = await walk.provider.signIn(url.href, 'hurried')
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect(await walk.comeBack(to, cookie)).toMatchObject(refused)
  })

  it('a social sign-in with a code issued for another sign-in is refused', async () => {
    const other = await walk.provider.signIn((await walk.started()).url.href, 'tunay')
    const code = other.searchParams.get('code') ?? ''
    expect(await back((to) => to.searchParams.set('code', code))).toMatchObject(refused)
  })

  it('a social sign-in that returns to another browser is refused', async () => {
    const other = await walk.started()
    for (const cookie of [other.cookie, '', 'plaza_social=invented'])
      expect(await back(undefined, cookie)).toMatchObject(refused)
  })

  it('a social sign-in is refused a second time', async () => {
    const { url, cookie } = await walk.started()
    const to = await walk.provider.signIn(url.href, 'tunay')
    expect((await walk.comeBack(to, cookie)).location).toBe('/m/login?social=done')
    expect(await walk.comeBack(to, cookie)).toMatchObject(refused)
  })

  it('a social sign-in is refused after ten minutes', async () => {
    const { url, cookie } = await walk.started()
    const to = await walk.provider.signIn(url.href, 'tunay')
    walk.test.clock.advance(10 * 60_000)
    expect(await walk.comeBack(to, cookie)).toMatchObject(refused)
  })

  it('a social sign-in with an answer of another provider is refused', async () => {
    expect(await back((to) => to.searchParams.set('iss', 'https://evil.example'))).toMatchObject(refused)
  })

  it('a social sign-in is refused when the person declined at the provider', async () => {
    const { url, cookie } = await walk.started()
    const to = new URL('http://localhost/wps/session/social/callback')
    to.searchParams.set('error', 'access_denied')
    to.searchParams.set('iss', walk.provider.issuer)
    to.searchParams.set('state', url.searchParams.get('state') ?? '')
    expect(await walk.comeBack(to, cookie)).toMatchObject(refused)
  })

  it('a social sign-in is refused while the provider is unavailable', async () => {
    const { url, cookie } = await walk.started()
    const to = await walk.provider.signIn(url.href, 'tunay')
    walk.provider.setAway(true)
    expect(await walk.comeBack(to, cookie)).toMatchObject(refused)
    walk.provider.setAway(false)
  })

  it('a social sign-in is refused when the flag was switched off meanwhile', async () => {
    const { url, cookie } = await walk.started()
    const to = await walk.provider.signIn(url.href, 'tunay')
    await walk.register.set({ kind: 'flag', name: 'GOOGLELOGIN3', isOn: false })
    expect(await walk.comeBack(to, cookie)).toMatchObject(refused)
    await walk.register.set({ kind: 'flag', name: 'GOOGLELOGIN3', isOn: true })
  })

  it('a social sign-in is refused when the site was closed meanwhile', async () => {
    const { url, cookie } = await walk.started()
    const to = await walk.provider.signIn(url.href, 'tunay')
    await walk.register.set({ kind: 'setting', path: 'startUp.mode', value: 'maintenance' })
    expect(await walk.comeBack(to, cookie)).toMatchObject(refused)
    await walk.register.set({ kind: 'setting', path: 'startUp.mode', value: 'normal' })
  })

  it('a social sign-in is refused at another merchant than it was begun at', async () => {
    const { url, cookie } = await walk.started()
    const to = await walk.provider.signIn(url.href, 'tunay')
    expect(await walk.comeBack(to, cookie, { host: 'lite.localhost' })).toMatchObject(refused)
  })

  it('a social sign-in is refused to a blocked member', async () => {
    await walk.test.db.write
      .updateTable('members')
      .set({ blocked: true })
      .where('id', '=', memberId)
      .execute()
    expect(await back()).toMatchObject(refused)
  })
})
