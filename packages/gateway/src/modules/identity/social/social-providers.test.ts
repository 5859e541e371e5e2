import { createTestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { registerWalk } from '../registration/testing/register-walk'
import { startOpenIdProvider, type OpenIdProvider } from './testing/openid-provider'

describe('a social provider', () => {
  let provider: OpenIdProvider
  beforeAll(async () => {
    provider = await startOpenIdProvider({ redirectUris: ['http://localhost/wps/session/social/callback'] })
  })
  afterAll(() => provider.stop())
  afterEach(() => {
    provider.honest()
    provider.setAway(false)
  })

  const gatewayWith = async (google?: object) => {
    const test = await createTestGateway({
      env: google ? { SOCIAL_PROVIDERS: JSON.stringify({ google }) } : {},
    })
    await registerWalk(test).set({ kind: 'flag', name: 'GOOGLELOGIN3', isOn: true })
    const offered = async () =>
      (await test.call({ url: '/wps/session/social' })).json<{ value: { providers: string[] } }>().value
        .providers
    const begun = async () => {
      const payload = { provider: 'google' }
      return (await test.call({ method: 'POST', url: '/wps/session/social/start', payload })).json<object>()
    }
    return { test, offered, begun }
  }
  const own = () => ({ issuer: provider.issuer, clientId: 'plaza', clientSecret: 'plaza-secret' })

  it('a social provider without settings is not offered, even if its flag is on', async () => {
    const { test, offered, begun } = await gatewayWith()
    expect(await offered()).toEqual([])
    expect(await begun()).toMatchObject({ success: false, code: 'feature.off' })
    await test.close()
  })

  // SOCIAL-1
  it('a social provider is offered once it is initialised, and tried again when it was unavailable at the start', async () => {
    provider.setAway(true)
    const { test, offered, begun } = await gatewayWith(own())
    await eventually(async () => {
      if (!provider.requests.includes('/.well-known/openid-configuration')) throw new Error('not asked yet')
      await Promise.resolve()
    })
    expect(await begun()).toMatchObject({ code: 'social.unavailable' })
    expect(await offered()).toEqual([])
    provider.setAway(false)
    const requests = provider.requests.length
    expect(await offered()).toEqual([])
    expect(provider.requests.length).toBe(requests)
    test.clock.advance(15_000)
    await eventually(async () => expect(await offered()).toEqual(['google']))
    await test.close()
  })

  it('a social provider is refused when it announces another issuer', async () => {
    provider.tamper('/.well-known/openid-configuration', (original) => ({
      ...original,
      issuer: 'https://evil.example',
    }))
    const { test, offered, begun } = await gatewayWith(own())
    expect(await begun()).toMatchObject({ code: 'social.unavailable' })
    expect(await offered()).toEqual([])
    await test.close()
  })
})
