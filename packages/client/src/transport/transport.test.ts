/** @jest-environment node */
import { jwksPath, loginCall, renewCall } from '@plaza/contract/identity'
import { balanceCall, createDepositCall } from '@plaza/contract/money'
import { jackpotsCall, leaveGameCall } from '@plaza/contract/play'
import { HttpTimeout, type HttpRequest } from './http'
import { createTransport } from './transport'

const http = { keys: jest.fn(), request: jest.fn() }
const early = jest.fn()
jest.mock('./http', () => ({
  ...jest.requireActual<object>('./http'),
  request: (asked: HttpRequest) => (asked.url === jwksPath ? http.keys() : http.request(asked)),
}))
jest.mock('./seal', () => ({
  seal: async (_payload: unknown, { kid }: { kid: string }, nowMs: number) => `${kid}@${nowMs}`,
}))

const deviceMs = 1_000
const serverMs = 900_000
const body = { username: 'player01', password: 'secret', type: 'username' } as const
const signedIn = { token: 't', userName: 'player01', customerType: 0, firstTimeLogin: false }

const success = (value: unknown) => ({
  status: 200,
  headers: new Headers(),
  data: { success: true, value, now: serverMs },
})
const failure = (status: number, code: string, value?: Record<string, unknown>) => ({
  status,
  headers: new Headers(),
  data: { success: false, code, message: code, requestId: 'req-1', ...(value && { value }) },
})

const busy = (retryAfter: string) => ({
  ...failure(429, 'service.busy'),
  headers: new Headers({ 'retry-after': retryAfter }),
})

/** Whether the person enters the requested password. */
let goesOn = true
beforeEach(() => (goesOn = true))

/** A transport of a device whose clock is wrong until the first answer of the server. */
function start(...answers: object[]) {
  let offsetMs = 0
  const ended: string[] = []
  const requests: string[] = []
  const waits: number[] = []
  const balances: (string | number | undefined)[][] = []
  const page = { account: 'maria' as string | undefined }
  let keys = 0
  http.keys
    .mockReset()
    .mockImplementation(async () => ({ status: 200, data: { keys: [{ kid: `key${(keys += 1)}` }] } }))
  http.request.mockReset()
  early.mockReset()
  for (const answer of answers) http.request.mockResolvedValueOnce(answer)
  const transport = createTransport({
    baseUrl: '',
    language: () => 'en',
    isStandalone: () => false,
    onSessionEnded: (code) => ended.push(code),
    onPasswordChange: () => requests.push('password'),
    reauthenticate: async () => {
      requests.push('reauth')
      return goesOn
    },
    onClosed: (code) => requests.push(code),
    account: () => page.account,
    onBalance: ({ totalMinor, version }, account) => balances.push([totalMinor, version, account]),
    onServerTime: (nowMs) => (offsetMs = nowMs - deviceMs),
    now: () => deviceMs + offsetMs,
    early,
    isOnline: () => true,
    wait: async (ms) => void waits.push(ms),
    random: () => 0,
  })
  const bodies = () => http.request.mock.calls.map(([{ data }]: [{ data: unknown }]) => data)
  return { transport, ended, requests, waits, bodies, balances, page, serverNow: () => deviceMs + offsetMs }
}

describe('a sealed body', () => {
  it('the encryption is not prepared without a connection, and that is not reported as an error', async () => {
    const { transport, bodies } = start(success(signedIn))
    http.keys.mockRejectedValueOnce(new Error('Loading chunk 1 failed.'))
    await expect(transport.prepareSeal()).rejects.toMatchObject({
      name: 'CallError',
      code: 'network.offline',
    })
    await expect(transport.send(loginCall, { body })).resolves.toEqual(signedIn)
    expect(bodies()).toEqual([`key1@${deviceMs}`])
  })

  it("a body is sealed again by the server's clock, once, when the device's clock is wrong", async () => {
    const { transport, bodies } = start(failure(400, 'body.stale', { now: serverMs }), success(signedIn))
    await expect(transport.send(loginCall, { body })).resolves.toEqual(signedIn)
    expect(bodies()).toEqual([`key1@${deviceMs}`, `key1@${serverMs}`])
  })

  it("a body is sealed to the gateway's current key when the cached one is gone", async () => {
    const { transport, bodies } = start(failure(400, 'body.decrypt'), success(signedIn))
    await expect(transport.send(loginCall, { body })).resolves.toEqual(signedIn)
    expect(bodies()).toEqual([`key1@${deviceMs}`, `key2@${deviceMs}`])
  })

  it.each(['body.stale', 'body.decrypt'])('a sealed body is not sent a third time after %s', async (code) => {
    const again = failure(400, code, { now: serverMs })
    const { transport, bodies } = start(again, again)
    await expect(transport.send(loginCall, { body })).rejects.toMatchObject({ code })
    expect(bodies()).toHaveLength(2)
  })
})

