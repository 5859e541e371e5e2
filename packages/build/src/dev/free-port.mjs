import { createServer } from 'node:net'

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** The first port from `port` on that is free on every address. @throws when a hundred are in use */
export async function freePort(port) {
  for (let at = port; at < port + 100; at += 1) if (await isFree(at)) return at
  throw new Error(`no free port from ${port} on`)
}
