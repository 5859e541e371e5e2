// An OpenID provider on loopback, for tests: `node oidc-provider.mjs '{"redirectUris": […]}'` prints its issuer as JSON
// when it listens. Its sign-in page accepts any name with any password; the name becomes the subject, and the codes of
// `hurried` expire after a second. Clients `plaza` and `stranger` have the secrets `plaza-secret` and `stranger-secret`.
import Provider from 'oidc-provider'
import { createServer } from 'node:http'

/** `issuer`: where it is reached, when that is not its own address. */
const { redirectUris, port = 0, issuer } = JSON.parse(process.argv[2] ?? '{}')

const client = (id) => ({
  client_id: id,
  client_secret: `${id}-secret`,
  redirect_uris: redirectUris,
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_post',
})

const configuration = {
  clients: [client('plaza'), client('stranger')],
  cookies: { keys: ['for tests only'] },
  ttl: {
    AuthorizationCode: (_context, { accountId }) => (accountId === 'hurried' ? 1 : 600),
    Interaction: 600,
    Session: 600,
    Grant: 600,
    AccessToken: 60,
    IdToken: 60,
  },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  features: { devInteractions: { enabled: true } },
  pkce: { required: () => true },
}

const server = createServer()
server.listen(port, '127.0.0.1', () => {
  const own = `http://127.0.0.1:${server.address().port}`
  const provider = new Provider(issuer ?? own, configuration)
  server.on('request', provider.callback())
  process.stdout.write(`${JSON.stringify({ issuer: issuer ?? own, origin: own })}\n`)
})