describe('a session', () => {
  it.each(['session.expired', 'session.required', 'session.token.mismatch'])(
    'a session ends by %s',
    async (code) => {
      const { transport, ended } = start(failure(401, code))
      await expect(transport.send(renewCall)).rejects.toMatchObject({ code, status: 401 })
      expect(ended).toEqual([code])
    },
  )

  it.each(['login.failed', 'captcha.required'])('a session does not end by %s', async (code) => {
    const { transport, ended } = start(failure(401, code))
    await expect(transport.send(loginCall, { body })).rejects.toMatchObject({ code })
    expect(ended).toEqual([])
  })

  // CHANGE-4
  it('a session continues with a required password change when the gateway refuses calls until then', async () => {
    const { transport, ended, requests } = start(failure(403, 'password.change.required'))
    await expect(transport.send(renewCall)).rejects.toMatchObject({ code: 'password.change.required' })
    expect(requests).toEqual(['password'])
    expect(ended).toEqual([])
  })
})

describe('a page that the gateway refuses as a whole', () => {
  it.each([
    [451, 'merchant.region'],
    [403, 'merchant.blocked.address'],
    [503, 'merchant.maintenance'],
  ])(
    'a refusal of the whole page is reported for %d %s, and the call fails by its code',
    async (status, code) => {
      const answer = failure(status, code)
      const { transport, requests } = start(answer, answer, answer)
      await expect(transport.send(renewCall)).rejects.toMatchObject({ code, requestId: 'req-1' })
      expect(requests).toEqual([code])
    },
  )
})

describe('a site that has more to do than it can', () => {
  const jackpots = { totalMinor: 0, currency: 'PHP', pools: [], asOf: 1 }

  it('a call to a busy site is repeated after the requested time, and then succeeds as usual', async () => {
    const { transport, waits } = start(busy('2'), success(jackpots))
    await expect(transport.send(jackpotsCall)).resolves.toEqual(jackpots)
    expect(waits).toEqual([2_000])
  })

  // CALL-3
  it('a read that gets no answer in time has failed, and is not repeated by the transport', async () => {
    const { transport } = start()
    http.request.mockRejectedValue(new HttpTimeout())
    await expect(transport.send(jackpotsCall)).rejects.toMatchObject({ code: 'network.timeout' })
    expect(http.request).toHaveBeenCalledTimes(1)
  })

  it('a busy site is reported by its code after three tries', async () => {
    const { transport, waits } = start(busy('1'), busy('2'), busy('3'))
    await expect(transport.send(jackpotsCall)).rejects.toMatchObject({ code: 'service.busy', status: 429 })
    expect(waits).toEqual([1_000, 2_000])
  })

  it('a busy site is reported at once when it asks for a long wait', async () => {
    const { transport, waits } = start(busy('60'))
    await expect(transport.send(jackpotsCall)).rejects.toMatchObject({ code: 'service.busy' })
    expect(waits).toEqual([])
  })

  it('a refusal says whether an earlier attempt of the call may have succeeded', async () => {
    const deposit = {
      body: { method: 'demo-bank', amountMinor: 20_000 },
      idempotencyKey: 'key-number-00000001',
    }
    const expired = () => failure(401, 'session.expired')
    const once = start(expired())
    await expect(once.transport.send(createDepositCall, deposit)).rejects.toMatchObject({ isRepeated: false })
    const afterRefusal = start(busy('1'), expired())
    await expect(afterRefusal.transport.send(createDepositCall, deposit)).rejects.toMatchObject({
      isRepeated: false,
    })
    const afterLoss = start(failure(503, 'service.unavailable'), expired())
    await expect(afterLoss.transport.send(createDepositCall, deposit)).rejects.toMatchObject({
      isRepeated: true,
    })
  })

  it('a call without input reads the answer that was asked for early, and its time is not taken for the time now', async () => {
    const given = Promise.resolve(new Response())
    const { transport, serverNow } = start({ ...success(jackpots), isEarly: true }, success(jackpots))
    early.mockReturnValue(given)
    await expect(transport.send(jackpotsCall)).resolves.toEqual(jackpots)
    expect(serverNow()).toBe(deviceMs)
    await transport.send(jackpotsCall, { query: {} as never })
    expect(serverNow()).toBe(serverMs)
    const asked = http.request.mock.calls.map(([{ early: found }]: [HttpRequest]) => found)
    expect(asked).toEqual([given, undefined])
  })

  it('a write without a key is not repeated on a busy site', async () => {
    const { transport, waits } = start(busy('1'))
    await expect(transport.send(loginCall, { body })).rejects.toMatchObject({ code: 'service.busy' })
    expect(waits).toEqual([])
  })
})

