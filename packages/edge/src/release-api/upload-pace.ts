import type { IncomingMessage } from 'node:http'
import { ReleaseError } from '@plaza/release'

/** How fast an upload must come in. */
export interface PaceTerms {
  /** Bytes that each stretch must bring. */
  bytes: number
  /** Length of a stretch, ms. */
  everyMs: number
  /** From the first byte to the last, ms. */
  deadlineMs: number
}

/** 8 KiB a second, looked at every five seconds; two minutes in all. */
export const uploadPace: PaceTerms = { bytes: 40 * 1024, everyMs: 5_000, deadlineMs: 120_000 }

/** The watch over one upload: its signal is aborted with a `ReleaseError` when the sender is too slow. */
export interface Pace {
  signal: AbortSignal
  stop(): void
}

/** Watches an upload until it is stopped or complete, because a slow sender occupies a place that others need. */
export function watchPace(body: IncomingMessage, terms: PaceTerms = uploadPace): Pace {
  const { bytes, everyMs, deadlineMs } = terms
  const slow = new AbortController()
  const cut = (message: string) => slow.abort(new ReleaseError('upload.slow', message))
  let before = body.socket.bytesRead
  const look = () => {
    if (body.readableEnded) return stop()
    const now = body.socket.bytesRead
    if (now - before < bytes)
      cut(
        `The archive arrived too slowly: ${now - before} bytes in ${everyMs / 1000} s, at least ${bytes} are required. Send it again over a faster connection.`,
      )
    before = now
  }
  const stretch = setInterval(look, everyMs)
  const deadline = setTimeout(() => {
    if (!body.readableEnded)
      cut(`The archive did not arrive within ${deadlineMs / 1000} s. Send it again over a faster connection.`)
  }, deadlineMs)
  const stop = () => {
    clearInterval(stretch)
    clearTimeout(deadline)
  }
  stretch.unref()
  deadline.unref()
  body.once('close', stop)
  return { signal: slow.signal, stop }
}
