import * as z from 'zod/mini'
import { createClient } from './client'
import { createEventLines } from './event-lines'
import { retryWaits, untilAnswered, type Answer } from './until-answered'

const answering = (...answers: Answer<number>[]) => {
  const send = jest.fn(() => Promise.resolve(answers.shift() ?? { ok: true as const, value: -1 }))
  return send
}
const lost: Answer<number> = { ok: false, failure: { kind: 'lost' } }

describe('retrying', () => {
  // ENGINE-1
  it('a call is retried after a lost answer, and loss and recovery are reported once', async () => {
    const waited: number[] = []
    const events: string[] = []
    const ask = answering(lost, lost, { ok: true, value: 5 })
    const answer = await untilAnswered(ask, {
      wait: (ms) => (waited.push(ms), Promise.resolve()),
      onLost: () => events.push('lost'),
      onBack: () => events.push('back'),
    })
    expect(answer).toEqual({ ok: true, value: 5 })
    expect([waited, events]).toEqual([retryWaits.slice(0, 2), ['lost', 'back']])
  })

  it('a refused call is not retried', async () => {
    const ask = answering({ ok: false, failure: { kind: 'refused', refusal: 'LIMIT_REACHED' } })
    await untilAnswered(ask, { wait: () => Promise.resolve(), onLost: jest.fn(), onBack: jest.fn() })
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('a retry waits as long as the server says when it is too early, without reporting a lost connection', async () => {
    const waited: number[] = []
    const onLost = jest.fn()
    const ask = answering({ ok: false, failure: { kind: 'soon', waitMs: 700 } }, { ok: true, value: 1 })
    await untilAnswered(ask, {
      wait: (ms) => (waited.push(ms), Promise.resolve()),
      onLost,
      onBack: jest.fn(),
    })
    expect([waited, onLost.mock.calls]).toEqual([[700], []])
  })
})

describe('the client', () => {
  const schema = z.object({ n: z.number() })
  const replying = (status: number, body: unknown) =>
    createClient(() =>
      Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response),
    )

  // LAUNCH-4
  it('the client distinguishes refusals, expiry, too early calls and lost connections', async () => {
    expect(await replying(409, { refusal: 'NOT_ENOUGH_MONEY' }).ask('/x', schema)).toEqual({
      ok: false,
      failure: { kind: 'refused', refusal: 'NOT_ENOUGH_MONEY' },
    })
    expect(await replying(401, { refusal: 'SESSION' }).ask('/x', schema)).toEqual({
      ok: false,
      failure: { kind: 'expired' },
    })
    expect(await replying(429, { refusal: 'TOO_SOON', waitMs: 300 }).ask('/x', schema)).toEqual({
      ok: false,
      failure: { kind: 'soon', waitMs: 300 },
    })
    expect(await replying(502, 'bad gateway').ask('/x', schema)).toEqual(lost)
    expect(await createClient(() => Promise.reject(new TypeError('offline'))).ask('/x', schema)).toEqual(lost)
  })

  it('the client treats an answer of another shape as no answer', async () => {
    expect(await replying(200, { n: '1' }).ask('/x', schema)).toEqual(lost)
    expect(await replying(200, { n: 1 }).ask('/x', schema)).toEqual({ ok: true, value: { n: 1 } })
  })
})

describe('the event stream', () => {
  it('the event stream is split into events wherever its chunks break', () => {
    const cut = createEventLines()
    expect(cut('event: tick\nda')).toEqual([])
    expect(cut('ta: {"a":1}\n\n: still here\n\nevent: bets\ndata: []\n\n')).toEqual([
      { event: 'tick', data: '{"a":1}' },
      { event: 'bets', data: '[]' },
    ])
  })
})
