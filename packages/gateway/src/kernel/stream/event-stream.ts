import { toOlderMessage, type Push } from '@plaza/contract/page'
import type { ServerResponse } from 'node:http'

const heartbeatMs = 15_000
/** A reader with more buffered bytes than this is disconnected. */
const mostBuffered = 1_000_000

/** A server-sent event stream over a raw response. */
export interface EventStream {
  send(push: Push): void
  end(): void
  onClose(listener: () => void): void
}

/**
 * Begins the stream: `retry: 2000`, then messages, and a comment every 15 s that keeps proxies from closing it. An
 * older page, which does not declare that it understands pushes, gets the older messages.
 */
export function beginEventStream(
  raw: ServerResponse,
  { headers, isOlderPage }: { headers: Record<string, string>; isOlderPage: boolean },
): EventStream {
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  // A push may come between the end and the close, and a write after the end would take the process down.
  const write = (text: string) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(text)
  }
  write('retry: 2000\n\n')
  const beat = setInterval(() => write(': beat\n\n'), heartbeatMs)
  beat.unref()
  raw.once('close', () => clearInterval(beat))
  return {
    send: (push) => {
      const message = isOlderPage ? toOlderMessage(push) : push
      if (!message) return
      if (raw.writableLength > mostBuffered) raw.destroy()
      else write(`data: ${JSON.stringify(message)}\n\n`)
    },
    end: () => void raw.end(),
    onClose: (listener) => void raw.once('close', listener),
  }
}
