import type { ReleaseScope, ReleaseTokens } from '@plaza/contract/release'
import { releaseApi, releaseOverviewSchema, remoteTimelineSchema } from '@plaza/contract/release'
import { addToken, publish, readRecord } from '@plaza/release'
import { writeFakeDist } from '@plaza/release/testing'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

const next = '1.1.0-0000001b'
const author = { who: 'a test', why: 'to try it' }
const scopes = {
  engineer: { role: 'engineer', remotes: [], merchants: [] },
  'team of mf-games': { role: 'team', remotes: ['mf-games'], merchants: [] },
  'team of mf-agent': { role: 'team', remotes: ['mf-agent'], merchants: [] },
  'merchant demo': { role: 'merchant', remotes: [], merchants: ['demo'] },
  'merchant lite': { role: 'merchant', remotes: [], merchants: ['lite'] },
  viewer: { role: 'viewer', remotes: [], merchants: [] },
} satisfies Record<string, ReleaseScope>
type Holder = keyof typeof scopes

let edge: TestEdge
let tokens: Record<Holder, string>
beforeEach(async () => {
  edge = await createTestEdge()
  const made: [string, string][] = []
  for (const [name, scope] of Object.entries(scopes)) {
    const request = { name, ...scope, expiresAt: Date.now() + 3_600_000 }
    made.push([name, (await addToken(edge.store, request, author)).token])
  }
  tokens = Object.fromEntries(made) as Record<Holder, string>
  const dist = edge.path('next')
  await writeFakeDist(dist, 'mf-games', next, { 'entry.js': 'next' }, { builtAt: 1_800_000_000_000 })
  await publish(edge.store, { dist, publisher: edge.publisher })
})
afterEach(() => closeTestEdge(edge))

const bearer = (holder: Holder) => ({ authorization: `Bearer ${tokens[holder]}` })
const get = (url: string, holder: Holder = 'engineer') => edge.app.inject({ url, headers: bearer(holder) })
const post = (url: string, payload: object, holder: Holder = 'engineer') =>
  edge.app.inject({ method: 'POST', url, headers: bearer(holder), payload })
const change = (responses: object, holder: Holder = 'engineer', rest: object = {}) =>
  post(releaseApi.changes, { change: responses, why: 'a test', ...rest }, holder)
const current = async (): Promise<string | undefined> => {
  const { value } = (await get(releaseApi.overview)).json<{ value: unknown }>()
  return releaseOverviewSchema.parse(value).remotes.find(({ name }) => name === 'mf-games')?.current
}
const promotion = { kind: 'promote', remote: 'mf-games', release: next }

describe('a token', () => {
  it.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['a token of another form', { authorization: 'Bearer abc' }],
    ['a token that was never issued', { authorization: `Bearer mfe_0123456789ab_${'x'.repeat(43)}` }],
    ['a token in a cookie', { cookie: 'token=mfe_0123456789ab' }],
  ])('answers 401 with what to do for a request with %s', async (_what, headers) => {
    const answer = await edge.app.inject({ url: releaseApi.me, headers: { ...headers } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ success: false, code: 'token.unknown' })
    expect(answer.headers).toMatchObject({
      'www-authenticate': 'Bearer realm="releases"',
      'cache-control': 'no-store',
    })
    expect(answer.json()).toHaveProperty('requestId', answer.headers['x-request-id'])
  })

  it('refuses a token that has expired or was revoked', async () => {
    const made = async (expiresAt: number, at: number) => {
      const request = { name: 'short', ...scopes.viewer, expiresAt }
      const { token } = await addToken(edge.store, request, author, at)
      return edge.app.inject({ url: releaseApi.me, headers: { authorization: `Bearer ${token}` } })
    }
    const now = Date.now()
    expect((await made(now + 60_000, now)).statusCode).toBe(200)
    expect((await made(now - 1, now - 60_000)).statusCode).toBe(401)
    const { id } = (await get(releaseApi.me, 'viewer')).json<{ value: { id: string } }>().value
    const gone = await edge.app.inject({
      method: 'DELETE',
      url: `${releaseApi.tokens}/${id}`,
      headers: bearer('engineer'),
      payload: { why: 'left' },
    })
    expect(gone.statusCode).toBe(200)
    expect((await get(releaseApi.me, 'viewer')).statusCode).toBe(401)
  })

  it('a token’s holder sees what it covers, never the token itself', async () => {
    const answer = await get(releaseApi.me, 'team of mf-games')
    expect(answer.json()).toMatchObject({
      success: true,
      value: { name: 'team of mf-games', role: 'team', remotes: ['mf-games'] },
    })
    expect(answer.body).not.toContain(tokens['team of mf-games'])
    expect(answer.body).not.toContain('hash')
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('answers 429 with a time to retry after too many wrong tokens, while a valid token still works', async () => {
    const guess = () => edge.app.inject({ url: releaseApi.me, headers: { authorization: 'Bearer wrong' } })
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).statusCode).toBe(401)
    const refused = await guess()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'request.rate.limited' })
    expect((await get(releaseApi.me)).statusCode).toBe(200)
  })
})

