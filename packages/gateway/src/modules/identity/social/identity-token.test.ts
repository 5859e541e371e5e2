import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { refused, socialWalk, type SocialWalk } from './testing/social-walk'

type Change = (claims: JWTPayload) => JWTPayload
const seconds = () => Math.floor(Date.now() / 1_000)
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const partsOf = (original: Record<string, unknown>) => String(original['id_token']).split('.')

describe('an identity token', () => {
  let walk: SocialWalk
  let forger: { privateKey: CryptoKey; jwk: object }
  beforeEach(async () => {
    walk = await socialWalk()
    await walk.addLinked('tunay', 'tunay01')
    const pair = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(pair.publicKey)), alg: 'RS256', use: 'sig', kid: 'forged' }
    forger = { privateKey: pair.privateKey, jwk }
  })
  afterEach(() => walk.stop())

  const forge = (change: Change) =>
    walk.provider.tamper('/token', async (original) => ({
      ...original,
      id_token: await new SignJWT(change(decodeJwt(String(original['id_token']))))
        .setProtectedHeader({ alg: 'RS256', kid: 'forged' })
        .sign(forger.privateKey),
    }))

  it('an identity token with any wrong claim is refused despite a good signature', async () => {
    walk.provider.tamper('/jwks', () => ({ keys: [forger.jwk] }))
    forge((claims) => claims)
    // Built in the same way, but valid: so each token below is refused for its own defect.
    expect((await walk.through('tunay')).location).toBe('/m/login?social=done')
    const wrong: Record<string, Change> = {
      'for another sign-in': (claims) => ({ ...claims, nonce: 'another' }),
      'without a nonce': ({ nonce: _none, ...claims }) => claims,
      'for another client': (claims) => ({ ...claims, aud: 'stranger' }),
      'for another client too': (claims) => ({ ...claims, aud: ['plaza', 'stranger'], azp: 'stranger' }),
      'of another provider': (claims) => ({ ...claims, iss: 'https://accounts.example' }),
      expired: (claims) => ({ ...claims, exp: seconds() - 120, iat: seconds() - 240 }),
      'of nobody': ({ sub: _none, ...claims }) => claims,
    }
    for (const [what, change] of Object.entries(wrong)) {
      forge(change)
      const { location, session } = await walk.through('tunay')
      expect({ what, location, session }).toEqual({ what, ...refused })
    }
  })

  it('an identity token with a wrong signature is refused despite good claims', async () => {
    expect((await walk.through('tunay')).location).toBe('/m/login?social=done')
    forge((claims) => claims)
    expect(await walk.through('tunay')).toMatchObject(refused)
    walk.provider.tamper('/token', (original) => ({
      ...original,
      id_token: `${encoded({ alg: 'none' })}.${partsOf(original)[1] ?? ''}.`,
    }))
    expect(await walk.through('tunay')).toMatchObject(refused)
    walk.provider.tamper('/token', (original) => {
      const [header = '', claims = '', signature = ''] = partsOf(original)
      const changed = encoded({ ...decodeJwt(`${header}.${claims}.${signature}`), more: true })
      return { ...original, id_token: `${header}.${changed}.${signature}` }
    })
    expect(await walk.through('tunay')).toMatchObject(refused)
    walk.provider.tamper('/token', ({ id_token: _none, ...original }) => original)
    expect(await walk.through('tunay')).toMatchObject(refused)
  })
})
