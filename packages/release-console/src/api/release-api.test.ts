/** @jest-environment node */
import { tokenOf } from '../testing/answers'
import type { ApiError } from './api-error'
import { createReleaseApi } from './release-api'

const token = 'mfe_0123456789ab_secret'
const answer = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  }) as Response

function apiWith(respond: () => Promise<Response>) {
  const onEnded = jest.fn()
  const requests: { url: string; init: RequestInit }[] = []
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    requests.push({ url: String(url), init })
    return respond()
  }
  return { api: createReleaseApi({ token, fetch, onEnded }), onEnded, requests }
}
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('it did not fail')
    },
    (error: unknown) => error as ApiError,
  )

it('the client sends the token only in the header, without cookies, and returns the parsed value', async () => {
  const { api, requests } = apiWith(async () => answer(200, { success: true, value: tokenOf(), now: 1 }))
  await expect(api.me()).resolves.toEqual(tokenOf())
  expect(requests[0]?.url).toBe('/release/api/me')
  expect(requests[0]?.init).toMatchObject({
    credentials: 'omit',
    headers: { authorization: `Bearer ${token}` },
  })
})

it('the client escapes control characters in texts of others', async () => {
  const value = { ...tokenOf(), name: 'ann\u202e\u001b[31m' }
  const { api } = apiWith(async () => answer(200, { success: true, value, now: 1 }))
  expect((await api.me()).name).toBe('ann\\u{202E}\\u{001B}[31m')
})

it('the client encodes body and query', async () => {
  const { api, requests } = apiWith(async () =>
    answer(200, { success: true, value: { entries: [], damaged: [] }, now: 1 }),
  )
  await api.record(100, 'mf-cashier')
  expect(requests[0]?.url).toBe('/release/api/record?limit=100&remote=mf-cashier')
  await failureOf(api.preview({ kind: 'rollback', remote: 'mf-cashier' }))
  expect(requests[1]?.init).toMatchObject({
    method: 'POST',
    body: '{"change":{"kind":"rollback","remote":"mf-cashier"}}',
  })
})

it('the client returns a refusal with its code and sentence', async () => {
  const refusal = { success: false, code: 'release.below.floor', message: 'Below the floor.', requestId: 'r' }
  const { api, onEnded } = apiWith(async () => answer(422, refusal))
  expect(await failureOf(api.overview())).toMatchObject({
    code: 'release.below.floor',
    message: 'Below the floor.',
    status: 422,
  })
  expect(onEnded).not.toHaveBeenCalled()
})

it.each([
  ['HTML in place of JSON', 200, '<!doctype html>'],
  ['a value of another shape', 200, { success: true, value: { revision: 'x' }, now: 1 }],
  ['an answer without envelope', 200, { revision: 1 }],
  ['a success under a failing status', 500, { success: true, value: tokenOf(), now: 1 }],
])('the client reports %s as an unreadable answer', async (_what, status, body) => {
  const { api } = apiWith(async () => answer(status, body))
  expect(await failureOf(api.me())).toMatchObject({ code: 'answer.invalid', status })
})

it('the client reports any 401, also of the live stream', async () => {
  const ended = { success: false, code: 'token.unknown', message: 'ended', requestId: 'r' }
  const { api, onEnded } = apiWith(async () => answer(401, ended))
  await failureOf(api.change({ change: { kind: 'rollback', remote: 'shell' }, why: 'x' }))
  expect(await failureOf(api.live(new AbortController().signal))).toMatchObject({ code: 'token.unknown' })
  expect(onEnded).toHaveBeenCalledTimes(2)
})

it('the client distinguishes a lost connection from a site that does not answer', async () => {
  const away = apiWith(() => Promise.reject(new TypeError('failed to fetch')))
  expect((await failureOf(away.api.me())).code).toBe('network')
  jest.useFakeTimers()
  try {
    const silent = createReleaseApi({
      token,
      onEnded: () => {},
      fetch: (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    })
    const failure = failureOf(silent.me())
    await jest.advanceTimersByTimeAsync(15_000)
    expect((await failure).code).toBe('timeout')
  } finally {
    jest.useRealTimers()
  }
})
