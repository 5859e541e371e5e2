import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Lower ports than those that a system gives to whoever asks for any (from 32,768 on Linux, 49,152 elsewhere). */
const [least, most] = [20_000, 30_000]

/**
 * A free port that stays free until it is listened on, and between two processes that listen on it: servers of other
 * tests, which ask for any port, do not get it.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(least, most)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
