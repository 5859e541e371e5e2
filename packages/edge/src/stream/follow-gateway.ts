import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createBlockSplitter } from './split-blocks'

/** The address and identity of a subscription, its message handler, and its end. */
export interface GatewayStream {
  url: URL
  headers: Record<string, string>
  onBlock: (block: string) => void
  signal: AbortSignal
}

/** Waits between two tries, ms: short at first, then longer; long where the gateway refuses. */
const firstWaitMs = 250
const longestWaitMs = 5_000
const refusedWaitMs = 30_000

/** Listens to the gateway's event stream until the signal ends, coming back whenever the gateway does. */
export async function followGateway(stream: GatewayStream): Promise<void> {
  const { signal } = stream
  let waitMs = firstWaitMs
  while (!signal.aborted) {
    const outcome = await listen(stream)
    waitMs =
      outcome === 'ended'
        ? firstWaitMs
        : outcome === 'refused'
          ? refusedWaitMs
          : Math.min(waitMs * 2, longestWaitMs)
    await wait(waitMs + randomInt(firstWaitMs), undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** One connection: `ended` after it was open, `refused` by the gateway, `away` when it failed to connect. */
async function listen({
  url,
  headers,
  onBlock,
  signal,
}: GatewayStream): Promise<'ended' | 'refused' | 'away'> {
  let isUp = false
  try {
    const answer = await fetch(url, { headers: { ...headers, accept: 'text/event-stream' }, signal })
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel()
      return answer.status < 500 ? 'refused' : 'away'
    }
    isUp = true
    const split = createBlockSplitter(onBlock)
    const decoder = new TextDecoder()
    for await (const piece of answer.body) split(decoder.decode(piece, { stream: true }))
    return 'ended'
  } catch {
    // The gateway went away or the browser did; the loop looks at the signal and decides.
    return isUp ? 'ended' : 'away'
  }
}
