import { isErrorCode, type AnyCall } from '@plaza/contract/kernel'
import { everyCall } from '@plaza/contract/testing'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../testing/create-test-gateway'
import { seal } from '../../testing/seal'

const long = 'x'.repeat(20_000)
const nastyValues: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  long,
  '\0',
  '\ud800',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>',
  [],
  [[]],
  {},
  { $gt: '' },
]
const nastyParams = [
  '%00',
  '0',
  '-1',
  '99999999999999999999',
  'NaN',
  '%27%20or%201',
  '%F0%9F%92%A9',
  long.slice(0, 300),
  '%E0%A4',
]

/** Who calls. */
type Caller = 'visitor' | 'member' | 'agent' | 'trial'
/** Refusals of a caller whatever the call contains. */
const callerRefusals = new Set(['session.required', 'session.expired', 'trial.rejected', 'agent.only'])

const keysOf = (schema: unknown): string[] => {
  const shape = (schema as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def.shape
  return Object.keys(shape ?? {})
}

describe('hostile input', () => {
  let test: TestGateway
  let callers: Record<Caller, Pick<TestCaller, 'headers'>>

  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    callers = {
      visitor: { headers: { host: 'localhost', cookie: 'plaza_session=\u00e9' } },
      member: await test.signedIn({ account: randomUUID() }),
      agent: await test.signedIn({ account: randomUUID(), type: 1 }),
      trial: await test.signedIn({ account: randomUUID(), type: 4 }),
    }
  })

  const urls = (call: AnyCall): string[] => {
    const base = call.path.replaceAll(/:\w+/g, '1')
    const queries = [...keysOf(call.query), 'token', 'unknown'].flatMap((key) => [
      `${key}=%00`,
      `${key}=${long.slice(0, 5_000)}`,
      `${key}=-1&${key}=2`,
      `${key}[a]=1`,
      `${key}=%E0%A4`,
      `${key}=1e999`,
    ])
    const params = call.path.includes(':')
      ? nastyParams.map((value) => call.path.replaceAll(/:\w+/g, value))
      : []
    return [base, ...queries.map((query) => `${base}?${query}`), ...params]
  }

  const bodies = (call: AnyCall): unknown[] =>
    call.method === 'GET'
      ? [undefined]
      : [
          undefined,
          ...nastyValues,
          ...keysOf(call.body).flatMap((key) => nastyValues.map((value) => ({ [key]: value }))),
        ]

  const payloadOf = async (
    call: AnyCall,
    body: unknown,
  ): Promise<{ payload?: string; headers?: Record<string, string> }> => {
    if (body === undefined) return {}
    if (call.bodyKind === 'encrypted') return seal(test.gateway, body)
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  }

  // CALL-2, SEC-7
  it.each(everyCall.map((call) => [call.id, call] as const))(
    'the call %s answers hostile input without a server error',
    async (_id, call) => {
      const faults: object[] = []
      const send = async (who: Caller, url: string, body: unknown) => {
        const sent = await payloadOf(call, body)
        const key = { 'idempotency-key': randomUUID() }
        const answer = await test.call({
          method: call.method,
          url,
          ...sent,
          headers: { ...key, ...sent.headers, ...callers[who].headers },
        })
        const { success, code = '' } = answer.json<{ success: boolean; code?: string }>()
        // No vendor runs here: a call that needs one is refused, which is not a fault of this server.
        const isServers = answer.statusCode >= 500 && code !== 'vendor.unavailable'
        const isKnown = success || isErrorCode(code)
        const isLetIn = success && who === 'visitor' && call.auth !== 'none'
        // Noted, not expected one by one: there are tens of thousands of answers.
        if (isServers || !isKnown || isLetIn) {
          const sentBody = JSON.stringify(body)?.slice(0, 100)
          faults.push({ who, url: url.slice(0, 100), body: sentBody, code, isServers, isKnown, isLetIn })
        }
        return code
      }
      const [base = ''] = urls(call)
      const admitted: Caller[] = []
      for (const who of ['visitor', 'member', 'agent', 'trial'] as const) {
        const code = await send(who, base, undefined)
        await send(who, base, {})
        if (!callerRefusals.has(code)) admitted.push(who)
      }
      // Each input once, by the admitted callers in turn: the others are refused before their input is read.
      const inputs = [
        ...urls(call).map((url) => ({ url, body: undefined })),
        ...bodies(call).map((body) => ({ url: base, body })),
      ]
      const senders = admitted.length > 0 ? admitted : (['member'] as const)
      for (const [index, { url, body }] of inputs.entries())
        await send(senders[index % senders.length] ?? 'member', url, body)
      expect(faults).toEqual([])
    },
  )

  // CALL-2
  it.each([
    ['half a JSON', '{"a":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['deep nesting', '[[[['.repeat(5_000), 'application/json', 400],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['a sealed body where none is asked for', 'x', 'application/jose', 400],
    ['no media type', 'x', 'not a media type', 415],
    ['a hundred kilobytes', JSON.stringify(long.repeat(5)), 'application/json', 413],
  ])('a body that is %s is refused with a client error', async (_what, payload, type, status) => {
    const { headers } = await test.signedIn({ account: randomUUID() })
    const answer = await test.call({
      method: 'POST',
      url: '/wps/deposit',
      payload,
      headers: { ...headers, 'content-type': type, 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode).toBe(status)
  })
})
