import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** Turned away at the gate: 429 `service.busy`, or 503 with a time to come back for vendors and banks. */
const isBusy = ({ statusCode, headers, body }: LightMyRequestResponse) =>
  headers['retry-after'] !== undefined && (statusCode === 503 || body.includes('"service.busy"'))

/**
 * Calls an app, and again while it is too busy, as clients, vendors and banks do: a suite on a starved machine may send
 * more at once than its gateway lets in. @throws Error when it is busy for 30 s
 */
export async function injectAgain(
  app: Pick<FastifyInstance, 'inject'>,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await app.inject(options)
    if (!isBusy(answer)) return answer
    await wait(50)
  }
  throw new Error('the gateway was busy for 30 s')
}
