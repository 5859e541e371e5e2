/** @jest-environment node */
import type { ReleaseLive } from '@plaza/contract/release'
import { ReadableStream } from 'node:stream/web'
import { followLive, waitBefore, type FollowParts, type LiveStatus } from './follow-live'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A stream in a test's hands. */
function openStream() {
  let controller: { enqueue: (chunk: Uint8Array) => void; close: () => void } | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  return {
    body: body as unknown as Response['body'],
    say: (message: unknown) => controller?.enqueue(bytes(`data: ${JSON.stringify(message)}\n\n`)),
    heartbeat: () => controller?.enqueue(bytes(': still here\n\n')),
    end: () => controller?.close(),
  }
}

function follow(open: FollowParts['open'], watch?: FollowParts['watch']) {
  const messages: ReleaseLive[] = []
  const statuses: LiveStatus[] = []
  const waits: number[] = []
  const end = new AbortController()
  let goOn = () => {}
  const done = followLive({
    open,
    onMessage: (message) => messages.push(message),
    onStatus: (status) => statuses.push(status),
    wait: (ms) => {
      waits.push(ms)
      return new Promise((resolve) => (goOn = resolve))
    },
    watch,
    signal: end.signal,
  })
  return { messages, statuses, waits, done, stop: () => end.abort(), goOn: () => goOn() }
}
const settle = () => jest.advanceTimersByTimeAsync(1)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('the live stream passes on known messages and ignores unknown ones', async () => {
  const stream = openStream()
  const followed = follow(async () => stream)
  await settle()
  stream.say({ kind: 'revision', revision: 7 })
  stream.say({ kind: 'weather', is: 'fine' })
  stream.say({ kind: 'store', isReadable: false, lastGoodAt: 5 })
  await settle()
  expect(followed.messages).toEqual([
    { kind: 'revision', revision: 7 },
    { kind: 'store', isReadable: false, lastGoodAt: 5 },
  ])
  expect(followed.statuses).toEqual(['connecting', 'live'])
  followed.stop()
  await followed.done
})

it('the live stream reconnects with delays that grow with each failure', async () => {
  const streams = [openStream(), openStream()]
  const opens = [
    async () => streams[0]!,
    async () => Promise.reject(new Error('away')),
    async () => Promise.reject(new Error('away')),
    async () => streams[1]!,
  ]
  const followed = follow(() => opens.shift()!())
  await settle()
  streams[0]!.end()
  await settle()
  followed.goOn()
  await settle()
  followed.goOn()
  await settle()
  expect(followed.waits).toEqual([500, 1_000, 2_000])
  followed.goOn()
  await settle()
  expect(followed.statuses).toEqual(['connecting', 'live', 'lost', 'lost', 'lost', 'live'])
  streams[1]!.say({ kind: 'revision', revision: 8 })
  await settle()
  expect(followed.messages).toEqual([{ kind: 'revision', revision: 8 }])
  followed.stop()
})

it('the live stream counts as lost after a long silence, and a heartbeat keeps it alive', async () => {
  const stream = openStream()
  const followed = follow(async () => stream)
  await settle()
  await jest.advanceTimersByTimeAsync(30_000)
  stream.heartbeat()
  await jest.advanceTimersByTimeAsync(30_000)
  expect(followed.statuses).toEqual(['connecting', 'live'])
  await jest.advanceTimersByTimeAsync(11_000)
  expect(followed.statuses).toEqual(['connecting', 'live', 'lost'])
  followed.stop()
})

it('the live stream counts as lost at once when another request fails', async () => {
  let lose = () => {}
  const stop = jest.fn()
  const followed = follow(
    async () => openStream(),
    (end) => {
      lose = end
      return stop
    },
  )
  await settle()
  lose()
  await settle()
  expect(followed.statuses).toEqual(['connecting', 'live', 'lost'])
  expect(stop).toHaveBeenCalledTimes(1)
  followed.stop()
})

it('the live stream sends nothing after it was stopped', async () => {
  const followed = follow(
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
  )
  await settle()
  followed.stop()
  await followed.done
  expect(followed.statuses).toEqual(['connecting'])
  expect(followed.waits).toEqual([])
})

it('the live stream waits at most 15 seconds before it reconnects', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(waitBefore)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
  ])
})
