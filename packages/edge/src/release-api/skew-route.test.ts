import type { ReleaseRole } from '@plaza/contract/release'
import { releaseApi } from '@plaza/contract/release'
import { addToken } from '@plaza/release'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

const author = { who: 'a test', why: 'to try it' }
const games: { remote: string; release: string } = { remote: 'mf-games', release: ids['mf-games'] }
let edge: TestEdge
const tokens: Record<string, string> = {}
beforeAll(async () => {
  edge = await createTestEdge()
  const make = async (role: ReleaseRole, remotes: string[]) => {
    const request = { name: role, role, remotes, merchants: [], expiresAt: Date.now() + 3_600_000 }
    return (await addToken(edge.store, request, author)).token
  }
  tokens['team'] = await make('team', ['mf-games'])
  tokens['others'] = await make('team', ['mf-agent'])
  tokens['viewer'] = await make('viewer', [])
})
afterAll(() => closeTestEdge(edge))

const recordOf = (failures: string[], name = games) => ({
  ...games,
  revision: 1,
  at: 1,
  who: 'somebody else',
  pairs: [{ shell: ids.shell, ...name, failures }],
})
const send = (payload: object, holder: string) =>
  edge.app.inject({
    method: 'POST',
    url: releaseApi.skew,
    headers: { authorization: `Bearer ${tokens[holder]}` },
    payload,
  })
const timeline = async () => {
  const answer = await edge.app.inject({
    url: releaseApi.remote.replace(':remote', 'mf-games'),
    headers: { authorization: `Bearer ${tokens['viewer']}` },
  })
  const { value } = answer.json<{ value: { releases: { skew: string }[]; record: object[] } }>()
  return value
}

it('stores a skew record under the name of the token’s holder and shows it in the timeline', async () => {
  expect((await timeline()).releases).toMatchObject([{ skew: 'none' }])
  const answer = await send(recordOf([]), 'team')
  expect(answer.json()).toMatchObject({
    success: true,
    value: { ...games, who: expect.stringMatching(/^team \(/) as string },
  })
  const { releases, record } = await timeline()
  expect(releases).toMatchObject([{ skew: 'green' }])
  expect(record[0]).toMatchObject({ action: { kind: 'skew', ...games, via: 'api' }, outcome: 'done' })
  await send(recordOf(['/m/gameList: failed at render (throw)']), 'team')
  expect((await timeline()).releases).toMatchObject([{ skew: 'red' }])
})

it.each([
  ['another team', 'others', recordOf([]), 'token.denied'],
  ['a viewer', 'viewer', recordOf([]), 'token.denied'],
  [
    'pairs of another release',
    'team',
    recordOf([], { ...games, release: '9.9.9-0000000b' }),
    'release.invalid',
  ],
  ['no pair', 'team', { ...recordOf([]), pairs: [] }, 'request.invalid'],
])('refuses a skew record of %s and stores nothing', async (_what, holder, record, code) => {
  const before = (await edge.store.readSkew()).records.length
  const answer = await send(record, holder)
  expect(answer.json()).toMatchObject({ success: false, code })
  expect((await edge.store.readSkew()).records).toHaveLength(before)
})

it('refuses a skew record of a release that was never published', async () => {
  const unknown = { ...games, release: '9.9.9-0000000b' }
  const answer = await send({ ...recordOf([], unknown), ...unknown }, 'team')
  expect(answer.json()).toMatchObject({ success: false, code: 'release.unknown' })
})

it('a team may not promote a release whose skew record is red', async () => {
  const change = { kind: 'promote', ...games, unproven: true }
  const answer = await edge.app.inject({
    method: 'POST',
    url: releaseApi.changes,
    headers: { authorization: `Bearer ${tokens['team']}` },
    payload: { change, why: 'we know better' },
  })
  expect(answer.json()).toMatchObject({ success: false, code: 'token.denied' })
})
