import type { OverrideAnswer, Release } from '@plaza/contract/federation'
import { fakeRelease } from '@plaza/release/testing'
import { closeTestEdge, createTestEdge, ids, type TestEdge } from '../testing/create-test-edge'
import { getDocument } from '../testing/read-document'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge({ MERCHANT_HOSTS: JSON.stringify({ 'perla.example': 'demo' }) })
})
afterAll(() => closeTestEdge(edge))

const hash = `sha384-${'A'.repeat(64)}`
const base = 'http://localhost:8190/'
const build = (changes: Partial<Release> & { watched?: { react: string } } = {}) => ({
  ...fakeRelease('mf-games', '1.0.1-0000000d'),
  entry: 'entry.js',
  files: { 'entry.js': hash, 'en.json': hash },
  preload: { '*': ['entry.js'] },
  locales: { en: 'en.json' },
  ...changes,
})

async function ask(release: unknown, changes: object = {}, host = 'localhost:8080') {
  const answer = await edge.app.inject({
    method: 'POST',
    url: '/override',
    headers: { host },
    payload: { shell: ids.shell, remote: 'mf-games', base, release, ...changes },
  })
  return { status: answer.statusCode, value: answer.json<{ value?: OverrideAnswer }>().value }
}

describe('a developer’s override of a remote', () => {
  // REMOTE-10
  it('plans an overridden remote with the addresses and hashes of the developer’s build', async () => {
    const { value } = await ask(build())
    expect(value).toMatchObject({
      fits: true,
      remote: {
        name: 'mf-games',
        reason: 'override',
        entry: 'http://localhost:8190/entry.js',
        files: { '/entry.js': hash, '/en.json': hash },
        locales: { en: 'http://localhost:8190/en.json' },
      },
    })
  })

  it('plans an overridden remote without hashes while the build is being watched', async () => {
    const { value } = await ask(build({ files: {}, watched: { react: 'react.js' } }))
    expect(value).toMatchObject({ fits: true, remote: { files: {} }, watched: { react: 'react.js' } })
  })

  const cases: [string, unknown, string, RegExp][] = [
    ['is not a release', { hello: 'world' }, 'not-a-release', /remote/],
    ['is another remote', build({ remote: 'mf-agent' }), 'other-remote', /mf-agent/],
    [
      'needs a newer shell',
      build({ contract: { ...build().contract, host: '^7.0.0' } }),
      'other-contract',
      /the host contract \^7/,
    ],
    ['has a file without a hash', build({ files: { 'entry.js': hash } }), 'incomplete', /en\.json/],
    ['names a file elsewhere', build({ entry: 'http://evil.example/x.js' }), 'not-a-release', /evil/],
    [
      'names a file above itself',
      build({ locales: { en: '//evil.example/en.json' } }),
      'not-a-release',
      /evil/,
    ],
  ]
  // REMOTE-10
  it.each(cases)('refuses an override with a build that %s', async (_what, release, problem, detail) => {
    const { value } = await ask(release)
    expect(value).toEqual({ fits: false, problem, detail: expect.stringMatching(detail) as string })
  })

  // REMOTE-10
  it.each([
    'https://localhost:8190/',
    'http://evil.example/',
    'http://localhost:8190@evil.example/',
    'http://localhost:8190',
  ])('refuses an override from the address %s', async (address) =>
    expect((await ask(build(), { base: address })).status).toBe(400),
  )

  it('refuses an override for a shell that this site does not have', async () => {
    expect((await ask(build(), { shell: '9.9.9-00000009' })).status).toBe(404)
  })

  // REMOTE-10
  it('has no override address on any other host', async () => {
    expect(await ask(build(), {}, 'perla.example')).toEqual({ status: 404, value: undefined })
  })
})

describe('the policy of documents', () => {
  const overrideUrl = '/m/home?mfe-override=mf-games@http://localhost:8190/'
  const cookie = 'plaza.override=1'
  /** Headers of a document without those that differ on every request. */
  const headersOf = async (url: string, headers: Record<string, string>) => {
    const { headers: all } = await getDocument(edge, url, headers)
    const { 'x-request-id': _id, date: _date, 'content-length': _length, ...rest } = all
    return JSON.stringify(rest).replaceAll(/'nonce-[^']+'|plaza\.visitor=[^;]+/g, '')
  }

  it('the document policy on a merchant’s own host is identical whether or not an override is requested', async () => {
    const host = 'perla.example'
    const plain = await headersOf('/m/home', { host })
    expect(await headersOf(overrideUrl, { host, cookie })).toBe(plain)
    expect(plain).toContain("connect-src 'self';")
  })

  it('the document policy on localhost equals that of a merchant’s host until an override is requested', async () => {
    expect(await headersOf('/m/home', {})).toBe(await headersOf('/m/home', { host: 'perla.example' }))
  })

  it('the document policy of an override allows requests to loopback, and nothing else', async () => {
    for (const [url, headers] of [
      [overrideUrl, {}],
      ['/m/home', { cookie }],
    ] as const) {
      const answer = await getDocument(edge, url, headers)
      const policy = String(answer.headers['content-security-policy'])
      const loopback = 'http://localhost:* ws://localhost:* http://127.0.0.1:* ws://127.0.0.1:*'
      expect(policy).toContain(`connect-src 'self' ${loopback};`)
      expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
    }
    expect(String((await getDocument(edge, overrideUrl)).headers['set-cookie'])).toContain(
      'plaza.override=1; Path=/; HttpOnly',
    )
  })
})
