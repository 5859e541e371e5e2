import { rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { closeTestEdge, createTestEdge, ids } from './testing/create-test-edge'
import type { TestEdge } from './testing/create-test-edge'

let edge: TestEdge
beforeEach(async () => {
  edge = await createTestEdge()
})
afterEach(() => closeTestEdge(edge))
const ask = () => edge.app.inject({ url: '/healthz', headers: { host: 'whatever.example' } })

// SERVER-4
it('the health check is green on any host while store and gateway work, and fails while the gateway is unreachable', async () => {
  const well = await ask()
  expect(well.statusCode).toBe(200)
  expect(well.json()).toEqual({ status: 'ok', gateway: 'ok', store: 'ok', revision: 1 })
  await edge.gateway.stop()
  const failing = await ask()
  expect(failing.statusCode).toBe(503)
  expect(failing.json()).toMatchObject({
    status: 'failing',
    gateway: 'unreachable',
    reasons: ['The gateway does not answer.'],
  })
  await edge.gateway.start()
  expect((await ask()).statusCode).toBe(200)
})

const games = `store/releases/mf-games/${ids['mf-games']}`
const damages: [string, () => Promise<void>, RegExp][] = [
  ['a chunk is missing', () => rm(edge.path(`${games}/list.js`)), /mf-games.*list\.js: It is missing/],
  ['a chunk was changed', () => writeFile(edge.path(`${games}/rows.js`), 'x'), /rows\.js: It does not match/],
  [
    'a stored form was changed',
    () => writeFile(edge.path(`${games}/rows.js.br`), 'x'),
    /rows\.js: Its br form/,
  ],
  [
    'a release.json was changed',
    () => writeFile(edge.path(`${games}/release.json`), '{}'),
    /mf-games.*damaged/,
  ],
  [
    'the current revision was changed',
    () => writeFile(edge.path('store/registry/revisions/00000001.json'), '{'),
    /Revision 1 is damaged \(registry\.corrupt\)/,
  ],
  [
    'a publisher’s key was changed',
    () => writeFile(edge.path(`store/keys/${edge.publisher.publicKey.key}.json`), '{'),
    /key is damaged/,
  ],
  [
    'the store’s own file was changed',
    () => writeFile(edge.path('store/store.json'), '{'),
    /store is damaged/,
  ],
  [
    'the store is gone',
    () => rename(edge.path('store'), edge.path('moved')),
    /store is damaged|cannot be read/,
  ],
]
it.each(damages)('the health check answers 503 with the reason after %s', async (_what, damage, reason) => {
  expect((await ask()).statusCode).toBe(200)
  await damage()
  // A health check is cached for a second.
  await wait(1_100)
  const answer = await ask()
  expect(answer.statusCode).toBe(503)
  const { reasons } = answer.json<{ reasons: string[] }>()
  expect(reasons).toEqual(expect.arrayContaining([expect.stringMatching(reason)]))
  expect(answer.body).not.toContain(edge.folder)
})

it('the health check recovers once the file is restored, and the edge keeps its revision meanwhile', async () => {
  const file = edge.path(`${games}/list.js`)
  await rename(file, `${file}.away`)
  expect((await ask()).json()).toMatchObject({ status: 'failing', store: 'damaged', revision: 1 })
  await rename(`${file}.away`, file)
  await wait(1_100)
  expect((await ask()).json()).toEqual({ status: 'ok', gateway: 'ok', store: 'ok', revision: 1 })
})
