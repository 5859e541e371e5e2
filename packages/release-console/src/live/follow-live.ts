import { releaseLiveSchema } from '@plaza/contract/release'
import type { ReleaseLive } from '@plaza/contract/release'
import { createEventReader } from './event-data'

/** How the connection is: on its way for the first time, there, or lost and tried again. */
export type LiveStatus = 'connecting' | 'live' | 'lost'

/** What following needs of its surroundings. */
export interface FollowParts {
  /** Opens the stream; rejects when it cannot connect. */
  open: (signal: AbortSignal) => Promise<Pick<Response, 'body'>>
  onMessage: (message: ReleaseLive) => void
  onStatus: (status: LiveStatus) => void
  /** Waits for `ms`, or until a signal that a retry may succeed. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Calls `end` on a sign that the connection is lost; returns the unsubscribe function. */
  watch?: (end: () => void) => () => void
  /** Ends it all. */
  signal: AbortSignal
  /** Longest silence of a working stream, ms: the edge sends a heartbeat every 15 seconds. */
  silenceMs?: number
}

const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/** Wait before the next try after so many that failed in a row, ms. */
export const waitBefore = (failures: number): number => waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0

/**
 * Follows the live stream until `signal` aborts: treats silence as a loss, and reconnects after a delay that grows with
 * each failure. Unknown messages are ignored, because a newer edge may send more.
 */
export async function followLive(parts: FollowParts): Promise<void> {
  const { onStatus, wait, signal } = parts
  let failures = 0
  onStatus('connecting')
  while (!signal.aborted) {
    const wasOpen = await readOnce(parts)
    if (signal.aborted) return
    failures = wasOpen ? 1 : failures + 1
    onStatus('lost')
    await wait(waitBefore(failures), signal)
  }
}

/** One connection from start to end. Returns whether it was ever established. */
async function readOnce({
  open,
  onMessage,
  onStatus,
  watch,
  signal,
  silenceMs = 40_000,
}: FollowParts): Promise<boolean> {
  const connection = new AbortController()
  const end = () => connection.abort()
  signal.addEventListener('abort', end)
  const unwatch = watch?.(end)
  let silence = setTimeout(end, silenceMs)
  const onActivity = () => {
    clearTimeout(silence)
    silence = setTimeout(end, silenceMs)
  }
  let wasOpen = false
  try {
    const { body } = await open(connection.signal)
    if (!body) return false
    wasOpen = true
    onStatus('live')
    await readAll(body, connection.signal, onActivity, onMessage)
  } catch {
    // Whatever ended it, the answer is the same: come back.
    return wasOpen
  } finally {
    clearTimeout(silence)
    unwatch?.()
    signal.removeEventListener('abort', end)
    end()
  }
  return wasOpen
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onActivity: () => void,
  onMessage: (message: ReleaseLive) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const take = createEventReader((data) => {
    const message = releaseLiveSchema.safeParse(readJson(data))
    if (message.success) onMessage(message.data)
  })
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  for (let part = await reader.read(); !part.done && !signal.aborted; part = await reader.read()) {
    onActivity()
    take(decoder.decode(part.value, { stream: true }))
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Truncated or foreign: no message has this form.
    return undefined
  }
}
