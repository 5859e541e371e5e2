import { randomUUID } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'

/** A call of a running gateway: status, headers and the parsed envelope. */
export async function call(origin, path, { headers, ...init } = {}) {
  const answer = await fetch(`${origin}${path}`, { ...init, headers: { ...headers } })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** A body as browsers seal it, with its headers: a gateway refuses each after its first use. */
export async function seal(origin, payload) {
  const { body: jwks } = await call(origin, '/wps/.well-known/jwks.json')
  const key = jwks.keys[0]
  const sealed = { iat: Math.floor(Date.now() / 1_000), jti: randomUUID(), payload }
  const body = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  return { body, headers: { 'content-type': 'application/jose', encryption: 'jwe' } }
}

/** Signs a demo account in over HTTP and returns the cookie header of its session. */
export async function signIn(origin, username) {
  const form = await seal(origin, { username, password: 'Play1234', type: 'username' })
  const answer = await call(origin, '/wps/session/login', { method: 'POST', ...form })
  if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(answer.body)}`)
  return answer.headers.getSetCookie()[0].split(';')[0]
}