const disable = { kind: 'disable', remote: 'mf-agent', merchant: 'demo' }
const covered: [Holder, string, object, number][] = [
  ['engineer', 'promotes', promotion, 200],
  ['team of mf-games', 'promotes its own remote', promotion, 200],
  ['team of mf-agent', 'promotes another team’s remote', promotion, 403],
  [
    'team of mf-games',
    'pins one merchant',
    { kind: 'pin', remote: 'mf-games', merchant: 'demo', release: next },
    403,
  ],
  ['team of mf-games', 'blocks a release', { kind: 'block', remote: 'mf-games', release: next }, 403],
  ['team of mf-games', 'starts a canary', { ...promotion, kind: 'canary', basisPoints: 500 }, 200],
  ['merchant demo', 'switches a remote off for itself', disable, 200],
  ['merchant lite', 'switches a remote off for another', disable, 403],
  ['merchant demo', 'promotes', promotion, 403],
  ['viewer', 'switches a remote off', disable, 403],
]
it.each(covered)(
  'the release API decides by the token: %s %s: %#',
  async (holder, _what, responses, status) => {
    const answer = await change(responses, holder)
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.anything()])
    const { entries } = await readRecord(edge.store, { limit: 1 })
    expect(entries[0]).toMatchObject({
      who: expect.stringMatching(new RegExp(`^${holder} \\([0-9a-f]{12}\\)$`)) as string,
      action: { via: 'api' },
      outcome: status === 200 ? 'done' : 'refused',
      ...(status === 403 && { code: 'token.denied' }),
    })
  },
)

it('a team’s token may not roll back below the floor', async () => {
  await change(promotion)
  await change({ kind: 'floor', remote: 'mf-games', release: next })
  const back = { kind: 'rollback', remote: 'mf-games', overrideFloor: true }
  expect((await change(back, 'team of mf-games')).json()).toMatchObject({ code: 'token.denied' })
  expect((await change({ ...back, overrideFloor: false }, 'team of mf-games')).json()).toMatchObject({
    code: 'release.below.floor',
  })
  expect((await change(back)).statusCode).toBe(200)
  expect(await current()).toBe(ids['mf-games'])
})

it('the site serves a change as soon as the release API has answered it', async () => {
  const answer = await change(promotion)
  expect(answer.json()).toMatchObject({
    success: true,
    value: { revision: 2, isChanged: true },
  })
  expect(await current()).toBe(next)
  const again = await change(promotion)
  expect(again.json()).toMatchObject({ value: { revision: 2, isChanged: false } })
})

const refusals: [string, object, number, string, RegExp][] = [
  [
    'a release that was never published',
    { ...promotion, release: '9.9.9-00000000' },
    404,
    'release.unknown',
    /publish it first/,
  ],
  ['an unknown merchant', { ...disable, merchant: 'constructor' }, 404, 'merchant.unknown', /no merchant/],
  [
    'a rollback without an earlier release',
    { kind: 'rollback', remote: 'mf-games' },
    422,
    'rollback.nothing',
    /earlier/,
  ],
  [
    'a canary with a share of zero',
    { ...promotion, kind: 'canary', basisPoints: 0 },
    400,
    'request.invalid',
    /change\.basisPoints/,
  ],
  ['an unknown kind of change', { ...promotion, kind: 'destroy' }, 400, 'request.invalid', /change/],
  ['an invalid remote name', { ...promotion, remote: '__proto__' }, 400, 'request.invalid', /change\.remote/],
]
it.each(refusals)(
  'the release API refuses %s, and changes nothing',
  async (_what, responses, status, code, message) => {
    const answer = await change(responses)
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ success: false, code, message: expect.stringMatching(message) as string }),
    ])
    expect(await edge.store.latestRevision()).toBe(1)
  },
)

