import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
} from 'openid-client'
import { flowSecrets } from './social-flows'

/** Requests the identity and nothing more: no name, no address. */
const scope = 'openid'

/** The provider's sign-in address for the browser (code flow with PKCE, state and nonce). */
export async function signInUrl(
  configuration: Configuration,
  cookie: string,
  redirectUri: string,
): Promise<string> {
  const { state, nonce, verifier } = flowSecrets(cookie)
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}

/**
 * The identity of the returning person: exchanges the code and checks state, nonce, issuer, audience, times and
 * signature. @throws when any of them is wrong, or the provider refused.
 */
export async function subjectOf(configuration: Configuration, cookie: string, cameTo: URL): Promise<string> {
  const { state, nonce, verifier } = flowSecrets(cookie)
  const tokens = await authorizationCodeGrant(configuration, cameTo, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const subject = tokens.claims()?.sub
  if (!subject) throw new Error('an identity without a subject')
  return subject
}
