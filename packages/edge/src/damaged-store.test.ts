import { readFile, writeFile } from 'node:fs/promises'
import { releaseApi } from '@plaza/contract/release'
import { openStoreToServe } from '@plaza/release'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createEdge } from './app'
import { readSettings } from './kernel/settings'
import { closeTestEdge, createTestEdge, ids } from './testing/create-test-edge'
import type { TestEdge } from './testing/create-test-edge'
import { eventually } from './testing/eventually'

let edge: TestEdge
let again: FastifyInstance | undefined
beforeEach(async () => {
  edge = await createTestEdge()
  await edge.app.close()
})
afterEach(async () => {
  await again?.close()
  again = undefined
  await closeTestEdge(edge)
})

/** Starts an edge on the store as it lies there now. */
async function start(): Promise<{ app: FastifyInstance; problem: string | undefined }> {
  const settings = readSettings({ GATEWAY_URL: edge.gateway.url, DATA_DIR: edge.folder })
  const { store, problem } = await openStoreToServe(settings.storeDir)
  again = await createEdge({ settings, store, log: pino({ level: 'silent' }) })
  return { app: again, problem: problem?.message }
}
const headers = { host: 'localhost' }

// RELEASE-9
it.each([
  ['truncated', '{"sch'],
  ['changed by one byte', '{"schemb":1}'],
  ['written by a newer version', '{"schema":2}'],
])(
  'the edge starts from the last good registry when store.json is %s, reports it, and recovers when the file is restored',
  async (_what, text) => {
    const marker = edge.path('store/store.json')
    const whole = await readFile(marker, 'utf8')
    await writeFile(marker, text)
    const { app, problem } = await start()
    expect(problem).toMatch(/store/)
    const plan = await app.inject({ url: '/registry.json', headers })
    expect(plan.json()).toMatchObject({ revision: 1, shell: ids.shell })
    expect(
      (await app.inject({ url: `/assets/mf-games/${ids['mf-games']}/entry.js`, headers })).statusCode,
    ).toBe(200)
    const health = await app.inject('/healthz')
    expect(health.statusCode).toBe(503)
    expect(health.json()).toMatchObject({
      store: 'unreadable',
      revision: 1,
      lastGoodAt: expect.any(Number) as number,
    })
    const response = await app.inject({
      url: releaseApi.me,
      headers: { authorization: `Bearer mfe_0123456789ab_${'x'.repeat(43)}` },
    })
    expect(response.statusCode).toBe(503)
    await writeFile(marker, whole)
    await eventually(async () => expect((await app.inject('/healthz')).statusCode).toBe(200))
  },
)

it('the edge refuses to start on a damaged store without a last good registry, and says what to do', async () => {
  await writeFile(edge.path('store/store.json'), '{"sch')
  await writeFile(edge.path('edge/last-good.json'), '')
  await expect(start()).rejects.toMatchObject({
    code: 'store.unusable',
    message: expect.stringMatching(/restore it from a copy/) as string,
  })
})