it('the release API refuses a change without a reason, without a body, and in another form', async () => {
  expect((await post(releaseApi.changes, { change: promotion })).json()).toMatchObject({
    message: expect.stringMatching(/why/) as string,
  })
  const headers = { ...bearer('engineer'), 'content-type': 'text/plain' }
  const plain = await edge.app.inject({
    method: 'POST',
    url: releaseApi.changes,
    headers,
    payload: 'promote',
  })
  expect(plain.statusCode).toBe(415)
  const cut = await edge.app.inject({
    method: 'POST',
    url: releaseApi.changes,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{',
  })
  expect(cut.json()).toMatchObject({ code: 'request.invalid' })
  const large = await post(releaseApi.changes, { change: promotion, why: 'x'.repeat(100_000) })
  expect(large.statusCode).toBe(413)
})

describe('a change that names the revision it was made for', () => {
  it('a change that names its revision succeeds while that is the current one, and is refused with 409 otherwise', async () => {
    expect((await change(promotion, 'engineer', { expectedRevision: 1 })).statusCode).toBe(200)
    const late = await change(disable, 'engineer', { expectedRevision: 1 })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'registry.conflict',
      message: expect.stringMatching(/revision 2, not 1/) as string,
    })
    expect(await edge.store.latestRevision()).toBe(2)
  })

  it('of two concurrent changes for the same revision exactly one succeeds, however often it is tried', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const rest = { expectedRevision: round }
      const kind = round % 2 === 1 ? 'disable' : 'enable'
      const responses = [
        change({ ...disable, kind }, 'engineer', rest),
        change({ ...disable, kind }, 'merchant demo', rest),
      ]
      const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode).sort()
      expect(statuses).toEqual([200, 409])
      expect(await edge.store.latestRevision()).toBe(round + 1)
    }
  })
})

describe('a preview', () => {
  it('a preview says for whom something changes, and the change does exactly that', async () => {
    const canary = { ...promotion, kind: 'canary', basisPoints: 250 }
    const preview = (await post(releaseApi.preview, { change: canary }, 'viewer')).json<{
      value: { effects: { merchant: string; after: object }[] }
    }>()
    const before = ids['mf-games']
    expect(preview.value).toMatchObject({
      revision: 1,
      isChanged: true,
      effects: expect.arrayContaining([
        {
          merchant: 'demo',
          before: [{ release: before, basisPoints: 10_000, reason: 'channel' }],
          after: [
            { release: next, basisPoints: 250, reason: 'rollout' },
            { release: before, basisPoints: 9750, reason: 'channel' },
          ],
        },
      ]) as object[],
    })
    expect(await edge.store.latestRevision()).toBe(1)
    await change(canary)
    const { value } = (await get(releaseApi.overview)).json<{ value: unknown }>()
    const overview = releaseOverviewSchema.parse(value)
    for (const { merchant, after } of preview.value.effects) {
      const gets = overview.merchants
        .find((one) => one.merchant === merchant)
        ?.remotes.find(({ name }) => name === 'mf-games')
      expect(gets?.gets).toEqual(after)
    }
  })

  it('a preview names only the merchants for whom something changes', async () => {
    const { value } = (await post(releaseApi.preview, { change: disable })).json<{ value: unknown }>()
    expect(value).toMatchObject({
      effects: [{ merchant: 'demo', after: [{ release: null, basisPoints: 10_000, reason: 'disabled' }] }],
    })
    const nothing = await post(releaseApi.preview, { change: { ...disable, kind: 'enable' } })
    expect(nothing.json()).toMatchObject({ value: { isChanged: true, effects: [] } })
  })

  it('a preview refuses whatever the change would refuse, and writes nothing to the audit trail', async () => {
    const { entries: before } = await readRecord(edge.store, { limit: 100 })
    const answer = await post(releaseApi.preview, { change: { ...promotion, release: '9.9.9' } })
    expect(answer.json()).toMatchObject({ code: 'release.unknown' })
    expect((await readRecord(edge.store, { limit: 100 })).entries).toEqual(before)
  })
})

it('the release API lists a remote’s releases, newest first, with their state and history', async () => {
  await change(promotion)
  await change({ kind: 'rollback', remote: 'mf-games' })
  const { value } = (await get('/release/api/remotes/mf-games')).json<{ value: unknown }>()
  const timeline = remoteTimelineSchema.parse(value)
  expect(timeline.releases.map(({ release, state }) => [release, state])).toEqual([
    [next, 'rolled-back'],
    [ids['mf-games'], 'current'],
  ])
  expect(timeline.record[0]).toMatchObject({ action: { kind: 'rollback', remote: 'mf-games' }, revision: 3 })
  expect((await get('/release/api/remotes/mf-nobody')).json()).toMatchObject({ code: 'remote.unknown' })
})