describe('a call that wants its member to be there', () => {
  const deposit = { method: 'demo-bank', amountMinor: 20_000 }
  const required = failure(401, 'reauth.required', { reason: 'active' })

  it('a call that needs re-authentication asks for the password and continues with the same key', async () => {
    const { transport, requests, ended } = start(required, failure(409, 'deposit.open.order'))
    await expect(
      transport.send(createDepositCall, { body: deposit, idempotencyKey: 'key-number-00000001' }),
    ).rejects.toMatchObject({ code: 'deposit.open.order' })
    expect(requests).toEqual(['reauth'])
    expect(ended).toEqual([])
    const keys = http.request.mock.calls.map(
      ([{ headers }]) => (headers as object)['idempotency-key' as never],
    )
    expect(keys).toEqual(['key-number-00000001', 'key-number-00000001'])
  })

  it('a call that needs re-authentication is refused when nobody enters the password', async () => {
    goesOn = false
    const { transport, requests } = start(required)
    await expect(transport.send(createDepositCall, { body: deposit })).rejects.toMatchObject({
      code: 'reauth.required',
    })
    expect(requests).toEqual(['reauth'])
    expect(http.request).toHaveBeenCalledTimes(1)
  })

  it('a call that needs re-authentication asks once', async () => {
    const { transport, requests } = start(required, required)
    await expect(transport.send(createDepositCall, { body: deposit })).rejects.toMatchObject({
      code: 'reauth.required',
    })
    expect(requests).toEqual(['reauth'])
  })
})

describe('an answer that carries the balance, by its call’s definition', () => {
  const balance = { wallets: [], totalMinor: 500, currency: 'PHP', version: 3, asOf: 1 }

  it('the balance of an answer is reported once, for the account that made the call', async () => {
    const { transport, balances, page } = start(success({ ...balance, sumBalance: '5.00' }))
    const sent = transport.send(balanceCall)
    // Another account signs in before the answer arrives: listeners must be able to tell the two apart.
    page.account = 'jose'
    await sent
    expect(balances).toEqual([[500, 3, 'maria']])
  })

  it('the balance is reported with its field, and neither for a refusal nor for an answer without one', async () => {
    const play = {
      id: '1',
      nodeId: 1,
      mode: 'demo',
      startedAt: 1,
      endedAt: 2,
      bets: 0,
      stakedMinor: 0,
      wonMinor: 0,
      netMinor: 0,
      currency: 'PHP',
      openRounds: 0,
    }
    const { transport, balances } = start(
      success({ play, balance }),
      failure(403, 'feature.off', { balance }),
      success(signedIn),
    )
    await transport.send(leaveGameCall, { params: { play: '1' } })
    await transport.send(leaveGameCall, { params: { play: '1' } }).catch(() => undefined)
    await transport.send(loginCall, { body })
    expect(balances).toEqual([[500, 3, 'maria']])
  })
})
