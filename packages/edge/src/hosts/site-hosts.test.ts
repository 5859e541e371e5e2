import { merchantHostsPath } from '@plaza/contract/site'
import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

let edge: TestEdge
beforeEach(async () => {
  edge = await createTestEdge()
})
afterEach(() => closeTestEdge(edge))

const planAt = (host: string) => edge.app.inject({ url: '/registry.json', headers: { host } })
const tableRequests = () => edge.gateway.requests.filter(({ url }) => url === merchantHostsPath).length

it('serves a merchant that an operator has just created, with every remote, and records it in the registry', async () => {
  edge.gateway.hosts = { 'perla.example': 'perla' }
  const answer = await planAt('perla.example:8080')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    merchant: 'perla',
    remotes: [{ name: 'mf-agent' }, { name: 'mf-games' }],
  })
  expect(await edge.store.readRevision(await edge.store.latestRevision())).toMatchObject({
    who: 'edge',
    merchants: { perla: { 'mf-games': { enabled: true } } },
  })
})

it('asks the gateway about unknown hosts once a second, however many there are', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => planAt(`host-${n}.example`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(tableRequests()).toBe(1)
})

it('does not ask about hosts that the settings name', async () => {
  expect((await planAt('lite.localhost')).statusCode).toBe(200)
  expect(tableRequests()).toBe(0)
})

it('knows no host for the demo where the demo is off', async () => {
  const other = await createTestEdge({ DEMO: '0' })
  for (const host of ['localhost', 'lite.localhost', '127.0.0.1']) {
    const answer = await other.app.inject({ url: '/registry.json', headers: { host } })
    expect(answer.json()).toMatchObject({ code: 'merchant.unknown' })
  }
  await closeTestEdge(other)
})
