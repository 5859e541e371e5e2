/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpTimeout, request } from './http'

type Answer = (incoming: IncomingMessage & { text: string }, response: ServerResponse) => void
let answer: Answer
const server = createServer(async (incoming, response) => {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  answer(Object.assign(incoming, { text }), response)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = ({ method, url, headers, text }, response) =>
    response
      .setHeader('x-request-id', 'r1')
      .end(JSON.stringify({ method, url, type: headers['content-type'], text }))
})
const ask = (rest: Partial<Parameters<typeof request>[0]> = {}) =>
  request({ method: 'GET', url: `${origin}/a`, timeoutMs: 5_000, ...rest })

describe('a request', () => {
  it('a request that was made before is not made again: its answer is read', async () => {
    const early = Promise.resolve(new Response('{"a":1}', { status: 202 }))
    const { status, data, isEarly } = await ask({ url: `${origin}/never`, early })
    expect({ status, data, isEarly }).toEqual({ status: 202, data: { a: 1 }, isEarly: true })
  })

  it('a request that was made before ends in time like any other', async () => {
    const early = new Promise<Response>(() => undefined)
    await expect(ask({ early, timeoutMs: 10 })).rejects.toThrow(HttpTimeout)
    const end = new AbortController()
    const asked = ask({ early, signal: end.signal })
    end.abort(new Error('left'))
    await expect(asked).rejects.toThrow('left')
  })

  it('a request puts its parameters into the query, without those that are not given', async () => {
    const { data } = await ask({
      params: { page: 1, text: 'a b&c', no: undefined, none: null, list: ['x', 'y'] },
    })
    const { searchParams } = new URL((data as { url: string }).url, origin)
    expect([...searchParams]).toEqual([
      ['page', '1'],
      ['text', 'a b&c'],
      ['list[]', 'x'],
      ['list[]', 'y'],
    ])
  })

  it.each([
    ['an object as JSON', { a: 1 }, 'application/json', '{"a":1}'],
    [
      'form fields',
      new URLSearchParams({ a: '1' }),
      'application/x-www-form-urlencoded;charset=UTF-8',
      'a=1',
    ],
    ['text by its own type', 'sealed', 'application/jose', 'sealed'],
  ])('a request sends %s', async (_what, data, type, text) => {
    const headers: Record<string, string> =
      typeof data === 'string' ? { 'content-type': 'application/jose' } : {}
    const { data: seen } = await ask({ method: 'POST', data, headers })
    expect(seen).toMatchObject({ method: 'POST', type, text })
  })

  it('an answer has its status and headers whatever they are, and no data where it is not JSON', async () => {
    answer = (_incoming, response) => response.writeHead(503, { 'retry-after': '2' }).end('<h1>busy</h1>')
    const { status, headers, data } = await ask()
    expect([status, headers.get('retry-after'), data]).toEqual([503, '2', undefined])
  })

  // CALL-3
  it('a request without an answer in time fails as a time-out', async () => {
    answer = () => undefined
    await expect(ask({ timeoutMs: 50 })).rejects.toBeInstanceOf(HttpTimeout)
  })

  it('a request whose answer stops half-way fails as a time-out too', async () => {
    answer = (_incoming, response) => void response.writeHead(200, { 'content-length': '100' }).write('{')
    await expect(ask({ timeoutMs: 200 })).rejects.toBeInstanceOf(HttpTimeout)
  })

  it('a request that is called off fails, also before it begins', async () => {
    answer = () => undefined
    const end = new AbortController()
    const waiting = ask({ signal: end.signal })
    end.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await expect(ask({ signal: end.signal })).rejects.toThrow('left')
  })

  it('a request over a lost connection fails, and not as a time-out', async () => {
    answer = (incoming) => incoming.socket.destroy()
    const error = await ask().catch((failure: unknown) => failure)
    expect((error as Error).name).toBe('TypeError')
  })
})
