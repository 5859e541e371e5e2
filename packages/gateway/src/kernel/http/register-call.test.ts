import { defineCall } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { createTestGateway, testStart, type TestGateway } from '../../testing/create-test-gateway'
import { defineModule } from '../modules/define-module'
import type { Gateway } from '../gateway'
import { registerCall, registerMemberCall } from './register-call'

const echoCall = defineCall({
  id: 'test.echo',
  method: 'POST',
  path: '/wps/test/echo/:id',
  summary: 'test',
  auth: 'none',
  params: z.object({ id: z.coerce.number().check(z.int()) }),
  query: z.object({ q: z.optional(z.string()) }),
  body: z.strictObject({ text: z.string().check(z.maxLength(8)) }),
  answer: z.object({ id: z.int(), text: z.string() }),
})
const mineCall = defineCall({
  id: 'test.mine',
  method: 'GET',
  path: '/wps/test/mine',
  summary: 'test',
  auth: 'member',
  query: z.object({ token: z.optional(z.string()) }),
  answer: z.object({ account: z.string(), now: z.int() }),
})

const calls = (gateway: Gateway) => {
  registerCall(gateway, echoCall, async ({ params, body }) => ({
    ...params,
    ...body,
    secret: 'not in the answer',
  }))
  registerMemberCall(gateway, mineCall, async ({ member, context }) => ({
    account: member.account,
    now: context.now,
  }))
}

describe('a call', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway({ modules: [defineModule({ name: 'test/calls', calls })] })
  })
  afterAll(() => test.close())

  const echo = (payload: object | string, headers = {}, url = '/wps/test/echo/7') =>
    test.call({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

  // CALL-1
  it('a call answers in the envelope with exactly the fields that the contract names', async () => {
    const answer = await echo({ text: 'hello' })
    expect(answer.json()).toEqual({ success: true, value: { id: 7, text: 'hello' }, now: testStart })
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  // CALL-2
  it.each([
    ['a wrong type', { text: 5 }, {}, '/wps/test/echo/7', 400, 'request.invalid'],
    ['an over-long string', { text: 'x'.repeat(9) }, {}, '/wps/test/echo/7', 400, 'request.invalid'],
    ['an unknown field', { text: '', more: 1 }, {}, '/wps/test/echo/7', 400, 'request.invalid'],
    ['a NUL', { text: '\0' }, {}, '/wps/test/echo/7', 400, 'request.invalid'],
    ['a NUL in the query', { text: '' }, {}, '/wps/test/echo/7?q=%00', 400, 'request.invalid'],
    ['a parameter that is no number', { text: '' }, {}, '/wps/test/echo/x', 400, 'request.invalid'],
    ['broken percent encoding', { text: '' }, {}, '/wps/test/echo/%E0%A4%A', 400, 'request.invalid'],
    ['no JSON', '{', {}, '/wps/test/echo/7', 400, 'request.invalid'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', {}, '/wps/test/echo/7', 400, 'request.invalid'],
    [
      'another media type',
      'a=b',
      { 'content-type': 'text/xml' },
      '/wps/test/echo/7',
      415,
      'request.media.type',
    ],
    ['a huge body', { text: 'x'.repeat(70_000) }, {}, '/wps/test/echo/7', 413, 'request.too.large'],
    ['an unknown host', { text: '' }, { host: 'evil.example' }, '/wps/test/echo/7', 404, 'merchant.unknown'],
    [
      'a host named like a property',
      { text: '' },
      { host: 'constructor' },
      '/wps/test/echo/7',
      404,
      'merchant.unknown',
    ],
    ['an unknown path', { text: '' }, {}, '/wps/nowhere', 404, 'request.not.found'],
    [
      'another origin',
      { text: '' },
      { origin: 'http://evil.example' },
      '/wps/test/echo/7',
      403,
      'request.origin',
    ],
    ['a null origin', { text: '' }, { origin: 'null' }, '/wps/test/echo/7', 403, 'request.origin'],
    [
      'another site',
      { text: '' },
      { 'sec-fetch-site': 'cross-site' },
      '/wps/test/echo/7',
      403,
      'request.origin',
    ],
    [
      'a closed merchant',
      { text: '' },
      { host: 'closed.localhost' },
      '/wps/test/echo/7',
      503,
      'merchant.maintenance',
    ],
    [
      'a blocked region',
      { text: '' },
      { host: 'blocked.localhost' },
      '/wps/test/echo/7',
      451,
      'merchant.region',
    ],
  ])('a call refuses %s', async (_what, payload, headers, url, status, code) => {
    const answer = await echo(payload, headers, url)
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
      status,
      success: false,
      code,
    })
  })

  // CALL-1, ERROR-3
  it('a call takes over the edge’s request id and repeats it in a failure', async () => {
    const answer = await echo({}, { 'x-request-id': 'edge-12345678' })
    expect(answer.headers['x-request-id']).toBe('edge-12345678')
    expect(answer.json()).toMatchObject({ requestId: 'edge-12345678', value: { fields: ['text'] } })
  })

  it('a call trusts the edge about the requested host', async () => {
    const answer = await echo(
      { text: '' },
      { host: '127.0.0.1:8090', 'x-forwarded-host': 'closed.localhost:8080' },
    )
    expect(answer.json()).toMatchObject({ code: 'merchant.maintenance' })
  })

  it('a call requires a session where the contract says so', async () => {
    const answer = await test.call({ url: '/wps/test/mine' })
    expect(answer.json()).toMatchObject({ code: 'session.required' })
  })

  it('a call recognises the member by the cookie alone', async () => {
    const { headers, token } = await test.signedIn({ account: 'maria' })
    const own = await test.call({ url: `/wps/test/mine?token=${token}`, headers })
    expect(own.json()).toMatchObject({ value: { account: 'maria' } })
    const stolen = await test.call({ url: `/wps/test/mine?token=${token}` })
    expect(stolen.json()).toMatchObject({ code: 'session.required' })
    const mixed = await test.call({ url: '/wps/test/mine?token=other', headers })
    expect(mixed.json()).toMatchObject({ code: 'session.token.mismatch' })
    const twice = await test.call({ url: `/wps/test/mine?token=${token}&token=${token}`, headers })
    expect(twice.statusCode).toBe(401)
  })

  it('a call does not recognise a member of another merchant', async () => {
    const { headers } = await test.signedIn({ account: 'lito', merchant: 'lite' })
    const answer = await test.call({ url: '/wps/test/mine', headers: { ...headers, host: 'localhost' } })
    expect(answer.json()).toMatchObject({ code: 'session.expired' })
  })

  it('a call for members only refuses a trial account', async () => {
    const { headers } = await test.signedIn({ account: 'trial01', type: 4 })
    const answer = await test.call({ url: '/wps/test/mine', headers })
    expect(answer.json()).toMatchObject({ code: 'trial.rejected' })
  })

  it('a call takes the time from the header where tests may set it', async () => {
    const { headers } = await test.signedIn({ account: 'tina' })
    const later = testStart + 60_000
    const answer = await test.call({
      url: '/wps/test/mine',
      headers: { ...headers, 'x-test-clock': String(later) },
    })
    expect(answer.json()).toMatchObject({ value: { now: later } })
  })
})