it('the release API answers as the command does: record, history, registry, explain, diff, keys, verify', async () => {
  await change(promotion)
  const value = async (url: string) => (await get(url)).json<{ value: unknown }>().value
  expect(await value(`${releaseApi.record}?limit=1`)).toMatchObject({
    entries: [{ revision: 2 }],
    damaged: [],
  })
  expect(await value(`${releaseApi.history}?remote=mf-games&limit=5`)).toMatchObject([
    { revision: 2 },
    { revision: 1 },
  ])
  expect(await value(releaseApi.registry)).toMatchObject({ revision: 2 })
  expect(await value(`${releaseApi.registry}?revision=1`)).toMatchObject({ revision: 1 })
  expect(await value(`${releaseApi.registry}?revision=1234567`)).toBeNull()
  expect(await value(`${releaseApi.history}?limit=1234567`)).toHaveLength(2)
  expect(await value(`${releaseApi.explain}?merchant=demo&visitor=v`)).toMatchObject({
    merchant: 'demo',
    revision: 2,
  })
  expect(await value(`${releaseApi.diff}?remote=mf-games&from=1.0.0&to=1.1.0`)).toMatchObject({ to: next })
  expect(await value(releaseApi.keys)).toMatchObject({ keys: [{ name: 'a test' }], damaged: [] })
  expect(await value(releaseApi.verify)).toMatchObject({ isWell: true, revision: 2 })
  expect((await get(releaseApi.verify, 'team of mf-games')).statusCode).toBe(403)
})

it('the release API refuses a visitor id of 10 MB and an unknown path', async () => {
  const long = await get(`${releaseApi.explain}?merchant=demo&visitor=${'v'.repeat(10 * 1024 * 1024)}`)
  expect(long.json()).toMatchObject({ code: 'visitor.invalid' })
  expect((await get('/release/api/nothing')).json()).toMatchObject({ code: 'request.not.found' })
  expect((await edge.app.inject('/healthz')).statusCode).toBe(200)
})

it.each([
  ['ESC', '\u001b[2J'],
  ['a line break', 'a\nb'],
  ['an override of direction', '\u202eback'],
  ['a zero-width space', 'a\u200bb'],
])('refuses %s in every text that the audit trail keeps', async (_what, text) => {
  const number = text.includes('\n') ? 'U\\+000A' : 'U\\+'
  const token = { name: 'x', role: 'viewer', remotes: [], merchants: [], days: 1, why: 'x' }
  const responses = [
    change(promotion, 'engineer', { why: text }),
    change({ kind: 'block', remote: 'mf-games', release: text }),
    post(releaseApi.tokens, { ...token, name: text }),
    post(releaseApi.tokens, { ...token, why: text }),
  ]
  for (const answer of await Promise.all(responses)) {
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(`has the character ${number}`) as string }),
    ])
  }
  expect(await current()).toBe(ids['mf-games'])
  const { entries } = await readRecord(edge.store, { limit: 99 })
  expect(JSON.stringify(entries)).not.toContain(text)
})

it('only engineers may list, create and revoke tokens', async () => {
  expect((await get(releaseApi.tokens, 'viewer')).statusCode).toBe(403)
  const listed = await get(releaseApi.tokens)
  expect(listed.json<{ value: ReleaseTokens }>().value.tokens).toHaveLength(6)
  expect(listed.body).not.toContain('hash')
  const wanted = {
    name: 'new',
    role: 'team',
    remotes: ['mf-games'],
    merchants: [],
    days: 1,
    why: 'a pipeline',
  }
  const made = (await post(releaseApi.tokens, wanted)).json<{ value: { token: string } }>().value.token
  const me = await edge.app.inject({ url: releaseApi.me, headers: { authorization: `Bearer ${made}` } })
  expect(me.json()).toMatchObject({ value: { name: 'new' } })
  expect((await post(releaseApi.tokens, { ...wanted, days: 400 })).statusCode).toBe(400)
})

it('the release API answers 503 with what to do when the store is damaged, and the site stays up', async () => {
  const { writeFile } = await import('node:fs/promises')
  await writeFile(edge.path('store/registry/revisions/00000002.json'), '{')
  const answer = await change(promotion)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    code: 'registry.corrupt',
    message: expect.stringMatching(/move it away/) as string,
  })
  expect((await edge.app.inject({ url: '/registry.json', headers: { host: 'localhost' } })).statusCode).toBe(
    200,
  )
  const overview = (await get(releaseApi.overview)).json<{ value: unknown }>()
  expect(overview).toMatchObject({ value: { revision: 1, store: { isReadable: false } } })
})
