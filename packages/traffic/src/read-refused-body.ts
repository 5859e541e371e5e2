import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The most of a refused body that is read, bytes, and for how long, ms. */
const mostBytes = 32 * 1024 * 1024
const mostMs = 2_000
const tooLarge = 413

/** Resolves when the body has arrived and was thrown away, when it was too much or took too long, or when its sender went away. */
function throwAway({ raw }: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const count = (piece: Buffer) => {
      bytes += piece.length
      if (bytes > mostBytes) end()
    }
    const end = () => {
      clearTimeout(timer)
      raw.off('data', count).off('end', end).off('close', end)
      resolve()
    }
    const timer = setTimeout(end, mostMs)
    raw.unpipe()
    raw.on('data', count).on('end', end).on('close', end)
    raw.resume()
  })
}

/**
 * Reads the rest of a body that is refused for its size before the refusal is sent (SERVER-1): the connection is closed with it, and
 * a client that still sends then finds it closed and never reads why. Bounded in bytes and time, for a body that has no end.
 */
export function readRefusedBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === tooLarge && !request.raw.complete && !request.raw.destroyed)
      await throwAway(request)
  })
}
