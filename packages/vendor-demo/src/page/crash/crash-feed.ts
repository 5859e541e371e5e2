import * as z from 'zod/mini'
import { apiPaths, crashEvents, type CrashBetAnswer, type Flight } from '../../api'
import type { Client } from '../net/client'
import { createEventLines } from '../net/event-lines'
import { retryWaits } from '../net/until-answered'

/** Silence after which the stream counts as lost, ms: in flight it speaks four times a second. */
const silenceMs = 15_000

export interface FeedListener {
  onHello: (hello: z.output<(typeof crashEvents)['hello']>) => void
  onFlight: (flight: Flight, serverNow: number) => void
  onBets: (bets: Flight['bets'], flight: number) => void
  onTick: (serverNow: number) => void
  onOwn: (own: CrashBetAnswer) => void
  onLost: () => void
  onBack: () => void
  onExpired: () => void
}

function emit(listener: FeedListener, event: string, data: unknown): void {
  const as = <T extends z.ZodMiniType>(schema: T): z.output<T> | null => {
    const parsed = z.safeParse(schema, data)
    return parsed.success ? parsed.data : null
  }
  switch (event) {
    case 'hello': {
      const hello = as(crashEvents.hello)
      if (hello) listener.onHello(hello)
      return
    }
    case 'flight': {
      const payload = as(crashEvents.flight)
      if (payload) listener.onFlight(payload.flight, payload.serverNow)
      return
    }
    case 'bets': {
      const payload = as(crashEvents.bets)
      if (payload) listener.onBets(payload.bets, payload.flight)
      return
    }
    case 'tick': {
      const payload = as(crashEvents.tick)
      if (payload) listener.onTick(payload.serverNow)
      return
    }
    case 'round': {
      const own = as(crashEvents.round)
      if (own) listener.onOwn(own)
    }
  }
}

/** Follows the shared rounds, opening the stream again whenever it breaks; ends with `signal`. */
export async function followFlights(
  client: Client,
  listener: FeedListener,
  wait: (ms: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const ending = new AbortController()
    const end = () => ending.abort()
    signal.addEventListener('abort', end)
    let silence = setTimeout(end, silenceMs)
    try {
      const response = await client.stream(apiPaths.crashStream, ending.signal)
      if (response.status === 401) return listener.onExpired()
      const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
      const cut = createEventLines()
      for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
        clearTimeout(silence)
        silence = setTimeout(end, silenceMs)
        if (tries > 0) listener.onBack()
        tries = 0
        for (const { event, data } of cut(piece.value)) emit(listener, event, JSON.parse(data))
      }
    } catch {
      // A broken or silent stream is opened again below, which the listener learns.
    } finally {
      clearTimeout(silence)
      signal.removeEventListener('abort', end)
    }
    if (signal.aborted) return
    listener.onLost()
    await wait(retryWaits[Math.min(tries, retryWaits.length - 1)] ?? 4_000)
  }
}
