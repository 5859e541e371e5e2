import type { LightMyRequestResponse } from 'fastify'
import { createTestGateway, type TestGateway } from '../../../../testing/create-test-gateway'
import { eventually } from '../../../../testing/eventually'
import { addMember } from '../../../../testing/fixtures'
import { registerWalk } from '../../registration/testing/register-walk'
import { startOpenIdProvider, type OpenIdProvider } from './openid-provider'

const callbackOf = (host: string) => `http://${host}/wps/session/social/callback`

/** What coming back from a provider led to. */
interface CameBack {
  answer: LightMyRequestResponse
  location: string | undefined
  session: string | undefined
  social: string | undefined
}

/** A gateway at which Google is a real provider on loopback, and how one walks through it. */
export interface SocialWalk {
  test: TestGateway
  provider: OpenIdProvider
  register: ReturnType<typeof registerWalk>
  offered(host?: string): Promise<string[]>
  begin(payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Begins at merchant `demo` and returns the provider's address and the bound cookie. */
  started(input?: { returnTo?: string; provider?: string }): Promise<{ url: URL; cookie: string }>
  comeBack(to: URL, cookie: string, headers?: Record<string, string>): Promise<CameBack>
  /** The whole sign-in of a person at the provider. */
  through(name: string, returnTo?: string): Promise<CameBack>
  /** Adds a member that has an identity already. */
  addLinked(subject: string, account: string): Promise<string>
  stop(): Promise<void>
}

/** What a refused way looks like. */
export const refused = { location: '/m/login?social=failed', session: undefined }

/** Starts provider and gateway. */
export async function socialWalk(): Promise<SocialWalk> {
  const redirectUris = ['localhost', 'lite.localhost'].map(callbackOf)
  const provider = await startOpenIdProvider({ redirectUris })
  const google = { issuer: provider.issuer, clientId: 'plaza', clientSecret: 'plaza-secret' }
  const facebook = { ...google, tokenEndpoint: `${provider.issuer}/token` }
  const test = await createTestGateway({ env: { SOCIAL_PROVIDERS: JSON.stringify({ google, facebook }) } })
  const register = registerWalk(test)

  const offered: SocialWalk['offered'] = async (host = 'localhost') => {
    const answer = await test.call({ url: '/wps/session/social', headers: { host } })
    return answer.json<{ value: { providers: string[] } }>().value.providers
  }
  const begin: SocialWalk['begin'] = (payload, headers = {}) =>
    test.call({ method: 'POST', url: '/wps/session/social/start', payload, headers })
  const started: SocialWalk['started'] = async ({ returnTo, provider: name = 'google' } = {}) => {
    const answer = await begin({ provider: name, ...(returnTo !== undefined && { returnTo }) })
    const cookie = answer.cookies.find((one) => one.name === 'plaza_social')?.value ?? ''
    const { url } = answer.json<{ value: { url: string } }>().value
    return { url: new URL(url), cookie: `plaza_social=${cookie}` }
  }
  const comeBack: SocialWalk['comeBack'] = async (to, cookie, headers = {}) => {
    const answer = await test.call({ url: to.pathname + to.search, headers: { cookie, ...headers } })
    const of = (name: string) => answer.cookies.find((one) => one.name === name)?.value
    const { location } = answer.headers
    return { answer, location, session: of('plaza_session'), social: of('plaza_social') }
  }

  for (const name of ['GOOGLELOGIN3', 'USERNAMEREG3']) await register.set({ kind: 'flag', name, isOn: true })
  await eventually(async () => {
    if ((await offered()).length === 0) throw new Error('the provider is not initialised yet')
  })
  return {
    test,
    provider,
    register,
    offered,
    begin,
    started,
    comeBack,
    through: async (name, returnTo) => {
      const { url, cookie } = await started(returnTo === undefined ? {} : { returnTo })
      return comeBack(await provider.signIn(url.href, name), cookie)
    },
    addLinked: async (subject, account) => {
      const id = await addMember(test.db, { account }, 'no password')
      const row = { merchant: 'demo', provider: 'google', subject, member_id: id, created_at: 0 } as const
      await test.db.write.insertInto('social_identities').values(row).execute()
      return id
    },
    stop: async () => {
      await test.close()
      await provider.stop()
    },
  }
}
