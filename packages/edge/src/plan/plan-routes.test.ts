import { bootPlanSchema, filesJsonPath } from '@plaza/contract/federation'
import { integrityOf, publish, rollback } from '@plaza/release'
import { writeFakeDist } from '@plaza/release/testing'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'

const noOffers = { host: '1.0.0', shared: {}, slots: [] }
let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))
const get = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { host: 'localhost', ...headers } })

it('answers the boot plan of the host’s merchant, and 304 when the browser has it', async () => {
  const answer = await get(`/registry.json?shell=${ids.shell}`)
  expect(bootPlanSchema.parse(answer.json())).toMatchObject({
    revision: 1,
    merchant: 'demo',
    shell: ids.shell,
  })
  const etag = String(answer.headers['etag'])
  expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(304)
  const other = await get('/registry.json', { host: 'lite.localhost', 'if-none-match': etag })
  expect(bootPlanSchema.parse(other.json()).merchant).toBe('lite')
})

it('answers the boot plan for an older shell that a page still runs', async () => {
  await edge.release('shell', '1.1.0-0000000f', { offers: noOffers })
  const next = { revision: 2, shell: '1.1.0-0000000f' }
  await eventually(async () => expect((await get('/registry.json')).json()).toMatchObject(next))
  expect((await get(`/registry.json?shell=${ids.shell}`)).json()).toMatchObject({
    revision: 2,
    shell: ids.shell,
    freshShell: '1.1.0-0000000f',
  })
})

it('the boot plan names no other shell to a page that runs the current one', async () => {
  const answer = await get('/registry.json?shell=1.1.0-0000000f')
  expect(bootPlanSchema.parse(answer.json()).freshShell).toBeUndefined()
})

it('answers the boot plan for a rolled-back shell that a page still runs', async () => {
  await rollback(edge.store, { remote: 'shell' }, { who: 'a test', why: 'it fails' })
  const next = { revision: 3, shell: ids.shell }
  await eventually(async () => expect((await get('/registry.json')).json()).toMatchObject(next))
  expect((await get('/registry.json?shell=1.1.0-0000000f')).json()).toMatchObject({
    revision: 3,
    shell: '1.1.0-0000000f',
  })
})

// EDGE-5
it('the boot plan of a running page has of each remote the entry and the hash of its files.json', async () => {
  const plan = bootPlanSchema.parse((await get(`/registry.json?shell=${ids.shell}`)).json())
  expect(plan.files).toEqual({})
  for (const { name, release, entry, files, filesHash } of plan.remotes) {
    expect(Object.keys(files)).toEqual([entry])
    const { body } = await get(filesJsonPath(name, release))
    expect(integrityOf(Buffer.from(body))).toBe(filesHash)
  }
})

// EDGE-5, RELEASE-10
it('the boot plan of a shell that does not read files.json has every hash', async () => {
  const plan = bootPlanSchema.parse((await get('/registry.json?shell=1.1.0-0000000f')).json())
  const games = plan.remotes.find(({ name }) => name === 'mf-games')
  expect(Object.keys(games?.files ?? {})).toHaveLength(8)
  expect(games?.preload?.['/m/gameList']).toHaveLength(2)
})

// EDGE-5
it('the rest of a document’s plan, named by its revision and in one language, stays in the browser’s cache', async () => {
  const { revision } = bootPlanSchema.parse((await get(`/registry.json?shell=${ids.shell}`)).json())
  const rest = await get(`/registry.json?shell=${ids.shell}&language=fil&revision=${revision}`)
  expect(rest.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  const plan = bootPlanSchema.parse(rest.json())
  expect(plan).toMatchObject({ revision, language: 'fil' })
  const titles = plan.remotes.flatMap(({ routes }) => routes.map(({ title }) => Object.keys(title)))
  expect(titles.length).toBeGreaterThan(0)
  expect(new Set(titles.map(String))).toEqual(new Set(['fil']))
})

it('the plan of another revision than the one that was asked for is not kept', async () => {
  const answer = await get(`/registry.json?shell=${ids.shell}&language=en&revision=1`)
  expect(answer.headers['cache-control']).toBe('private, no-cache')
})

it.each([
  ['/registry.json?shell=nonsense', 'localhost', 400, 'request.invalid'],
  ['/registry.json?shell=9.9.9-99999999', 'localhost', 404, 'request.not.found'],
  ['/registry.json?shell=a&shell=b', 'localhost', 400, 'request.invalid'],
  ['/registry.json', 'evil.example', 404, 'merchant.unknown'],
])('%s on %s is refused with %d', async (url, host, status, code) => {
  const answer = await get(url, { host })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code })
})

it('answers the boot plan for a shell that no channel names, as long as the store has it', async () => {
  const folder = edge.path('shell-never-promoted')
  await writeFakeDist(folder, 'shell', '0.9.0-0000000e', { 'main.js': 'old' }, { offers: noOffers })
  await publish(edge.store, { dist: folder, publisher: edge.publisher })
  expect((await get('/registry.json?shell=0.9.0-0000000e')).json()).toMatchObject({
    shell: '0.9.0-0000000e',
    freshShell: ids.shell,
    revision: 3,
  })
})
