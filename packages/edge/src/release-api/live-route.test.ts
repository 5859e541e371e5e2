import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { releaseApi, releaseLiveSchema } from '@plaza/contract/release'
import type { ReleaseLive } from '@plaza/contract/release'
import { addToken, revokeToken } from '@plaza/release'
import type { AddedToken } from '@plaza/release'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import { getDocument, pageOf } from '../testing/read-document'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'

const author = { who: 'a test', why: 'to try it' }
let edge: TestEdge
let port: number
beforeEach(async () => {
  edge = await createTestEdge()
  await edge.app.listen({ port: 0, host: '127.0.0.1' })
  port = (edge.app.server.address() as AddressInfo).port
})
afterEach(() => closeTestEdge(edge))

const lifeMs = 3_600_000
const token = (): Promise<AddedToken> =>
  addToken(
    edge.store,
    { name: 'a console', role: 'viewer', remotes: [], merchants: [], expiresAt: Date.now() + lifeMs },
    author,
  )

/** Follows the live stream; `until` waits for a message. */
async function follow(text: string) {
  const headers = { authorization: `Bearer ${text}` }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: releaseApi.live, headers }, resolve).on('error', reject)
  })
  let received = ''
  let isOver = false
  response.setEncoding('utf8')
  response.on('data', (piece: string) => (received += piece))
  response.on('end', () => (isOver = true))
  response.on('error', () => undefined)
  const messages = (): ReleaseLive[] =>
    [...received.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => releaseLiveSchema.parse(JSON.parse(json)))
  const waitFor = (isTrue: () => boolean) =>
    eventually(() => {
      if (!isTrue()) throw new Error(`the expected message did not arrive; received ${received}`)
    })
  return {
    response,
    messages,
    until: (is: (message: ReleaseLive) => boolean) => waitFor(() => messages().some(is)),
    untilOver: () => waitFor(() => isOver),
    close: () => response.destroy(),
  }
}

it('the live stream starts with the current state and reports new revisions and an unreadable store', async () => {
  const live = await follow((await token()).token)
  expect(live.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  await live.until((message) => message.kind === 'store')
  expect(live.messages()).toMatchObject([
    { kind: 'revision', revision: 1 },
    { kind: 'store', isReadable: true },
  ])
  await edge.release('mf-games', '1.1.0-00000001')
  await live.until((message) => message.kind === 'revision' && message.revision === 2)
  await writeFile(edge.path('store/registry/revisions/00000003.json'), '{')
  await live.until((message) => message.kind === 'store' && !message.isReadable)
  live.close()
})

it('the live stream reports the health of a remote at most once a second', async () => {
  const live = await follow((await token()).token)
  await live.until((message) => message.kind === 'store')
  const loads = [{ remote: 'mf-games', release: ids['mf-games'] }]
  const beganAt = performance.now()
  for (let page = 0; page < 20; page += 1) {
    const document = await getDocument(edge, '/m/home')
    const payload = { page: pageOf(document.body).ticket, merchant: 'demo', revision: 1, loads }
    const headers = { host: 'localhost', cookie: `plaza.visitor=${document.cookies[0]?.value}` }
    await edge.app.inject({ method: 'POST', url: '/report/loads', headers, payload })
  }
  await live.until((message) => message.kind === 'health')
  await live.until((message) => message.kind === 'health' && message.health[0]?.loads === 20)
  const healthMessages = live.messages().filter((message) => message.kind === 'health')
  const seconds = (performance.now() - beganAt) / 1000
  expect(healthMessages.length).toBeLessThan(seconds + 3)
  live.close()
})

it('the live stream ends when its token is revoked', async () => {
  const { token: text, listed } = await token()
  const live = await follow(text)
  await live.until((message) => message.kind === 'store')
  await revokeToken(edge.store, listed.id, author)
  await live.untilOver()
})

it('the live stream ends when its token expires', async () => {
  const live = await follow((await token()).token)
  await live.until((message) => message.kind === 'store')
  const { now } = Date
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + lifeMs)
  await live.untilOver()
  later.mockRestore()
})

it('the live stream is refused without a token', async () => {
  const live = await follow('mfe_nothing')
  expect(live.response.statusCode).toBe(401)
})
